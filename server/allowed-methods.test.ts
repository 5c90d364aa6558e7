import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { methodsOfRoutes } from './allowed-methods.ts'

const page = { default: () => null }
const loader = () => null
const action = () => null
const route = (id: string, module: object, path?: string, parentId: string | undefined = 'root') => ({
  id,
  path,
  parentId: id === 'root' ? undefined : parentId,
  index: id === 'front',
  module,
})
const routes = Object.fromEntries(
  [
    route('root', page, ''),
    route('front', { ...page, loader }),
    route('about', page, 'about'),
    route('contact', { ...page, action }, 'contact'),
    route('feed', { loader }, 'feed.xml'),
    route('hook', { action }, 'hook'),
    route('guard', { ...page, loader }),
    route('profile', { ...page, action }, 'profile', 'guard'),
    route('rest', { loader, action }, '*'),
  ].map((one) => [one.id, one]),
) as unknown as ServerBuild['routes']
const methodsAt = methodsOfRoutes(routes)

test('each address allows what its own route does, also where its data is asked for', () => {
  const allowed = (path: string) => methodsAt(path).allow
  for (const path of ['/', '/_.data', '/_root.data', '/about', '/about.data', '/feed.xml'])
    expect(allowed(path), path).toBe('GET, HEAD')
  for (const path of [
    '/contact',
    '/contact.data',
    '/contact/',
    '/profile',
    '/profile.data',
    '/nowhere',
    '/%ff',
  ])
    expect(allowed(path), path).toBe('GET, HEAD, POST')
  expect(allowed('/hook')).toBe('POST')
})

test('a page can say itself what it does not take, a feed cannot', () => {
  expect(methodsAt('/about')).toMatchObject({ isPage: true })
  expect(methodsAt('/about').has('POST')).toBe(false)
  expect(methodsAt('/feed.xml')).toMatchObject({ isPage: false })
})
