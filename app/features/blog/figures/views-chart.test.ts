import { expect, test } from 'vitest'
import { viewsOfDays } from './views-chart.tsx'

const days = (...views: number[]) =>
  views.map((count, index) => ({ day: `2026-11-0${index + 1}`, views: count }))

test('views over several days are summed up in words, with a singular for one view', () => {
  expect(viewsOfDays(days(0, 1, 0))).toBe('1 view in 3 days; the best day had 1.')
  expect(viewsOfDays(days(0, 1200, 34))).toBe('1,234 views in 3 days; the best day had 1,200.')
  expect(viewsOfDays(days(0, 0))).toBe('0 views in 2 days.')
})
