import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'

const html = '<html><head><link rel="modulepreload" href="/x.js"/></head><script>a()</script></html>'
const page = () => new Response(html, { headers: { 'content-type': 'text/html', 'set-cookie': 'never=1' } })

test('a stored page is given without rendering until it is a minute old', async () => {
  let nowMs = 0
  const cache = createPageCache({ nowMs: () => nowMs })
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
  const kept = async (changed: string | null) => {
    for (const path of ['/', '/blog', '/blog/a', '/blogging', '/about']) await cache.store(path, page(), null)
    cache.forget(changed)
    return ['/', '/blog', '/blog/a', '/blogging', '/about'].filter((path) => cache.find(path, null, false))
  }
  expect(await kept('/blog')).toEqual(['/', '/blogging', '/about'])
  expect(await kept('/')).toEqual(['/blog', '/blog/a', '/blogging', '/about'])
  expect(await kept(null)).toEqual([])
})

test('a page that was made while its content changed is given and not kept', async () => {
  const cache = createPageCache()
  const mark = cache.mark()
  cache.forget('/blog')
  expect((await cache.store('/blog/a', page(), null, { mark })).status).toBe(200)
  expect(cache.find('/blog/a', null, false)).toBeNull()
  await cache.store('/blog/a', page(), null, { mark: cache.mark() })
  expect(cache.find('/blog/a', null, false)).not.toBeNull()
})

test('a page may be fresh for less than a minute', async () => {
  let nowMs = 0
  const cache = createPageCache({ nowMs: () => nowMs })
  await cache.store('/blog/a/b', page(), null, { freshMs: 3000 })
  nowMs = 3001
  expect(cache.find('/blog/a/b', null, false)).toBeNull()
})

test('it never holds more than its share of memory, and keeps what is asked for', async () => {
  const oneBytes = (await (await createPageCache().store('/', page(), null)).arrayBuffer()).byteLength
  const cache = createPageCache({ maxBytes: 10 * oneBytes })
  for (let index = 0; index < 30; index++) {
    await cache.store(`/blog/all?page=${index}`, page(), null)
    cache.find('/blog/all?page=0', null, false)
  }
  const kept = Array.from({ length: 30 }, (_, index) => index).filter((index) =>
    cache.find(`/blog/all?page=${index}`, null, false),
  )
  expect(kept).toEqual([0, 21, 22, 23, 24, 25, 26, 27, 28, 29])
})

test('a change of a page is one of every page of a list', async () => {
  const cache = createPageCache()
  await cache.store('/blog/all?page=2', page(), null)
  await cache.store('/help?q=salt', page(), null)
  cache.forget('/blog')
  expect(cache.findStale('/blog/all?page=2', null, false)).toBeNull()
  expect(cache.find('/help?q=salt', null, false)).not.toBeNull()
})

test('a page that cannot be made again is there as it was, for an hour', async () => {
  let nowMs = 0
  const cache = createPageCache({ nowMs: () => nowMs })
  await cache.store('/', page(), null)
  nowMs = 3_600_000
  expect(cache.find('/', null, false)).toBeNull()
  expect(await cache.findStale('/', null, false)!.text()).toContain('a()')
  nowMs = 3_600_001
  expect(cache.findStale('/', null, false)).toBeNull()
})
