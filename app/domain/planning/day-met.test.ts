import { expect, test } from 'vitest'
import { beyondBounds, isWithinBounds } from './day-met.ts'

const near = { kcal: 0, proteinG: 0, fatG: 0, carbsG: 0 }

test('a day is met within 5 % of energy and 15 % of carbohydrate and fat, with 95 % of its protein', () => {
  expect(isWithinBounds({ kcal: 0.05, proteinG: -0.05, fatG: -0.15, carbsG: 0.15 })).toBe(true)
  expect(isWithinBounds({ ...near, kcal: -0.051 })).toBe(false)
  expect(isWithinBounds({ ...near, proteinG: -0.051 })).toBe(false)
  expect(isWithinBounds({ ...near, fatG: 0.151 })).toBe(false)
  expect(isWithinBounds({ ...near, carbsG: -0.151 })).toBe(false)
})

test('more protein than asked for is no fault', () => {
  expect(beyondBounds({ ...near, proteinG: 0.4 })).toEqual(near)
})
