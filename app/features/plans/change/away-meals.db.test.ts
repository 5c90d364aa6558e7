import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mealPlanRecipes } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { planEntriesOf } from '#app/features/plans/create/plan-entries.server.ts'
import { doneMeals, stillNeeded } from '#app/features/plans/reserved-stock.server.ts'
import { readPlan } from '#app/features/plans/stored-plan.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import {
  findNothingAt,
  mealsOf,
  ofPlan,
  planServices,
  type PlanServices,
  plansOf,
} from '#tests/support/plans.ts'
import { noteMealAway, planMealAgain, takeMealOut } from './away-meals.server.ts'
import { regeneratePlanDay } from './change-plan.server.ts'

const TODAY = '2026-11-20'
const LUNCH = { dayIndex: 0, slot: 'lunch' } as const

let database: TestDatabase
let services: PlanServices
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  services = planServices(database)
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const { read, made } = plansOf(() => ({ services, member }))
const lunchOf = (plan: PlanDetail) => ({ ...ofPlan(plan), mealId: plan.days[0]!.meals[1]!.id })
const dishesOf = (plan: PlanDetail) => mealsOf(plan).map(({ id, recipeId, kcal }) => [id, recipeId, kcal])

async function neededG(planId: string): Promise<number> {
  const stored = (await readPlan(database.db, member, planId))!
  const needs = stillNeeded(stored, await doneMeals(database.db, stored), TODAY)
  return needs.reduce((sum, { wanted }) => sum + (wanted.grams ?? 0), 0)
}

test('a meal eaten out leaves the plan with its food; the others stay, and the day aims at the rest', async () => {
  const plan = await made({ days: 2 })
  const lunch = plan.days[0]!.meals[1]!
  const before = await neededG(plan.id)
  const { revision } = await takeMealOut(services, member, lunchOf(plan), 'out')
  const after = await read(plan.id)
  expect(after).toMatchObject({ revision, status: 'ready', mealsDone: 5, mealsTotal: 5, canUndo: true })
  const [day] = after.days
  expect(day!.away).toMatchObject([{ slot: 'lunch', kind: 'out', share: expect.closeTo(0.35) }])
  expect(day!.openSlots).toEqual([])
  expect(day!.target.kcal).toBeCloseTo(plan.days[0]!.target.kcal * 0.65, 6)
  expect(dishesOf(after)).toEqual(dishesOf(plan).filter(([id]) => id !== lunch.id))
  expect(await neededG(plan.id)).toBeLessThan(before - 50)
  expect(after.toBuy).not.toEqual(plan.toBuy)
  const recipes = await database.db.select({ id: mealPlanRecipes.id }).from(mealPlanRecipes)
  expect(recipes.map(({ id }) => id)).not.toContain(lunch.recipeId)
  // What the next plan begins with is what was asked for, not what came up on one day.
  expect(await planEntriesOf(database.db, member)).not.toHaveProperty('awayChanges')
})

test('after a skipped meal the day says what it lacks, and regenerating it fits the rest', async () => {
  const plan = await made({ days: 2 })
  await takeMealOut(services, member, lunchOf(plan), 'skipped')
  const skipped = await read(plan.id)
  expect(skipped.days[0]).toMatchObject({ isMet: false, away: [{ slot: 'lunch', kind: 'skipped' }] })
  // The others may grow by half: 65 % of the day is then 97.5 %.
  expect(skipped.days[0]!.target.kcal).toBeCloseTo(plan.days[0]!.target.kcal * 0.975, 6)
  expect(skipped.days[0]!.reasons).toEqual([
    expect.stringMatching(/ % too little energy, .*: the other meals of this day are as they were\.$/),
  ])
  expect(skipped.days[1]).toEqual(plan.days[1])
  await regeneratePlanDay(services, member, ofPlan(skipped), 0)
  const fitted = await read(plan.id)
  expect(fitted.days[0]).toMatchObject({ away: [{ slot: 'lunch' }], openSlots: [] })
  expect(fitted.days[0]!.meals.map(({ slot }) => slot)).toEqual(['breakfast', 'dinner'])
  const offBy = ({ total, target }: PlanDetail['days'][number]) => Math.abs(total.kcal / target.kcal - 1)
  expect(offBy(fitted.days[0]!)).toBeLessThan(offBy(skipped.days[0]!) / 2)
})

test('what was to be left of a meal that is skipped is cooked by itself, and is not left without its cooking', async () => {
  const plan = await made({ days: 4 })
  const leftover = mealsOf(plan).find(({ leftoverOf }) => leftoverOf !== null)!
  const pot = plan.days[leftover.dayIndex - 1]!.meals.find(({ portionsCooked }) => portionsCooked > 1)!
  const skip = () => takeMealOut(services, member, { ...ofPlan(plan), mealId: pot.id }, 'skipped')
  const isOfLeftover = eq(mealPlanRecipes.id, leftover.recipeId)
  const [{ source }] = (await database.db
    .select({ source: mealPlanRecipes.source })
    .from(mealPlanRecipes)
    .where(isOfLeftover)) as [{ source: typeof mealPlanRecipes.$inferSelect.source }]

  // A dish that the cookbook no longer has cannot be written for itself.
  const { book: _, ...unknown } = source
  await database.db.update(mealPlanRecipes).set({ source: unknown }).where(isOfLeftover)
  await expect(skip()).rejects.toMatchObject({
    code: 'conflict',
    message: 'Monday’s lunch is cooked with this meal. Swap that one for another dish first.',
  })
  await database.db.update(mealPlanRecipes).set({ source }).where(isOfLeftover)

  await skip()
  const after = mealsOf(await read(plan.id)).find(({ id }) => id === leftover.id)!
  expect(after).toMatchObject({ recipeName: leftover.recipeName, leftoverOf: null, portionsCooked: 1 })
  expect(after.cookingTimeMin).toBeGreaterThan(leftover.cookingTimeMin)
})

