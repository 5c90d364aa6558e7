import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { costOfBought, costOfStocked } from './week-costs.ts'
import type { FoodFacts } from './week-problem.ts'

const FACTS: FoodFacts = {
  food: foodById('coriander'),
  lots: [],
  isInEveryKitchen: false,
  isTap: false,
  packsG: [],
  keepsOpen: false,
  pricePer100g: 1,
  limits: [],
}

test('a food that is bought for one dish alone costs more than one that several share', () => {
  const costOf = (grams: number, uses: number, more = {}) =>
    costOfBought({ ...FACTS, ...more }, grams, 0, uses)
  expect(costOf(20, 2)).toBeLessThan(costOf(20, 1))
  expect(costOf(0, 0)).toBe(0)
  expect(costOf(20, 1, { isInEveryKitchen: true })).toBeLessThan(costOf(20, 2) / 2)
})

test('food at home is worth more the sooner it expires, and nothing after its date', () => {
  const costOf = (grams: readonly number[], expiresInDays: number | null) =>
    costOfStocked({ ...FACTS, lots: [{ grams: 100, expiresInDays }] }, Float64Array.from(grams), 1, 0, 1)
  const [tomorrow, later, undated] = [1, 3, null].map((day) => costOf([100, 0, 0, 0], day))
  expect(tomorrow).toBeLessThan(later!)
  expect(later).toBeLessThan(undated!)
  expect(undated).toBeLessThan(0)
  // Eaten on the third day, it has to be bought.
  expect(costOf([0, 0, 100, 0], 1)).toBeGreaterThan(0)
})
