import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { type DishOffer, OFFERS, offerDishes } from './offer-dishes.ts'
import { lockMeal, putDish, regenerateDay } from './plan-changes.ts'
import { type MealPlace, mealAt, type Plan } from './plan.ts'
import { planFromRequest } from './plan-from-request.ts'
import { randomPlanRequest } from './random-request.ts'

// A plan is made in a tenth of a second; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 })

const EATS_ALL = { goal: 'maintain', diets: [], allergens: [], dislikes: [] } as const
const { plan, context } = planFromRequest(
  { ...randomPlanRequest(8), ...EATS_ALL, days: 5, mealsPerDay: 4 },
  cookbook(),
)
const DINNER = { dayIndex: 2, slot: 'dinner' } as const
const ask = (place: MealPlace, avoidKeys: readonly string[] = [], savedNames: readonly string[] = []) =>
  offerDishes(context, plan, { place, avoidKeys, savedNames }, 1)
const ids = (offers: readonly DishOffer[]) => offers.map(({ dishId }) => dishId)
const rest = (of: Plan, { dayIndex, slot }: MealPlace) =>
  of.days.map(({ meals }, day) =>
    meals
      .filter((meal) => day !== dayIndex || meal.slot !== slot)
      .map(({ recipe, portion, isLocked }) => [recipe.key, portion, isLocked]),
  )

test.each(['breakfast', 'lunch', 'dinner', 'snack_1'] as const)(
  'five dishes are offered for a %s, each another and none of them the one that is there',
  (slot) => {
    const offers = ask({ dayIndex: 2, slot })
    expect(offers).toHaveLength(OFFERS)
    expect(new Set(ids(offers)).size).toBe(OFFERS)
    expect(ids(offers)).not.toContain(mealAt(plan, { dayIndex: 2, slot })!.recipe.key)
    for (const { meal, reasons } of offers) {
      expect(meal.slot).toBe(slot)
      expect(reasons.at(-1)).toEqual({ kind: 'ready-in', minutes: meal.draft.cookingTimeMin })
    }
  },
)

test('the dishes for a dinner are built on different main foods', () => {
  const mains = ask(DINNER).map(({ meal }) => meal.recipe.main)
  expect(new Set(mains).size).toBe(OFFERS)
})

test('a dish that is chosen comes exactly as it was offered, and nothing else of the plan changes', () => {
  const locked = lockMeal(plan, { dayIndex: 2, slot: 'lunch' }, true)
  for (const { dishId, meal, isDayMet } of offerDishes(
    context,
    locked,
    { place: DINNER, avoidKeys: [], savedNames: [] },
    1,
  )) {
    const after = putDish(context, locked, DINNER, dishId)
    expect(mealAt(after, DINNER)).toEqual(meal)
    expect(after.days[DINNER.dayIndex]!.isMet).toBe(isDayMet)
    expect(rest(after, DINNER)).toEqual(rest(locked, DINNER))
  }
})

test('what was shown or turned down before is not offered again', () => {
  const first = ids(ask(DINNER))
  const second = ids(ask(DINNER, first))
  expect(second).toHaveLength(OFFERS)
  expect(second.filter((id) => first.includes(id))).toEqual([])
})

test('no dish is offered that is cooked within three days', () => {
  const near = plan.days
    .filter(({ dayIndex }) => Math.abs(dayIndex - DINNER.dayIndex) < 3)
    .flatMap(({ meals }) => meals.filter(({ slot }) => slot !== 'breakfast').map(({ recipe }) => recipe.key))
  const shown: string[] = []
  for (let round = 0; round < 3; round++) shown.push(...ids(ask(DINNER, shown)))
  expect(shown.filter((id) => near.includes(id))).toEqual([])
})

test('dishes marked “Not this again” are not offered, not accepted and not chosen for a regenerated day', () => {
  const unwanted = ids(ask(DINNER))
  const without = { ...context, unwantedKeys: new Set(unwanted) }
  const offers = offerDishes(without, plan, { place: DINNER, avoidKeys: [], savedNames: [] }, 1)
  expect(ids(offers).filter((id) => unwanted.includes(id))).toEqual([])
  expect(() => putDish(without, plan, DINNER, unwanted[0]!)).toThrow('does not want that dish again')
  const made = regenerateDay(context, plan, 2, 3).days[2]!.meals.map(({ recipe }) => recipe.key)
  const all = { ...context, unwantedKeys: new Set(made) }
  const madeWithout = regenerateDay(all, plan, 2, 3).days[2]!.meals.map(({ recipe }) => recipe.key)
  expect(madeWithout).toHaveLength(4)
  expect(madeWithout.filter((key) => made.includes(key))).toEqual([])
})

test('a dish that the person saved comes first and says so', () => {
  const last = ask(DINNER).at(-1)!
  // Dishes with which the day meets its targets come before the others.
  const offers = ask(DINNER, [], [last.meal.recipe.name.toLowerCase()])
  const first = offers.find(({ isDayMet }) => isDayMet === last.isDayMet)
  expect(first!.dishId).toBe(last.dishId)
  expect(first!.reasons).toContainEqual({ kind: 'saved' })
})

test('a leftover whose dish is swapped away is cooked by itself', () => {
  const ahead = planFromRequest(
    { ...randomPlanRequest(8), ...EATS_ALL, days: 4, mealsPerDay: 3, cooking: { cooksAhead: true } },
    cookbook(),
  )
  const places = ahead.plan.days.flatMap(({ meals }, dayIndex) =>
    meals.map(({ slot, leftoverOf }) => ({ dayIndex, slot, leftoverOf })),
  )
  const leftover = places.find(({ leftoverOf }) => leftoverOf !== undefined)!
  const pot = leftover.leftoverOf!
  const [offer] = offerDishes(ahead.context, ahead.plan, { place: pot, avoidKeys: [], savedNames: [] }, 1)
  const after = putDish(ahead.context, ahead.plan, pot, offer!.dishId)
  const eaten = mealAt(after, leftover)!
  expect(eaten.recipe.key).toBe(mealAt(ahead.plan, leftover)!.recipe.key)
  expect(eaten.leftoverOf).toBeUndefined()
  expect(mealAt(after, pot)!.portionsCooked).toBeUndefined()
})

test('nothing is offered for a place without a meal; a dish that is not in the book, or is there, is refused', () => {
  expect(ask({ dayIndex: 9, slot: 'lunch' })).toEqual([])
  const there = mealAt(plan, DINNER)!.recipe.key
  expect(() => putDish(context, plan, DINNER, 'no-such-dish')).toThrow(AppError)
  expect(() => putDish(context, plan, DINNER, there)).toThrow('is there already')
  expect(() => putDish(context, plan, { dayIndex: 9, slot: 'lunch' }, there)).toThrow('There is no Lunch')
})
