import { expect, test } from 'vitest'
import { longDate, shortDate } from './post-dates.ts'

test('[BLOG-12] [BLOG-13] dates are short in en-US style and long in en-GB style, wherever the server stands', () => {
  const at = new Date('2026-11-21T23:59:00Z')
  expect(shortDate(at)).toBe('Nov 21, 2026')
  expect(longDate(at)).toBe('21 November 2026')
})
