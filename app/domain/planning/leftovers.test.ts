import { expect, test, vi } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { keepsCookedDays } from './leftovers.ts'
import { moveMeal, regenerateDay, regenerateUnlocked, swapMeal } from './plan-changes.ts'
import { planFromRequest } from './plan-from-request.ts'
import { householdOf } from './request-people.ts'
import { planReport } from './plan-json.ts'
import { planRequestSchema } from './plan-request.ts'
import { type MealPlace, type Plan, mealAt } from './plan.ts'
import { DAYS_APART } from './week-variety.ts'

// A plan takes a second or two; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const request = planRequestSchema.parse({
  seed: 5,
  days: 5,
  mealsPerDay: 3,
  ageYears: 36,
  sex: 'female',
  heightCm: 168,
  weightKg: 64,
})
const answer = planFromRequest(request, cookbook())
const { plan, context } = answer

const leftoversIn = ({ days }: Plan) =>
  days.flatMap(({ dayIndex, meals }) =>
    meals.flatMap((meal) => (meal.leftoverOf ? [{ dayIndex, meal, of: meal.leftoverOf }] : [])),
  )

function expectToAgree(changed: Plan): void {
  for (const { dayIndex, meal, of } of leftoversIn(changed)) {
    const source = mealAt(changed, of)
    expect(source?.recipe.key).toBe(meal.recipe.key)
    expect(source?.leftoverOf).toBeUndefined()
    expect(source?.portionsCooked).toBeGreaterThan(1)
    expect(dayIndex - of.dayIndex).toBeGreaterThan(0)
    expect(dayIndex - of.dayIndex).toBeLessThanOrEqual(keepsCookedDays(meal.recipe))
    expect(meal.activeMinutes).toBeLessThanOrEqual(5)
    expect(meal.draft.instructions.join(' ')).toContain('74 °C')
  }
  for (const { dayIndex, meals } of changed.days)
    for (const { slot, portionsCooked = 1 } of meals)
      expect(
        leftoversIn(changed).filter(({ of }) => of.dayIndex === dayIndex && of.slot === slot),
      ).toHaveLength(portionsCooked - 1)
}

test('a dish is cooked once for several meals, each within the days it keeps', () => {
  expect(leftoversIn(plan).length).toBeGreaterThan(0)
  expectToAgree(plan)
})

test('who does not want to cook ahead has every meal fresh', { timeout: 120_000 }, () => {
  const fresh = planFromRequest({ ...request, cooking: { cooksAhead: false } }, cookbook()).plan
  expect(leftoversIn(fresh)).toEqual([])
})

test('a swap of what others are left of leaves them to be cooked; a swap of a leftover leaves the pot smaller', () => {
  const [first] = leftoversIn(plan)
  const swapped = swapMeal(context, plan, first!.of, 3)
  expect(mealAt(swapped, first!.of)?.recipe.key).not.toBe(first!.meal.recipe.key)
  expect(mealAt(swapped, { dayIndex: first!.dayIndex, slot: first!.meal.slot })).toMatchObject({
    recipe: { key: first!.meal.recipe.key },
    portion: first!.meal.portion,
  })
  expectToAgree(swapped)
  const place = { dayIndex: first!.dayIndex, slot: first!.meal.slot }
  const alone = swapMeal(context, plan, place, 3)
  expect(mealAt(alone, place)?.leftoverOf).toBeUndefined()
  expectToAgree(alone)
})

test('a dish moved behind its leftovers leaves them to be cooked by themselves', () => {
  const week = planFromRequest({ ...request, days: 7 }, cookbook())
  // Far enough behind what is left of it, which is the same dish, and where the two that change places come once.
  const timesOf = (key: string | undefined) =>
    week.plan.days.flatMap(({ meals }) => meals).filter(({ recipe }) => recipe.key === key).length
  const [move] = leftoversIn(week.plan).flatMap(({ of, dayIndex }) =>
    week.plan.days
      .filter((day) => day.dayIndex >= dayIndex + DAYS_APART)
      .map((day) => ({ of, to: { dayIndex: day.dayIndex, slot: of.slot } }))
      .filter(
        ({ to }) =>
          timesOf(mealAt(week.plan, of)?.recipe.key) === 2 &&
          timesOf(mealAt(week.plan, to)?.recipe.key) === 1,
      ),
  )
  const moved = moveMeal(week.context, week.plan, move!.of, move!.to)
  expectToAgree(moved)
})

test('a cooked pot keeps its recipe, and its leftovers stay when days are regenerated', () => {
  const [first] = leftoversIn(plan)
  const pot = first!.of
  const leftover: MealPlace = { dayIndex: first!.dayIndex, slot: first!.meal.slot }
  const days = plan.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) =>
      day.dayIndex === pot.dayIndex && meal.slot === pot.slot ? { ...meal, cookedDate: '2026-11-20' } : meal,
    ),
  }))
  const cooked = { ...plan, days }
  const keyAt = (of: Plan, place: MealPlace) => mealAt(of, place)?.recipe.key
  for (const remade of [
    regenerateUnlocked(context, cooked, 3),
    regenerateDay(context, cooked, pot.dayIndex, 3),
    regenerateDay(context, cooked, leftover.dayIndex, 3),
  ]) {
    expect(mealAt(remade, pot)).toMatchObject({ cookedDate: '2026-11-20', recipe: { key: keyAt(plan, pot) } })
    expect(mealAt(remade, leftover)).toMatchObject({ leftoverOf: pot, recipe: { key: keyAt(plan, pot) } })
  }
  const without = swapMeal(context, cooked, leftover, 3)
  expect(keyAt(without, leftover)).not.toBe(keyAt(plan, pot))
  expect(mealAt(without, pot)?.draft).toMatchObject({
    instructions: mealAt(cooked, pot)!.draft.instructions,
    servings: mealAt(cooked, pot)!.draft.servings,
  })
})

test('the report says minutes, nutrition, leftovers and what to buy in packs', () => {
  const report = planReport(answer)
  expect(report.days.flatMap(({ meals }) => meals.filter(({ isLeftover }) => isLeftover))).toHaveLength(
    leftoversIn(plan).length,
  )
  for (const { activeMinutes, nutrition } of report.days) {
    expect(activeMinutes).toBeGreaterThan(0)
    expect(nutrition.fiberG).toBeGreaterThan(5)
    expect(nutrition.sodiumMg).toBeGreaterThan(100)
  }
  for (const { grams, buy, leftoverG } of report.shopping)
    if (buy.packG > 0) expect(buy.count * buy.packG).toBeGreaterThan((grams + leftoverG) * 0.3)
})

test(
  'everybody at a table gets within 5 % of their energy from the same dishes',
  { timeout: 120_000 },
  () => {
    const table = planRequestSchema.parse({
      ...request,
      days: 2,
      household: [
        { name: 'Max', ageYears: 40, sex: 'male', heightCm: 184, weightKg: 88, diets: ['Vegetarian'] },
        { name: 'Ida', ageYears: 71, sex: 'female', heightCm: 158, weightKg: 55 },
      ],
    })
    const made = planFromRequest(table, cookbook())
    const report = planReport(made, householdOf(table))
    expect(report.household).toHaveLength(2)
    for (const { days } of report.household ?? [])
      for (const { deviationPercent } of days) expect(Math.abs(deviationPercent)).toBeLessThanOrEqual(5)
  },
)
