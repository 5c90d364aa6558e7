import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { mayBeShown } from '#app/domain/cookbook/cook-dish.ts'
import { planFromRequest } from './plan-from-request.ts'
import { planRequestSchema } from './plan-request.ts'
import { totalPlan } from './plan-totals.ts'
import { takeOutsOf } from './thawing-ahead.ts'
import type { Plan } from './plan.ts'

vi.setConfig({ testTimeout: 120_000 })

const asked = (pantry: readonly object[], more: object = {}) =>
  planRequestSchema.parse({
    seed: 5,
    days: 3,
    mealsPerDay: 3,
    ageYears: 36,
    sex: 'female',
    heightCm: 168,
    weightKg: 64,
    pantry,
    ...more,
  })

const FROZEN = [{ name: 'chicken breasts, frozen', quantity: 1.5, unit: 'kg' }]
const mealsOf = ({ days }: Plan) =>
  days.flatMap(({ meals, dayIndex }) => meals.map((meal) => ({ dayIndex, slot: meal.slot, meal })))
const takesChicken = ({ meal }: ReturnType<typeof mealsOf>[number]) =>
  meal.ingredients.some(({ foodId, uses }) => foodId === 'chicken-breast' && uses.length > 0)
const NIGHT_BEFORE = /^The night before, move the chicken breasts? from the freezer to the fridge\./

const answer = planFromRequest(asked(FROZEN), cookbook())
const { plan, context } = answer

test('a plan that begins today cooks frozen chicken from its second day on, and thaws it the night before', () => {
  const withChicken = mealsOf(plan).filter(takesChicken)
  expect(withChicken.length).toBeGreaterThan(0)
  for (const { dayIndex, meal } of withChicken) {
    if (meal.leftoverOf !== undefined) continue
    expect(dayIndex).toBeGreaterThan(0)
    expect(meal.draft.instructions[0]).toMatch(NIGHT_BEFORE)
    expect(mayBeShown(meal.draft, context.asking)).toBe(true)
  }
  const others = mealsOf(plan).filter((one) => !takesChicken(one))
  for (const { meal } of others) expect(meal.draft.instructions.join(' ')).not.toContain('from the freezer')
})

test('each cooking of it is named on the evening before', () => {
  const cookings = mealsOf(plan).filter((one) => takesChicken(one) && one.meal.leftoverOf === undefined)
  expect(takeOutsOf(mealsOf(plan))).toEqual(
    cookings.map(({ dayIndex, slot }) => ({
      eveningIndex: dayIndex - 1,
      names: ['chicken breasts'],
      cooked: { dayIndex, slot },
    })),
  )
})

test('reckoned again, a plan says it once; with fresh chicken it doesn’t say it any more', () => {
  const days = plan.days.map(({ meals }) => meals)
  expect(totalPlan(context, plan.seed, days)).toEqual(plan)
  const lots = context.lots.map((lot) => ({ ...lot, isFrozen: false, thawedOn: 0 }))
  const fresh = totalPlan({ ...context, lots }, plan.seed, days)
  expect(JSON.stringify(fresh)).not.toContain('from the freezer to the fridge')
  expect(takeOutsOf(mealsOf(fresh))).toEqual([])
})

test('what is marked as frozen thaws, whatever it is called; peas from the freezer do not', () => {
  const pantry = [
    { name: 'salmon fillets', quantity: 600, unit: 'grams', isFrozen: true },
    { name: 'frozen peas', quantity: 900, unit: 'grams', isFrozen: true },
    { name: 'frozen spinach', quantity: 500, unit: 'grams' },
  ]
  const { context } = planFromRequest(asked(pantry, { days: 1 }), cookbook())
  expect(context.lots.map(({ foodId, isFrozen, thawedOn }) => [foodId, isFrozen, thawedOn])).toEqual([
    // It thaws in cold water on the day.
    ['salmon', true, 0],
    ['peas-frozen', undefined, undefined],
    ['spinach-frozen', undefined, undefined],
  ])
})

test('a plan that begins tomorrow has thawed meat on its first day', () => {
  const { context } = planFromRequest(asked(FROZEN, { days: 1, daysAhead: 1 }), cookbook())
  expect(context.lots.map(({ thawedOn }) => thawedOn)).toEqual([0])
})

test('a whole bird from the freezer is left out with the reason', () => {
  const pantry = [{ name: 'whole chicken', quantity: 1.5, unit: 'kg', isFrozen: true }]
  const { context, leftOut } = planFromRequest(asked(pantry, { days: 1 }), cookbook())
  expect(context.lots).toEqual([])
  expect([...context.stocked]).toEqual([])
  expect(leftOut.map(({ reason }) => reason).join(' ')).toContain('has to thaw right through')
})
