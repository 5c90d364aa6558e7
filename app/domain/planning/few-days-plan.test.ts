import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { isCookDay, QUICK_BUSY_MIN } from './cook-days.ts'
import { isFromFreezer, keepsCookedDays, leftoversOf } from './leftovers.ts'
import { lockMeal, moveMeal, regenerateDay, regenerateUnlocked, swapMeal } from './plan-changes.ts'
import { planFromRequest } from './plan-from-request.ts'
import { wishesOf } from './request-people.ts'
import { planReport } from './plan-json.ts'
import { type PlanRequest, planRequestSchema } from './plan-request.ts'
import { type MealPlace, mealAt, type Plan } from './plan.ts'
import { WEEKDAYS } from './weekday-words.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 240_000 })

const SUNDAY = 6
const request = (cookDays: number[], more: object = {}): PlanRequest =>
  planRequestSchema.parse({
    seed: 3,
    days: 7,
    mealsPerDay: 4,
    ageYears: 36,
    sex: 'female',
    heightCm: 168,
    weightKg: 64,
    firstWeekday: SUNDAY,
    cooking: { cookDays },
    ...more,
  })
const weeks = [
  request([6]),
  request([2, 6]),
  request([1, 3, 6]),
  request([2, 6], { diets: ['Vegan'], seed: 4 }),
  request([3, 6], { eaters: ['pregnant'], seed: 5 }),
].map((asked) => ({ asked, ...planFromRequest(asked, cookbook()) }))
const [oneDay, twoDays] = weeks

const mealsOf = ({ days }: Pick<Plan, 'days'>) =>
  days.flatMap(({ dayIndex, meals }) => meals.map((meal) => ({ ...meal, dayIndex })))
const days = (plan: Plan) => plan.days.map(({ meals }) => meals)

/** Leftovers agree with their pots, and none is older than it may be. */
function expectToAgree(plan: Plan): void {
  for (const { leftoverOf, recipe, dayIndex, slot, draft, activeMinutes } of mealsOf(plan)) {
    const eatenAt = leftoversOf(days(plan), { dayIndex, slot })
    const meal = mealAt(plan, { dayIndex, slot })!
    expect((meal.portionsCooked ?? 1) - 1, recipe.name).toBe(leftoverOf ? 0 : eatenAt.length)
    if (!leftoverOf) continue
    const source = mealAt(plan, leftoverOf)!
    expect(source.recipe.key).toBe(recipe.key)
    expect(source.leftoverOf).toBeUndefined()
    const isFrozen = isFromFreezer({ recipe, leftoverOf }, dayIndex)
    if (isFrozen) expect(recipe.book?.freezes, recipe.name).toBe(true)
    else expect(dayIndex - leftoverOf.dayIndex).toBeLessThanOrEqual(keepsCookedDays(recipe))
    const steps = draft.instructions.join(' ')
    expect(steps).toContain('steaming hot all through (74 °C in the middle)')
    expect(steps.includes('out of the freezer the night before')).toBe(isFrozen)
    expect(activeMinutes).toBeLessThanOrEqual(QUICK_BUSY_MIN)
  }
}

test('every place is filled, and other days have only what was cooked before or is ready in minutes', () => {
  for (const { asked, plan } of weeks) {
    const wishes = wishesOf(asked)
    expect(mealsOf(plan)).toHaveLength(28)
    for (const { dayIndex, leftoverOf, activeMinutes, recipe } of mealsOf(plan)) {
      if (isCookDay(wishes, dayIndex)) continue
      if (leftoverOf) expect(isCookDay(wishes, leftoverOf.dayIndex)).toBe(true)
      else expect(recipe.book?.isUncooked || activeMinutes <= QUICK_BUSY_MIN, recipe.name).toBe(true)
    }
    expect(plan.days.flatMap(({ reasons }) => reasons).join()).not.toContain('You don’t cook')
    expectToAgree(plan)
  }
})

test('nobody eats the same dish more than twice in a row, nor more than four times', () => {
  for (const { plan } of weeks) {
    const mains = mealsOf(plan).filter(({ slot }) => slot === 'lunch' || slot === 'dinner')
    const keys = mains.map(({ recipe }) => recipe.key)
    for (const [at, key] of keys.entries())
      expect(key === keys[at + 1] && key === keys[at + 2], key).toBe(false)
    const fromPots = mains.filter(({ leftoverOf, portionsCooked }) => leftoverOf ?? portionsCooked)
    for (const [key, times] of Map.groupBy(fromPots, ({ recipe }) => recipe.key))
      expect(times.length, key).toBeLessThanOrEqual(4)
  }
})

