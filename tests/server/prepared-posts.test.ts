import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogPosts } from '#app/db/schema/index.ts'
import { COOKIE_PREFIX } from '#app/features/account/cookie-name.ts'
import { fillSampleBlog, inDatabase, serverWithBlog } from '#tests/support/blog.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }

/** Every page of a post is asked for once, then the process is another one: what it knows, it has from the database. */
let server: RunningServer
let paths: string[]
beforeAll(async () => {
  const first = await serverWithBlog(fillSampleBlog)
  paths = await pathsOf(first)
  for (const path of paths) await (await fetch(first.origin + path, { headers: BROWSER })).text()
  const port = Number(new URL(first.origin).port)
  await first.kill('SIGTERM')
  server = await runServer({ dataDir: first.dataDir, port })
})
afterAll(() => server.dispose())

async function pathsOf({ origin }: RunningServer): Promise<string[]> {
  const listed: string[] = []
  for (const page of [1, 2]) {
    const html = await (await fetch(`${origin}/blog/all?page=${page}`)).text()
    for (const [, path] of html.matchAll(/<a class="read-more" href="([^"]+)"/g)) listed.push(path!)
  }
  return [...new Set(listed)]
}

const withoutStyle = (html: string) =>
  html
    .replace(/<style data-whole="[^"]+">.*?<\/style>/, '')
    .replace(/<link rel="stylesheet" href="[^"]+"[^>]*>/, '')
    .replaceAll(/ nonce="[^"]*"/g, '')

test('a prepared page is, byte for byte, the page as it is rendered, but for its nonce and its style', async () => {
  expect(paths).toHaveLength(15)
  for (const path of paths) {
    const prepared = await fetch(server.origin + path, { headers: BROWSER })
    // A page that was rendered just now would be sent as brotli.
    expect(prepared.headers.get('content-encoding'), path).toBe('gzip')
    const html = await prepared.text()
    // With a session's cookie, one that is of no use too, a page is rendered for this request alone.
    const headers = { ...BROWSER, cookie: `${COOKIE_PREFIX}.session_token=none` }
    const rendered = await fetch(server.origin + path, { headers })
    expect(rendered.headers.get('content-security-policy')).toContain('nonce-')
    expect(withoutStyle(html)).toBe(withoutStyle(await rendered.text()))
    expect(html).toContain('<style data-whole=')
  }
})

test('every coding of a prepared page holds the same bytes and names the same scripts', async () => {
  const path = paths[0]!
  const ask = async (coding: string) => {
    const response = await fetch(server.origin + path, { headers: { 'accept-encoding': coding } })
    const { headers } = response
    return {
      coding: headers.get('content-encoding'),
      policy: headers.get('content-security-policy'),
      control: headers.get('cache-control'),
      html: await response.text(),
    }
  }
  const plain = await ask('identity')
  expect(plain.coding).toBeNull()
  expect(plain.policy).toMatch(/script-src 'self' 'sha256-/)
  expect(plain.policy).not.toContain('nonce')
  expect(await ask('gzip')).toEqual({ ...plain, coding: 'gzip' })
  expect(await ask('br')).toEqual({ ...plain, coding: 'br' })
})

test('[BLOG-45] a post that is a draft again is not there, however well it was prepared', async () => {
  const port = Number(new URL(server.origin).port)
  await server.kill('SIGTERM')
  await inDatabase({ dataDir: server.dataDir }, async (db) => {
    await db.update(blogPosts).set({ status: 'draft' })
  })
  server = await runServer({ dataDir: server.dataDir, port })
  for (const path of paths) expect((await fetch(server.origin + path)).status, path).toBe(404)
})
