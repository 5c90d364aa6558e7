import { expect, test } from 'vitest'
import { isReader } from './reader.server.ts'

const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const asks = (headers: Record<string, string>, method = 'GET') =>
  isReader(
    new Request('http://localhost/blog/a/b', { method, headers: { 'user-agent': BROWSER, ...headers } }),
  )

test('[BLOG-46] a browser that opens a page is a reader, the first time and the next', () => {
  expect(asks({})).toBe(true)
  expect(asks({ 'sec-purpose': '' })).toBe(true)
  expect(asks({ 'x-purpose': 'other' })).toBe(true)
})

test('[BLOG-46] HEAD, pages fetched ahead, previews and robots are none', () => {
  expect(asks({}, 'HEAD')).toBe(false)
  for (const [name, value] of [
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
    ['user-agent', ''],
    ['user-agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['user-agent', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['user-agent', 'curl/8.5.0'],
    ['user-agent', 'facebookexternalhit/1.1'],
  ] as const)
    expect(asks({ [name]: value }), `${name}: ${value}`).toBe(false)
})
