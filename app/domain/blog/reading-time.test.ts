import { expect, test } from 'vitest'
import { plainTextOf } from './html-text.ts'
import { readingTimeMin, wordCountOf } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')

test('[BLOG-47] reading time is words by 200, rounded, at least 1 minute', () => {
  expect(readingTimeMin('')).toBe(1)
  expect(readingTimeMin(words(99))).toBe(1)
  expect(readingTimeMin(words(299))).toBe(1)
  expect(readingTimeMin(words(300))).toBe(2)
  expect(readingTimeMin(words(1100))).toBe(6)
})

test('[BLOG-47] tags, their attributes and entities are no words', () => {
  const html = '<h2 id="a b c">Salt &amp; <b>pep</b>per</h2><p class="x y">one</p><p>two&nbsp;three</p><br>'
  expect(plainTextOf(html)).toBe('Salt & pepper one two three')
  expect(wordCountOf(html)).toBe(6)
  expect(plainTextOf('&#8364; &#x20AC; &hellip; &#0; &#99999999;')).toBe('€ € &hellip; &#0; &#99999999;')
})

test('hostile markup takes no longer than its length', () => {
  const startedMs = performance.now()
  plainTextOf('<'.repeat(200_000))
  plainTextOf('<a '.repeat(100_000))
  plainTextOf('&'.repeat(200_000))
  expect(performance.now() - startedMs).toBeLessThan(1000)
})
