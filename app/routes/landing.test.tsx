import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#app/features/services.ts'
import { VISITOR, type Viewer } from '#app/features/account/viewer.ts'
import { servicesContext, viewerContext } from '#app/http/context.server.ts'
import Landing, { handle, loader, meta } from './landing.tsx'

const ANN: Viewer = {
  member: {
    id: '1',
    email: 'ann@example.org',
    label: 'ann',
    tier: 'free',
    isEmailConfirmed: true,
    sessionId: '1',
  },
}

function load(viewer: Viewer = VISITOR) {
  const context = new RouterContextProvider()
  context.set(viewerContext, viewer)
  context.set(servicesContext, {
    site: { origin: 'https://mealwright.example', supportEmail: '' },
  } as Services)
  const url = new URL('https://mealwright.example/')
  return loader({ context, params: {}, request: new Request(url), url, pattern: '/' })
}

function render(path: string, viewer?: Viewer): string {
  const Stub = createRoutesStub([
    { id: 'landing', path: '/', Component: Landing as never, loader: () => null },
  ])
  return renderToStaticMarkup(
    <Stub initialEntries={[path]} hydrationData={{ loaderData: { landing: load(viewer) } }} />,
  )
}

test('is open to everyone', () => {
  expect(handle.access).toBe('open')
})

test.each([
  ['/meal-planning', 'preview-meal-plan'],
  ['/recipes', 'preview-my-recipes'],
  ['/public-recipes', 'preview-community-recipes'],
])('[SHELL-05] shows a visitor sent back from %s what it holds, above the hero', (to, id) => {
  const html = render(`/?auth=sign-up&to=${encodeURIComponent(to)}`)
  expect(html).toContain(`id="${id}"`)
  expect(html.indexOf(`id="${id}"`)).toBeLessThan(html.indexOf('<h1'))
  expect(html.match(/id="preview-/g)).toHaveLength(1)
})

test('shows no preview without a wanted page, for other pages, or to a member', () => {
  expect(render('/')).not.toContain('id="preview-')
  expect(render('/?auth=sign-up&to=/profile')).not.toContain('id="preview-')
  expect(render('/?to=//example.com/recipes')).not.toContain('id="preview-')
  expect(render('/?auth=sign-up&to=/recipes', ANN)).not.toContain('id="preview-')
})

test('[LAND-08] [LAND-09] buttons lead members on and visitors to the sign-up dialog', () => {
  expect(render('/')).toContain('href="/?auth=sign-up&amp;to=/calories"')
  const member = render('/', ANN)
  expect(member).not.toContain('auth=')
  expect(member).toContain('Create Recipes Now')
})

test('tells nothing about the member who asks: the page of two members is the same', () => {
  const ben: Viewer = { member: { ...ANN.member!, id: '2', email: 'ben@example.org', tier: 'premium' } }
  expect(load(ben)).toEqual(load(ANN))
})

test('describes itself with absolute addresses', () => {
  const tags = meta({ loaderData: load() } as Parameters<typeof meta>[0])
  const of = (name: string) =>
    tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : []))
  expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://mealwright.example/' })
  expect(of('og:url')).toEqual(['https://mealwright.example/'])
  expect(of('og:image')).toEqual(['https://mealwright.example/brand/social-card.jpg'])
  expect(of('og:title')).toEqual(tags.flatMap((tag) => ('title' in tag ? [tag.title] : [])))
  const description = tags.flatMap((tag) =>
    'name' in tag && tag.name === 'description' ? [String(tag.content)] : [],
  )
  expect(description[0]?.length).toBeLessThanOrEqual(160)
})
