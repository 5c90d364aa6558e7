import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillSampleBlog, serverWithBlog } from '#tests/support/blog.ts'
import { openClient, signedUpClient } from '#tests/support/client.ts'
import type { RunningServer } from '#tests/support/run-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await serverWithBlog(fillSampleBlog)
})
afterAll(() => server.dispose())

const policyOf = (page: Response) => page.headers.get('content-security-policy')!

test('what a campaign adds to a link does not make another page: the kept one is given, and echoes nothing', async () => {
  const visitor = openClient(server)
  for (const path of ['/', '/pricing', '/help', '/blog', '/blog/all']) {
    const plain = await visitor.request(path)
    const text = await plain.text()
    const query = 'utm_source=planted&q2=%22%3E%3Cscript%3E&fbclid=planted'
    const tagged = await visitor.request(`${path}?${query}`)
    // A page that is made for one request has a nonce instead.
    expect(policyOf(tagged), path).toContain("'sha256-")
    expect(policyOf(tagged), path).toBe(policyOf(plain))
    expect(await tagged.text(), path).toBe(text)
    expect(text).not.toContain('planted')
  }
})

test('the first to ask, with whatever query, does not decide what others read', async () => {
  const visitor = openClient(server)
  await (await visitor.request('/about?to=https://evil.example&utm_term=planted')).text()
  await (await visitor.request('/terms?utm_term=planted')).text()
  for (const path of ['/about', '/terms']) {
    const text = await (await visitor.request(path)).text()
    expect(text, path).not.toMatch(/planted|evil\.example/)
  }
})

test('what a page reads of its query still counts, in any order', async () => {
  const visitor = openClient(server)
  const textOf = async (path: string) => (await visitor.request(path)).text()
  const [first, second] = [await textOf('/blog/all'), await textOf('/blog/all?utm_source=x&page=2')]
  expect(second).not.toBe(first)
  expect(second).toContain(`rel="canonical" href="${server.origin}/blog/all?page=2"`)
  expect(await textOf('/blog/all?page=2&fbclid=1')).toBe(second)
  expect(await textOf('/help?q=salt')).not.toBe(await textOf('/help'))
  expect(await textOf('/?auth=sign-in&utm_source=x')).toMatch(/<dialog[^>]*id="auth-sign-in"[^>]*open/)
})

test('whoever is led to another address keeps the query', async () => {
  const visitor = openClient(server)
  const listed = await (await visitor.request('/blog/all')).text()
  const [, path = ''] = /<a[^>]*href="([^"]+)"[^>]*>Read More/.exec(listed) ?? []
  const wrong = path.replace(/^\/blog\/[^/]+/, '/blog/elsewhere')
  const moved = await visitor.request(`${wrong}?utm_source=x`)
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toBe(`${path}?utm_source=x`)
})

test('clients that hang up are no errors of ours', async () => {
  const member = await signedUpClient(server)
  const cookie = [...member.cookies].map((pair) => pair.join('=')).join('; ')
  const before = server.output().length
  for (let round = 0; round < 10; round++)
    for (const path of ['/recipes', '/dashboard', '/upload', '/blog/search?q=a', '/recipes.data'])
      await hangUp(path, cookie, round)
  // Later requests are answered after those are over.
  expect((await member.request('/recipes')).status).toBe(200)
  expect(server.output().slice(before)).not.toMatch(/"status":500|"level":50/)
})

/** Asks and goes away, a little later each time. */
function hangUp(path: string, cookie: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(server.origin)
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`)
      setTimeout(() => socket.destroy(), afterMs)
    })
    socket.on('error', () => {})
    socket.once('close', () => resolve())
  })
}
