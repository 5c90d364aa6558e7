import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (text: string): number => Math.round(readMeal(text).total.kcal)

test.each([
  ['1 sachet of instant porridge, 36 g', 120, 150],
  ['1 sachet (27 g) instant oats', 90, 110],
  ['collagen powder 10 g', 33, 40],
  ['15 g collagen drink', 48, 60],
  ['20 g low calorie hot chocolate', 70, 90],
])('a powder is weighed before the water goes on: %s', (text, least, most) => {
  expect(kcalOf(text)).toBeGreaterThan(least)
  expect(kcalOf(text)).toBeLessThan(most)
})

test('what is weighed as it is drunk stays as it is, and a powder is said to be one', () => {
  expect(readMeal('200 g porridge made with water').components[0]?.grams).toBe(200)
  expect(readMeal('50 g vegetable soup').components[0]?.grams).toBe(50)
  expect(readMeal('36 g instant porridge').components[0]?.assumptions.join()).toContain('36 g of it dry')
})

test.each([
  ['1 fish oil capsule and 2 eggs', 150, 175],
  ['2 cod liver oil capsules', 15, 25],
  ['2 sticks of butter', 1600, 1650],
  ['1 scoop (36 g) of whey protein', 120, 140],
])('capsules, sticks and scoops weigh what they weigh: %s', (text, least, most) => {
  expect(kcalOf(text)).toBeGreaterThan(least)
  expect(kcalOf(text)).toBeLessThan(most)
})
