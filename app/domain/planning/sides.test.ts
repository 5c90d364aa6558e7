import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { servingSentences, sideById, SIDES, suitsDish, writeSide } from './sides.ts'

const plain = { foods: [], parts: new Set<never>(), isSweet: false, table: 'western' }

test('every side is written as a line that reads back to its food and grams, for one and for four', () => {
  for (const { id, food, helpings } of SIDES)
    for (const [at, { grams }] of helpings.entries())
      for (const servings of [1, 4]) {
        const side = writeSide({ id, helping: at + 1 }, servings)!
        const { text } = side
        const [step] = servingSentences([side])
        const { counted } = nutritionOf([text], 1)
        expect(
          counted.map(({ foodId }) => foodId),
          text,
        ).toEqual([food.id])
        expect(Math.abs(counted[0]!.grams / (grams * servings) - 1), text).toBeLessThan(0.15)
        expect(step, text).toMatch(/^[A-Z].*\.$/)
        expect(step).not.toContain('{')
      }
})

test('a food that is in the dish is not put beside it as well', () => {
  const peas = sideById('frozen peas')!
  expect(suitsDish(peas, plain, 'dinner')).toBe(true)
  expect(suitsDish(peas, { ...plain, foods: [peas] }, 'dinner')).toBe(false)
})

test('a dish that has bread, rice or potatoes gets no more of them', () => {
  const rice = sideById('basmati rice')!
  expect(suitsDish(rice, { ...plain, table: 'indian' }, 'dinner')).toBe(true)
  expect(suitsDish(rice, { ...plain, table: 'indian', parts: new Set(['potato']) }, 'dinner')).toBe(false)
  expect(suitsDish(rice, plain, 'dinner')).toBe(false)
})

test('greens go beside savoury dishes, and only at their meals', () => {
  const salad = sideById('green salad')!
  expect(suitsDish(salad, plain, 'lunch')).toBe(true)
  expect(suitsDish(salad, plain, 'breakfast')).toBe(false)
  expect(suitsDish(salad, { ...plain, isSweet: true }, 'lunch')).toBe(false)
})

test('two sides that are served alike share a sentence', () => {
  const sides = ['apple', 'banana'].map((id) => writeSide({ id, helping: 1 }, 1)!)
  expect(servingSentences(sides)).toEqual(['Have the apple and banana with it or afterwards.'])
})
