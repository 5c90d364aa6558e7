import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { planContext } from './plan-from-request.ts'
import type { PlanRequest } from './plan-request.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const request: PlanRequest = {
  seed: 7,
  days: 1,
  mealsPerDay: 3,
  goal: 'maintain',
  ageYears: 34,
  sex: 'female',
  heightCm: 168,
  weightKg: 64.5,
  targetWeightKg: null,
  activityLevel: 'lightly_active',
  diets: [],
  allergens: [],
  dislikes: [],
  eaters: [],
  pantry: [
    { name: 'couscous', quantity: 500, unit: 'grams', expiresInDays: null },
    { name: 'soy sauce', quantity: 150, unit: 'ml', expiresInDays: null },
    { name: 'chicken liver', quantity: 200, unit: 'grams', expiresInDays: null },
    { name: 'eggs', quantity: 8, unit: 'pieces', expiresInDays: null },
  ],
}
const leftOutOf = (change: Partial<PlanRequest>) =>
  planContext({ ...request, ...change }, cookbook()).leftOut.map(({ name, reason }) => [name, reason])

test('food at home that the diet, allergies or pregnancy exclude is listed with the reason', () => {
  expect(leftOutOf({})).toEqual([])
  expect(leftOutOf({ diets: ['Gluten-Free'] })).toEqual([
    ['couscous', 'Your food preferences leave out couscous (not gluten-free).'],
    ['soy sauce', 'Your food preferences leave out soy sauce (not gluten-free).'],
  ])
  expect(leftOutOf({ allergens: ['eggs'] }).map(([name]) => name)).toEqual(['eggs'])
  expect(leftOutOf({ lifeStage: 'pregnant' }).map(([name]) => name)).toEqual(['chicken livers'])
})
