import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { kcalDoubts } from './kcal-doubts.ts'

const SOUP = ['500 g carrots', '200 g potatoes', '1 tbsp olive oil']

test('a source figure close to ours raises no doubt, one a third away does', () => {
  const soup = nutritionOf(SOUP, 2)
  const { kcal } = soup.perServing
  expect(kcalDoubts(soup, kcal * 1.3)).toEqual({ missing: [], sourceKcal: null })
  expect(kcalDoubts(soup, kcal * 1.6).sourceKcal).toBe(Math.round(kcal * 1.6))
  expect(kcalDoubts(soup, kcal / 4).sourceKcal).toBe(Math.round(kcal / 4))
  expect(kcalDoubts(soup, null)).toEqual({ missing: [], sourceKcal: null })
})

test('an uncounted main food is named, a pinch of something is not', () => {
  const missing = kcalDoubts(
    nutritionOf([...SOUP, '300 g zorblax', '1 tsp quibble', 'frimble to taste'], 2),
    null,
  )
  expect(missing).toEqual({ missing: ['300 g zorblax'], sourceKcal: null })
})
