import { expect, test } from 'vitest'
import { findUsdaFood } from './vocabulary/find-names.ts'

test('finds USDA’s food of a name, with its own weights and no promise to diets', () => {
  const match = findUsdaFood('wocas')
  expect(match?.food.name).toMatch(/^wocas/i)
  expect(match!.food.per100g.kcal).toBeGreaterThan(20)
  expect(match!.confidence).toBeLessThanOrEqual(0.68)
  expect(match!.food).toMatchObject({ isVegan: false, isVegetarian: false })
})

test('finds nothing for what is no food or only a word of one', () => {
  for (const name of ['zzyx', 'chair', '', 'constructor']) expect(findUsdaFood(name), name).toBeNull()
})
