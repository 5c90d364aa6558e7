import { expect, test } from 'vitest'
import { leastMinutes } from './cooking-times.ts'

const rounded = (...[cut, way, pieceG]: Parameters<typeof leastMinutes>) =>
  Math.round(leastMinutes(cut, way, pieceG))

test('a heavier piece takes longer, though not twice as long at twice the weight', () => {
  expect(rounded('whole-bird', 'oven', 1500)).toBe(62)
  expect(rounded('whole-bird', 'oven', 1800)).toBe(70)
  expect(rounded('whole-bird', 'oven', 3000)).toBe(98)
  expect(leastMinutes('boned-piece', 'oven', 100)).toBeLessThan(leastMinutes('boned-piece', 'oven', 200))
})

test('food cut small or thin is done sooner than a whole piece', () => {
  for (const way of ['pan', 'simmer', 'oven'] as const) {
    expect(leastMinutes('bites', way, 180)).toBeLessThan(leastMinutes('boned-piece', way, 180))
    expect(leastMinutes('loose-mince', way, null)).toBeLessThanOrEqual(leastMinutes('meatball', way, null))
    expect(leastMinutes('potato-pieces', way, null)).toBeLessThan(leastMinutes('whole-potato', way, 213))
  }
})

test('every way of heating has a time for every cut', () => {
  for (const way of ['deep-fry', 'air-fry', 'slow', 'pressure', 'microwave', 'standing'] as const)
    expect(leastMinutes('boned-piece', way, 180)).toBeGreaterThan(0)
  expect(leastMinutes('boned-piece', 'slow', 180)).toBeGreaterThan(60)
})
