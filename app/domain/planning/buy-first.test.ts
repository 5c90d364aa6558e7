import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { buyFirst } from './buy-first.ts'
import { planFromRequest } from './plan-from-request.ts'
import { planRequestSchema } from './plan-request.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const PERSON = { ageYears: 34, sex: 'female', heightCm: 168, weightKg: 64.5, seed: 7 }
const mealsOf = (more: object) =>
  planFromRequest(planRequestSchema.parse({ ...PERSON, ...more }), cookbook()).plan.days.flatMap(
    ({ meals }) => meals,
  )

test('an empty kitchen is told ten foods, the most helpful first, and how far they lead', () => {
  const meals = mealsOf({ days: 7, mealsPerDay: 3 })
  const first = buyFirst(meals)!
  expect(first.foods).toHaveLength(10)
  expect(first.meals).toBe(21)
  expect(first.mealsCooked).toBeGreaterThan(0)
  const three = buyFirst(meals, 3)!
  expect(three.foods).toEqual(first.foods.slice(0, 3))
  expect(three.mealsCooked).toBeLessThanOrEqual(first.mealsCooked)
})

test('herbs and spices are nobody’s first purchase', () => {
  const names = buyFirst(mealsOf({ days: 7, mealsPerDay: 3 }))!.foods.map(({ foodId }) => foodId)
  for (const spice of ['black-pepper', 'cumin', 'garlic', 'oregano-dried']) expect(names).not.toContain(spice)
})

test('a list that is short already needs no shorter one', () => {
  expect(buyFirst([])).toBeNull()
})
