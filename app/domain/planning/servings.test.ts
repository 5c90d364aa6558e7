import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { planFromRequest } from './plan-from-request.ts'
import { randomPlanRequest } from './random-request.ts'
import { mostServingG, mostServingPortion, servingGrowth } from './servings.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

test('a plate holds so much of a food, a large one up to three fifths more', () => {
  expect(mostServingG(foodById('greek-yoghurt-fat-free'))).toBe(350)
  expect(mostServingG(foodById('chicken-breast'))).toBe(280)
  expect(mostServingG(foodById('olive-oil'))).toBe(Infinity)
  expect([400, 650, 780, 2000].map(servingGrowth)).toEqual([1, 1, 1.2, 1.6])
  // What is written on two lines is still one serving.
  const twice = [
    { foodId: 'greek-yoghurt-fat-free', grams: 100 },
    { foodId: 'greek-yoghurt-fat-free', grams: 75 },
  ]
  expect(mostServingPortion(twice)).toBe(2)
})

test('planned amounts are ones that a person would serve', { timeout: 240_000 }, () => {
  // Rounded as a cook writes: a whole potato, two tablespoons.
  const ROUNDED = 1.25
  for (let seed = 300; seed < 312; seed++)
    for (const { meals } of planFromRequest(randomPlanRequest(seed), cookbook()).plan.days)
      for (const { kcal, portion, ingredients, draft } of meals) {
        // What a dish prints for one is what its cook serves.
        if (portion <= 1) continue
        for (const { foodId, grams } of ingredients) {
          if (foodId === null) continue
          const mostG = mostServingG(foodById(foodId)) * servingGrowth(kcal)
          expect(grams, `${draft.name}: ${foodId}`).toBeLessThanOrEqual(mostG * ROUNDED)
        }
      }
})
