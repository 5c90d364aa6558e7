import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const html = '<html><head><link rel="modulepreload" href="/x.js"/></head><script>a()</script></html>'
const page = () => new Response(html, { headers: { 'content-type': 'text/html', 'set-cookie': 'never=1' } })

test('a stored page is given without rendering until it is a minute old', async () => {
  let nowMs = 0
  const cache = createPageCache(() => nowMs)
  await cache.store('/', page(), null)
  nowMs = 59_999
  expect(cache.find('/', null, false)).not.toBeNull()
  nowMs = 60_001
  expect(cache.find('/', null, false)).toBeNull()
})

test('a stored page has no preload list, names its scripts by hash and carries no cookie', async () => {
  const cache = createPageCache()
  const answer = await cache.store('/', page(), null)
  expect(await answer.text()).not.toContain('modulepreload')
  expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/)
  expect(answer.headers.has('set-cookie')).toBe(false)
})

test('it is given compressed as asked, and empty to HEAD', async () => {
  const cache = createPageCache()
  await cache.store('/', page(), null)
  const brotli = cache.find('/', 'gzip, br', false)!
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toContain('a()')
  expect(await cache.find('/', 'br', true)!.text()).toBe('')
})

test('a changed part of the site is forgotten, the rest is kept', async () => {
  const cache = createPageCache()
  await cache.store('/blog/a', page(), null)
  await cache.store('/about', page(), null)
  cache.forget('/blog')
  expect(cache.find('/blog/a', null, false)).toBeNull()
  expect(cache.find('/about', null, false)).not.toBeNull()
})

test('it never holds more than its share of memory', async () => {
  const cache = createPageCache()
  for (let index = 0; index <= 1000; index++) await cache.store(`/blog/${index}`, page(), null)
  expect(cache.find('/blog/0', null, false)).toBeNull()
  expect(cache.find('/blog/1000', null, false)).not.toBeNull()
})