test('most days meet their targets all the same', () => {
  const met = weeks.flatMap(({ plan }) => plan.days.map(({ isMet }) => isMet))
  expect(met.filter(Boolean).length / met.length).toBeGreaterThan(0.85)
})

test('a day of cooking says what is frozen for which day, and the evening before what is thawed', () => {
  const { plan } = oneDay!
  const pot = mealsOf(plan).find(({ portionsCooked = 1 }) => portionsCooked === 4)!
  const last = pot.draft.instructions.at(-1)!
  expect(last).toMatch(
    /^These amounts are for 4 meals\. Let it cool for (?:an hour|two hours) at most, then /,
  )
  expect(last).toMatch(
    /freeze [23] portions for .*(?:Wednesday|Thursday) dinner and (?:Friday|Saturday) dinner/,
  )
  const report = planReport(oneDay!)
  for (const [at, { thawing }] of report.days.entries()) {
    const frozen = report.days[at + 1]?.meals.filter(({ isFromFreezer: isFrozen }) => isFrozen) ?? []
    expect(thawing ?? '').toBe(
      frozen.length === 0
        ? ''
        : `In the evening, take out of the freezer: ${frozen.map(({ name }) => `${name} for ${WEEKDAYS[at]}’s dinner`).join(', ')}.`,
    )
  }
})

test('a batch has one set of amounts, for three and four meals alike', () => {
  const pots = weeks.flatMap(({ plan }) =>
    mealsOf(plan).filter(({ portionsCooked = 1 }) => portionsCooked > 2),
  )
  expect(new Set(pots.map(({ portionsCooked }) => portionsCooked))).toEqual(new Set([3, 4]))
  for (const { plan } of weeks)
    for (const pot of mealsOf(plan).filter(({ portionsCooked = 1 }) => portionsCooked > 2)) {
      expect(pot.recipe.book).toMatchObject({ meals: pot.portionsCooked, servings: pot.portionsCooked })
      expect(pot.draft.servings).toBe(pot.portionsCooked)
      for (const place of leftoversOf(days(plan), pot))
        expect(mealAt(plan, place)!.draft.ingredients.map(({ text }) => text)).toEqual(
          pot.draft.ingredients.map(({ text }) => text),
        )
    }
})

test('food that expires is used when the dish is cooked, not when it is eaten', () => {
  const pantry = [
    { name: 'beef mince', quantity: 800, unit: 'grams', expiresInDays: 1 },
    { name: 'carrots', quantity: 500, unit: 'grams', expiresInDays: 2 },
  ]
  const { plan } = planFromRequest(request([6], { pantry, seed: 9 }), cookbook())
  const uses = mealsOf(plan).flatMap(({ ingredients, leftoverOf, dayIndex }) =>
    ingredients.flatMap(({ uses: of }) =>
      of.map((use) => ({ ...use, cookedOn: leftoverOf?.dayIndex ?? dayIndex })),
    ),
  )
  for (const { expiresInDays, cookedOn } of uses)
    if (expiresInDays !== null) expect(cookedOn).toBeLessThanOrEqual(expiresInDays)
  const mince = uses.filter(({ foodId }) => foodId === 'beef-mince')
  expect(mince.reduce((sum, { grams }) => sum + grams, 0)).toBeGreaterThan(300)
})

const potsIn = (plan: Plan) => mealsOf(plan).filter(({ portionsCooked = 1 }) => portionsCooked > 2)

test('where a dish of the cooking day is swapped, it is cooked once more for all who were to eat it', () => {
  const { plan, context } = oneDay!
  const [pot] = potsIn(plan)
  const later = leftoversOf(days(plan), pot!)
  const swapped = swapMeal(context, plan, pot!, 11)
  expect(mealAt(swapped, pot!)!.recipe.key).not.toBe(pot!.recipe.key)
  expect(later.map((place) => mealAt(swapped, place)!.recipe.key)).toEqual(later.map(() => pot!.recipe.key))
  expectToAgree(swapped)
  const [first, ...others] = later
  expect(mealAt(swapped, first!)).toMatchObject({ portionsCooked: later.length })
  for (const place of others) expect(mealAt(swapped, place)!.leftoverOf).toEqual(first)
  expect(swapped.days[first!.dayIndex]!.reasons.join(' ')).toMatch(
    /You don’t cook on Mondays, but dinner has to be cooked/,
  )
})