test('when a leftover is skipped, its pot is cooked for one meal less', async () => {
  const plan = await made({ days: 4 })
  const leftover = mealsOf(plan).find(({ leftoverOf }) => leftoverOf !== null)!
  const pot = plan.days[leftover.dayIndex - 1]!.meals.find(({ portionsCooked }) => portionsCooked > 1)!
  await takeMealOut(services, member, { ...ofPlan(plan), mealId: leftover.id }, 'out')
  const after = mealsOf(await read(plan.id)).find(({ id }) => id === pot.id)!
  expect(after).toMatchObject({ recipeName: pot.recipeName, portionsCooked: pot.portionsCooked - 1 })
})

test('a meal is planned again in the place, also where the form said that it is eaten out', async () => {
  const asked = { cooking: 'asked', weekdayMinutes: '45', weekendMinutes: '75', breakfastMinutes: '10' }
  // The first day is a Friday.
  let plan = await made({ days: 2, ...asked, 'away-4-dinner': 'out' })
  expect(plan.days[0]!.away).toMatchObject([{ slot: 'dinner', kind: 'out' }])
  await takeMealOut(services, member, lunchOf(plan), 'takeaway')
  for (const slot of ['lunch', 'dinner'] as const) {
    plan = await read(plan.id)
    const { revision } = await planMealAgain(services, member, { ...ofPlan(plan), dayIndex: 0, slot })
    const after = await read(plan.id)
    expect(after.revision).toBe(revision)
    expect(after.days[0]!.away.map((one) => one.slot)).not.toContain(slot)
    expect(after.days[0]!.meals.map((one) => one.slot)).toContain(slot)
    expect(dishesOf(after)).toEqual(expect.arrayContaining(dishesOf(plan)))
  }
  expect(await read(plan.id)).toMatchObject({ status: 'ready', mealsDone: 6, mealsTotal: 6 })
})

test('where no dish fits, the place stays as it is', async () => {
  const plan = await made({ days: 2 })
  await takeMealOut(services, member, lunchOf(plan), 'out')
  const away = await read(plan.id)
  findNothingAt(services, (dayIndex, slot) => dayIndex === 0 && slot === 'lunch')
  await expect(planMealAgain(services, member, { ...ofPlan(away), ...LUNCH })).rejects.toMatchObject({
    code: 'conflict',
    message: 'No dish fits here that suits everybody. The plan stays as it was.',
  })
  expect(await read(plan.id)).toEqual(away)
})

test('a note is set, changed and removed; the meal stays what it is', async () => {
  const plan = await made({ days: 2 })
  await takeMealOut(services, member, lunchOf(plan), 'takeaway')
  for (const note of ['lunch at Mum’s', 'pizza', '']) {
    await noteMealAway(services, member, { ...ofPlan(await read(plan.id)), ...LUNCH, note })
    const [away] = (await read(plan.id)).days[0]!.away
    expect(away).toMatchObject({ slot: 'lunch', kind: 'takeaway' })
    expect(away?.note ?? '').toBe(note)
  }
})

test('an outdated page, a place that is planned, an unknown meal and the only meal of a plan are refused', async () => {
  const plan = await made({ days: 2 })
  const old = { ...ofPlan(plan), revision: plan.revision - 1 }
  for (const change of [
    () => takeMealOut(services, member, { ...lunchOf(plan), ...old }, 'out'),
    () => planMealAgain(services, member, { ...old, ...LUNCH }),
    () => noteMealAway(services, member, { ...old, ...LUNCH, note: 'x' }),
  ])
    await expect(change()).rejects.toMatchObject({ code: 'conflict' })
  for (const change of [
    () => takeMealOut(services, member, { ...ofPlan(plan), mealId: plan.id }, 'out'),
    () => planMealAgain(services, member, { ...ofPlan(plan), ...LUNCH }),
    () => noteMealAway(services, member, { ...ofPlan(plan), ...LUNCH, note: 'x' }),
    () => noteMealAway(services, member, { ...ofPlan(plan), dayIndex: 6, slot: 'lunch', note: 'x' }),
  ])
    await expect(change()).rejects.toMatchObject({ code: 'not-found' })
  expect(await read(plan.id)).toEqual(plan)

  for (let left = 5; left > 0; left--) {
    const now = await read(plan.id)
    await takeMealOut(services, member, { ...ofPlan(now), mealId: mealsOf(now)[0]!.id }, 'out')
    expect(await read(plan.id)).toMatchObject({ mealsDone: left, mealsTotal: left, status: 'ready' })
  }
  const last = await read(plan.id)
  await expect(
    takeMealOut(services, member, { ...ofPlan(last), mealId: mealsOf(last)[0]!.id }, 'out'),
  ).rejects.toMatchObject({ code: 'conflict' })
  expect(last.days[0]).toMatchObject({ meals: [], isMet: true, reasons: [] })
})

test('of ten that take a meal out at once, one does', async () => {
  const plan = await made({ days: 2 })
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => takeMealOut(services, member, lunchOf(plan), 'out')),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' })
  expect(await read(plan.id)).toMatchObject({ revision: plan.revision + 1, mealsDone: 5 })
})
