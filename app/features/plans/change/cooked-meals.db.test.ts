import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { plannedMeals } from '#app/db/schema/index.ts'
import { cookSchema } from '#app/domain/pantry/cook-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { cookDish, undoCooking } from '#app/features/cooking/cook-dish.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { mealsOf, ofPlan, planServices, type PlanServices, plansOf } from '#tests/support/plans.ts'
import { takeMealOut } from './away-meals.server.ts'
import {
  lockPlannedMeal,
  movePlannedMeal,
  regeneratePlan,
  regeneratePlanDay,
  swapPlannedMeal,
} from './change-plan.server.ts'
import { undoPlanChange } from './undo-plan-change.server.ts'

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
const lunchOf = (plan: PlanDetail) => plan.days[0]!.meals.find(({ slot }) => slot === 'lunch')!

let clicks = 0
const cook = ({ recipeId }: { recipeId: string }) =>
  cookDish(
    database.db,
    member,
    cookSchema.parse({
      recipe: recipeId,
      servings: '1',
      eaten: '1',
      idempotencyKey: `a-cooking-${++clicks}`,
    }),
    services.now(),
  )

test('a meal that was cooked says on which day, and no longer until the cooking is taken back', async () => {
  const plan = await made({ days: 2 })
  expect(plan.days[0]!.toCookMinutes).toBe(plan.days[0]!.activeMinutes)
  const { id } = await cook(lunchOf(plan))
  const cooked = await read(plan.id)
  expect(mealsOf(cooked).map(({ cookedOn }) => cookedOn)).toEqual([
    null,
    '2026-11-20',
    null,
    null,
    null,
    null,
  ])
  expect(mealsOf(cooked).map(({ isKept }) => isKept)).toEqual([false, true, false, false, false, false])
  expect(cooked.days[0]!.activeMinutes).toBe(plan.days[0]!.activeMinutes)
  expect(cooked.days[0]!.toCookMinutes).toBeLessThan(plan.days[0]!.toCookMinutes)
  await undoCooking(database.db, member, id, services.now())
  expect(await read(plan.id)).toEqual(plan)
})

test('a meal that was cooked is not swapped, locked, moved or skipped, and nothing takes its place', async () => {
  const plan = await made({ days: 2 })
  const { id } = await cook(lunchOf(plan))
  const cooked = await read(plan.id)
  const of = { ...ofPlan(plan), mealId: lunchOf(plan).id }
  const [breakfast] = mealsOf(plan)
  for (const change of [
    () => swapPlannedMeal(services, member, of),
    () => lockPlannedMeal(services, member, of, true),
    () => movePlannedMeal(services, member, of, { dayIndex: 1, slot: 'dinner' }),
    () => movePlannedMeal(services, member, { ...of, mealId: breakfast!.id }, { dayIndex: 0, slot: 'lunch' }),
    () => takeMealOut(services, member, of, 'skipped'),
  ])
    await expect(change()).rejects.toMatchObject({
      code: 'conflict',
      message:
        'This meal has been cooked. Take the cooking back under “What you cooked” in your pantry first.',
    })
  expect(await read(plan.id)).toEqual(cooked)
  await undoCooking(database.db, member, id, services.now())
  await swapPlannedMeal(services, member, of)
  expect(lunchOf(await read(plan.id)).recipeName).not.toBe(lunchOf(plan).recipeName)
})

test('regenerating, moving other meals and undoing leave cooked meals as they are', async () => {
  const plan = await made({ days: 2 })
  await cook(lunchOf(plan))
  // Each change draws the stock of all meals again: a row whose shares differ is written again.
  const isLunch = eq(plannedMeals.id, lunchOf(plan).id)
  const [row] = await database.db.select().from(plannedMeals).where(isLunch)
  const ingredients = row!.ingredients.map((one) => ({ ...one, toBuyG: one.toBuyG + 1 }))
  await database.db.update(plannedMeals).set({ ingredients }).where(isLunch)
  const kept = lunchOf(await read(plan.id))
  const [breakfast, , dinner] = plan.days[0]!.meals
  for (const change of [
    (of: PlanDetail) => regeneratePlanDay(services, member, ofPlan(of), 0),
    (of: PlanDetail) => regeneratePlan(services, member, ofPlan(of)),
    (of: PlanDetail) =>
      movePlannedMeal(
        services,
        member,
        { ...ofPlan(of), mealId: dinner!.id },
        { dayIndex: 1, slot: 'dinner' },
      ),
    (of: PlanDetail) => takeMealOut(services, member, { ...ofPlan(of), mealId: breakfast!.id }, 'skipped'),
  ]) {
    const before = await read(plan.id)
    const { revision } = await change(before)
    const after = await read(plan.id)
    expect(lunchOf(after)).toEqual(kept)
    expect(mealsOf(after).map(({ recipeId }) => recipeId)).not.toEqual(
      mealsOf(before).map(({ recipeId }) => recipeId),
    )
    await undoPlanChange(services, member, { planId: plan.id, revision })
    expect(lunchOf(await read(plan.id))).toEqual(kept)
  }
})

test('a meal that somebody cooks while the planner looks for another dish stays', async () => {
  const plan = await made({ days: 2 })
  const { solve } = services.planner
  services.planner.solve = async (task) => {
    await cook(lunchOf(plan))
    return solve(task)
  }
  const of = { ...ofPlan(plan), mealId: lunchOf(plan).id }
  await expect(swapPlannedMeal(services, member, of)).rejects.toMatchObject({ code: 'conflict' })
  expect(lunchOf(await read(plan.id))).toMatchObject({
    recipeName: lunchOf(plan).recipeName,
    cookedOn: '2026-11-20',
  })
  expect((await read(plan.id)).revision).toBe(plan.revision)
})