test('a frozen meal may be swapped, and the pot is written for one less', () => {
  const { plan, context } = oneDay!
  const frozen = mealsOf(plan).find((meal) => isFromFreezer(meal, meal.dayIndex))!
  const before = mealAt(plan, frozen.leftoverOf!)!
  const swapped = swapMeal(context, plan, frozen, 12)
  expect(mealAt(swapped, frozen.leftoverOf!)!.portionsCooked).toBe(before.portionsCooked! - 1)
  expectToAgree(swapped)
})

test('a meal moved to a later day comes out of the freezer there', () => {
  const { plan, context } = oneDay!
  const near = mealsOf(plan).find((meal) => meal.leftoverOf && !isFromFreezer(meal, meal.dayIndex))!
  const far: MealPlace = { dayIndex: near.dayIndex + 4, slot: near.slot }
  const moved = moveMeal(context, plan, near, far)
  expect(mealAt(moved, far)!.recipe.key).toBe(near.recipe.key)
  expect(isFromFreezer(mealAt(moved, far)!, far.dayIndex)).toBe(true)
  expectToAgree(moved)
})

test('a regenerated day of cooking takes what is left of its dishes along', () => {
  const { asked, plan, context } = twoDays!
  const wishes = wishesOf(asked)
  const remade = regenerateDay(context, plan, 3, 13)
  expectToAgree(remade)
  expect(mealsOf(remade)).toHaveLength(28)
  for (const { dayIndex, leftoverOf } of mealsOf(remade))
    if (leftoverOf) expect(isCookDay(wishes, dayIndex)).toBe(false)
  const before = new Set(potsIn(plan).flatMap(({ dayIndex, recipe }) => (dayIndex === 3 ? [recipe.key] : [])))
  for (const { recipe, dayIndex } of mealsOf(remade))
    if (dayIndex >= 3) expect(before.has(recipe.key)).toBe(false)
  expectToAgree(regenerateDay(context, plan, 1, 14))
})

test('what was cooked stays with all its leftovers when the rest is regenerated', () => {
  const { plan, context } = oneDay!
  const [pot] = potsIn(plan)
  const later = leftoversOf(days(plan), pot!)
  const cooked = {
    ...plan,
    days: plan.days.map((day) => ({
      ...day,
      meals: day.meals.map((meal) =>
        day.dayIndex === pot!.dayIndex && meal.slot === pot!.slot
          ? { ...meal, cookedDate: '2026-11-29' }
          : meal,
      ),
    })),
  }
  const remade = regenerateUnlocked(context, cooked, 15)
  for (const place of later) {
    expect(mealAt(remade, place)!.leftoverOf).toEqual({ dayIndex: pot!.dayIndex, slot: pot!.slot })
    expect(mealAt(remade, place)!.recipe.key).toBe(pot!.recipe.key)
  }
  expect(mealAt(remade, pot!)!.draft.instructions).toEqual(pot!.draft.instructions)
  expect(mealsOf(remade)).toHaveLength(28)
})

test('a locked dish keeps its later meals when the rest is regenerated', () => {
  const { asked, plan, context } = oneDay!
  const [pot] = potsIn(plan)
  const remade = regenerateUnlocked(context, lockMeal(plan, pot!, true), 16)
  for (const place of leftoversOf(days(plan), pot!))
    expect(mealAt(remade, place)!.leftoverOf).toEqual({ dayIndex: pot!.dayIndex, slot: pot!.slot })
  const cooked = mealsOf(remade).filter(
    ({ dayIndex, leftoverOf, activeMinutes, recipe }) =>
      !isCookDay(wishesOf(asked), dayIndex) &&
      !leftoverOf &&
      activeMinutes > QUICK_BUSY_MIN &&
      !recipe.book?.isUncooked,
  )
  expect(cooked).toEqual([])
})

test('a plan that begins on another day cooks on its first one, and says so', () => {
  const { plan } = planFromRequest(request([6], { firstWeekday: 5, days: 3, seed: 2 }), cookbook())
  expect(plan.days[0]!.reasons.join(' ')).toMatch(
    /^You don’t cook on Saturdays, but nothing is cooked before the first day of a plan\./,
  )
  expect(mealsOf(plan)).toHaveLength(12)
})
