import { expect, test } from 'vitest'
import { pageTitle } from './page-title.ts'
import { longDate, shortDate } from './post-dates.ts'

test('[BLOG-42] a page title gets the site name behind it unless it contains the product’s name', () => {
  expect(pageTitle('Health & Nutrition Blog')).toBe('Health & Nutrition Blog | Mealwright')
  expect(pageTitle('How Mealwright counts')).toBe('How Mealwright counts')
  expect(pageTitle('Inside MEALWRIGHT')).toBe('Inside MEALWRIGHT')
})

test('[BLOG-12] [BLOG-13] dates are short in en-US style and long in en-GB style, wherever the server stands', () => {
  const at = new Date('2026-11-21T23:59:00Z')
  expect(shortDate(at)).toBe('Nov 21, 2026')
  expect(longDate(at)).toBe('21 November 2026')
})
