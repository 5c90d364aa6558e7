import { brotliCompressSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isReadingPath } from '#app/features/site/reading-paths.ts'
import routes from '#app/routes.ts'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const MOST_SCRIPT_BYTES = 10 * 1024

let server: RunningServer
let visitor: Client
let member: Client
beforeAll(async () => {
  server = await runServer()
  visitor = openClient(server)
  member = await signedUpClient(server)
})
afterAll(() => server.dispose())

type Route = { path?: string; file: string; children?: Route[] }
const flat = (list: readonly Route[]): Route[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])])
const appFolder = join(import.meta.dirname, '..', '..', 'app')
const pages = flat(routes as Route[])
  .filter(({ file, children }) => !children && file.endsWith('.tsx'))
  .map(({ path = '', file }) => ({
    path: `/${path}`,
    isReading: readFileSync(join(appFolder, file), 'utf8').includes('isReading: true'),
  }))
const withoutParameters = pages.filter(({ path }) => !path.includes(':') && path !== '/*')

test('the list of reading pages that browsers know is that of the route modules', () => {
  for (const { path, isReading } of pages)
    expect(isReadingPath(path.replaceAll(/:\w+\??/g, 'x')), path).toBe(isReading)
  expect(pages.filter(({ isReading }) => isReading).length).toBeGreaterThanOrEqual(7)
})

const scriptsOf = (html: string) => [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)

test('reading pages come without the application’s scripts, to visitors and members, with one small script instead', async () => {
  const reading = withoutParameters.filter(({ isReading }) => isReading)
  for (const { path } of reading) {
    for (const [name, client] of [
      ['visitor', visitor],
      ['member', member],
    ] as const) {
      // A member is led home from the landing.
      if (path === '/' && name === 'member') continue
      for (const address of [path, `${path}?q=food`]) {
        const html = await (await client.request(address)).text()
        const label = `${address} as ${name}`
        expect(html, label).not.toContain('__reactRouterContext')
        expect(html, label).not.toContain('modulepreload')
        const sources = scriptsOf(html).flatMap((tag) => /src="([^"]+)"/.exec(tag)?.[1] ?? [])
        expect(sources, label).toHaveLength(1)
        expect(sources[0], label).toMatch(/^\/assets\/enhance-[\w-]+\.js$/)
      }
    }
  }
})

test('the script of the reading pages is small, kept for good and served compressed', async () => {
  const html = await (await visitor.request('/about')).text()
  const path = /src="(\/assets\/enhance-[^"]+)"/.exec(html)![1]!
  const response = await fetch(server.origin + path, { headers: { 'accept-encoding': 'br' } })
  expect(response.headers.get('content-encoding')).toBe('br')
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(Number(response.headers.get('content-length'))).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  const source = await response.text()
  expect(brotliCompressSync(source).length).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  expect(source, 'it stands alone').not.toMatch(/\bimport\b\s*[{("']/)
})

test('every other page brings the application', async () => {
  const live = withoutParameters.filter(({ isReading }) => !isReading)
  expect(live.length).toBeGreaterThan(5)
  for (const { path } of live) {
    const response = await member.request(path)
    if (response.status !== 200) continue
    const html = await response.text()
    expect(html, path).toContain('__reactRouterContext')
    expect(html, path).not.toContain('/assets/enhance-')
  }
})

test('asked for its data, a reading page says that it is to be loaded as a page', async () => {
  for (const path of ['/_.data', '/about.data', '/help.data?q=plan']) {
    const response = await visitor.request(path)
    expect(response.headers.get('x-remix-reload-document'), path).toBe('true')
  }
  expect((await visitor.request('/upload.data')).headers.has('x-remix-reload-document')).toBe(false)
})

test('a form that the script sent learns the address to go to, and the way back outlives a refusal', async () => {
  const form = { email: 'nobody@example.org', password: 'wrong password', returnTo: '/calories' }
  const refused = await visitor.post('/auth/sign-in', form)
  expect(refused.status).toBe(422)
  expect(await refused.text()).toMatch(/name="returnTo" value="\/calories"/)

  const fresh = { email: 'in-place@example.org', password: 'correct horse in place', returnTo: '/calories' }
  const done = await openClient(server).request('/auth/sign-up', {
    method: 'POST',
    headers: { 'x-in-place': '1' },
    body: new URLSearchParams(fresh),
  })
  expect(done.status).toBe(204)
  expect(done.headers.get('x-location')).toBe('/calories')
  expect(done.headers.get('set-cookie')).toContain('mealwright.session_token=')
})

test('[SHELL-09] “Remember me” makes the session outlive the browser', async () => {
  const person = { email: 'remembered@example.org', password: 'correct horse remembered' }
  await openClient(server).post('/auth/sign-up', person)
  const signIn = async (more: Record<string, string>) =>
    (await openClient(server).post('/auth/sign-in', { ...person, ...more })).headers.get('set-cookie')
  expect(await signIn({ rememberMe: 'yes' })).toMatch(/session_token=[^,]*Max-Age=2592000/i)
  expect(await signIn({})).not.toMatch(/session_token=[^,]*Max-Age=2592000/i)
})
