import { expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { optionsFor } from './dish-options.ts'
import { planContext } from './plan-from-request.ts'
import { planRequestSchema } from './plan-request.ts'
import { Names } from './week-variety.ts'

const PERSON = { ageYears: 34, sex: 'female', heightCm: 168, weightKg: 72, goal: 'lose_weight', days: 7 }
const STOCK = ['chicken breast', 'turkey mince', 'cod', 'eggs', 'tofu', 'spinach', 'tomatoes', 'feta']

test('some of the dishes looked at take each food that expires soon, however many other foods do', () => {
  const pantry = [...STOCK, 'salmon'].map((name) => ({
    name,
    quantity: 400,
    unit: 'grams',
    expiresInDays: name === 'salmon' ? 1 : 5,
  }))
  const { context } = planContext(planRequestSchema.parse({ ...PERSON, pantry }), cookbook())
  const request = { bannedKeys: new Set<string>(), isPowderNeeded: false, seed: 3 }
  const dinners = optionsFor(context, request, () => [], new Names())('dinner', 1)
  for (const { foodId } of context.lots) {
    const takers = dinners.filter(({ planDish }) => planDish.foods.some(({ food }) => food.id === foodId))
    expect(takers.length, foodId).toBeGreaterThanOrEqual(6)
  }
})
