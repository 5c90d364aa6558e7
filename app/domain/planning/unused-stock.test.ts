import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { planContext, planFromRequest } from './plan-from-request.ts'
import { planRequestSchema } from './plan-request.ts'
import { isStillLeftOut, unusedStock } from './unused-stock.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const PERSON = { ageYears: 34, sex: 'female', heightCm: 168, weightKg: 64.5, seed: 7, days: 2 }
const row = (name: string, quantity: number, expiresInDays: number | null) => ({
  name,
  quantity,
  unit: 'grams',
  expiresInDays,
})
const requestOf = (pantry: readonly object[], more = {}) =>
  planRequestSchema.parse({ ...PERSON, pantry, ...more })
/** What is said where nothing of it is eaten. */
const reasonsOf = (pantry: readonly object[], more = {}) =>
  unusedStock(planContext(requestOf(pantry, more), cookbook()).context, { days: [] }).map(
    ({ name, reason }) => [name, reason],
  )

test('food that expires unused is named with what is known of the reason', () => {
  const pantry = [row('salmon', 300, 1), row('kangaroo', 200, 1), row('rice', 500, null), row('tofu', 300, 9)]
  expect(reasonsOf(pantry)).toEqual([
    [
      'salmon',
      'Other dishes came nearer to your targets, your time and the rest of your food. Freeze it by Tuesday, or swap a meal to use it.',
    ],
    ['kangaroo', 'No dish of our cookbook that suits you and your kitchen takes it.'],
  ])
  expect(reasonsOf([row('venison', 300, 1)], { maxMinutes: 15 })).toEqual([
    ['venison', 'Every dish with it takes longer than the minutes you set.'],
  ])
})

test('only what freezes well is to be frozen', () => {
  const [[, meat], [, leaves]] = reasonsOf([row('beef mince', 500, 0), row('spinach', 200, 0)]) as [
    string[],
    string[],
  ]
  expect(meat).toMatch(/ Freeze it today, or swap a meal to use it\.$/)
  expect(leaves).toMatch(/ Swap a meal to use it\.$/)
})

test('food that the diet leaves out has its own reason', () => {
  expect(reasonsOf([row('salmon', 300, 1)], { diets: ['Vegan'] })).toEqual([])
})

test('a fish that expires tomorrow is eaten, and what is left of a large one is said', () => {
  const request = requestOf([row('salmon', 300, 1), row('spinach', 2000, 1)], { days: 3 })
  const { plan, leftOut } = planFromRequest(request, cookbook())
  const meals = plan.days.flatMap((day) => day.meals)
  const salmonG = meals
    .flatMap(({ ingredients }) => ingredients.flatMap(({ uses }) => uses))
    .reduce((sum, { foodId, grams }) => (foodId === 'salmon' ? sum + grams : sum), 0)
  expect(salmonG).toBeGreaterThan(100)
  const spinach = leftOut.find(({ name }) => name === 'spinach')!
  expect(spinach.reason).toMatch(/ of 2 kg is left when it expires: .* Swap a meal to use more\.$/)
  expect(isStillLeftOut(spinach, meals, request.days)).toBe(true)
  // Another meal was put in the place of the one that took it.
  expect(isStillLeftOut(spinach, [], request.days)).toBe(spinach.food!.usedG < 1)
})
