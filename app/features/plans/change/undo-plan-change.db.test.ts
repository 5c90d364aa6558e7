import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  diaryEntries,
  mealPlanDays,
  mealPlanRecipes,
  mealPlans,
  mealPlanUndos,
  plannedMeals,
} from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { eatPlannedMeal } from '#app/features/calories/change-diary.server.ts'
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
import {
  completeMealPlan,
  lockPlannedMeal,
  movePlannedMeal,
  regeneratePlan,
  regeneratePlanDay,
  swapPlannedMeal,
} from './change-plan.server.ts'
import { noteMealAway, planMealAgain, takeMealOut } from './away-meals.server.ts'
import { findPlan } from '#app/features/plans/plans.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { sweepPlanUndos } from '#app/features/plans/solve/sweep-plans.server.ts'
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

/** Everything kept of plans and diary, but for what counts changes and says when rows were written. */
async function everything() {
  const { db } = database
  const [plans, days, recipes, planned, diary] = await Promise.all([
    db.select().from(mealPlans),
    db.select().from(mealPlanDays).orderBy(asc(mealPlanDays.id)),
    db.select().from(mealPlanRecipes).orderBy(asc(mealPlanRecipes.id)),
    db.select().from(plannedMeals).orderBy(asc(plannedMeals.id)),
    db.select().from(diaryEntries).orderBy(asc(diaryEntries.id)),
  ])
  return {
    plans: plans.map((row) => ({ ...row, revision: 0, updatedAt: null })),
    days,
    recipes: recipes.map((row) => ({ ...row, createdAt: null })),
    planned,
    diary,
  }
}

type Change = (plan: PlanDetail) => Promise<{ revision: number }>
const CHANGES: readonly (readonly [string, Change])[] = [
  ['a swap', (plan) => swapPlannedMeal(services, member, { ...ofPlan(plan), mealId: mealsOf(plan)[1]!.id })],
  ['a day made anew', (plan) => regeneratePlanDay(services, member, ofPlan(plan), 1)],
  ['the rest made anew', (plan) => regeneratePlan(services, member, ofPlan(plan))],
  [
    'a move to another day',
    (plan) =>
      movePlannedMeal(
        services,
        member,
        { ...ofPlan(plan), mealId: mealsOf(plan)[1]!.id },
        { dayIndex: 1, slot: 'dinner' },
      ),
  ],
  [
    'a meal eaten out',
    (plan) => takeMealOut(services, member, { ...ofPlan(plan), mealId: mealsOf(plan)[1]!.id }, 'out'),
  ],
  [
    'a meal skipped',
    (plan) => takeMealOut(services, member, { ...ofPlan(plan), mealId: mealsOf(plan)[5]!.id }, 'skipped'),
  ],
]

test.each(CHANGES)(
  '%s is undone: meals, locks, figures, stock and diary are as they were',
  async (_, change) => {
    let plan = await made({ days: 2 })
    await lockPlannedMeal(services, member, { ...ofPlan(plan), mealId: mealsOf(plan)[0]!.id }, true)
    await eatPlannedMeal(database.db, member, mealsOf(plan)[1]!.id, services.now())
    plan = await read(plan.id)
    expect(plan.canUndo).toBe(false)
    const before = await everything()

    const { revision } = await change(plan)
    expect((await everything()).planned).not.toEqual(before.planned)
    expect((await read(plan.id)).canUndo).toBe(true)
    const undone = await undoPlanChange(services, member, { planId: plan.id, revision })
    expect(undone.revision).toBe(revision + 1)
    expect(await everything()).toEqual(before)
    expect(await read(plan.id)).toEqual({ ...plan, revision: undone.revision })
  },
)

test('a meal planned again is undone: it is eaten out as before, with its note', async () => {
  const plan = await made({ days: 2 })
  const place = { dayIndex: 0, slot: 'lunch' } as const
  const { revision } = await takeMealOut(
    services,
    member,
    { ...ofPlan(plan), mealId: mealsOf(plan)[1]!.id },
    'out',
  )
  const noted = await noteMealAway(services, member, {
    planId: plan.id,
    revision,
    ...place,
    note: 'At Mum’s',
  })
  const before = await everything()
  const again = await planMealAgain(services, member, { planId: plan.id, ...noted, ...place })
  expect((await read(plan.id)).days[0]!.meals).toHaveLength(3)
  await undoPlanChange(services, member, { planId: plan.id, ...again })
  expect(await everything()).toEqual(before)
  expect((await read(plan.id)).days[0]!.away).toMatchObject([{ slot: 'lunch', note: 'At Mum’s' }])
})

test('a note is undone and leaves the meal eaten out', async () => {
  const plan = await made({ days: 2 })
  const place = { dayIndex: 0, slot: 'lunch' } as const
  const of = { ...ofPlan(plan), mealId: mealsOf(plan)[1]!.id }
  const { revision } = await takeMealOut(services, member, of, 'out')
  const noted = await noteMealAway(services, member, {
    planId: plan.id,
    revision,
    ...place,
    note: 'At Mum’s',
  })
  await undoPlanChange(services, member, { planId: plan.id, ...noted })
  const { away, meals } = (await read(plan.id)).days[0]!
  expect(away).toMatchObject([{ slot: 'lunch', kind: 'out' }])
  expect(away[0]).not.toHaveProperty('note')
  expect(meals).toHaveLength(2)
})

test('a meal that was eaten and only moved stays eaten', async () => {
  const plan = await made({ days: 2 })
  const meal = mealsOf(plan)[1]!
  await eatPlannedMeal(database.db, member, meal.id, services.now())
  await movePlannedMeal(
    services,
    member,
    { ...ofPlan(plan), mealId: meal.id },
    { dayIndex: 0, slot: 'dinner' },
  )
  expect(await database.db.select().from(diaryEntries)).toMatchObject([
    { mealName: meal.recipeName, plannedMealId: meal.id },
  ])
})

test('a dish eaten after a swap stays in the diary when the swap is undone, and its place is the old dish’s again', async () => {
  const plan = await made()
  const meal = mealsOf(plan)[0]!
  await eatPlannedMeal(database.db, member, meal.id, services.now())
  const { revision } = await swapPlannedMeal(services, member, { ...ofPlan(plan), mealId: meal.id })
  await eatPlannedMeal(database.db, member, meal.id, services.now())
  await undoPlanChange(services, member, { planId: plan.id, revision })
  const diary = await database.db.select().from(diaryEntries).orderBy(asc(diaryEntries.createdAt))
  expect(diary).toHaveLength(2)
  expect(diary[0]).toMatchObject({ mealName: meal.recipeName, plannedMealId: meal.id })
  expect(diary[1]).toMatchObject({ plannedMealId: null })
  expect(diary[1]!.mealName).not.toBe(meal.recipeName)
})

test('an incomplete plan that was made anew whole is incomplete again', async () => {
  const solve = findNothingAt(services, (_, slot) => slot === 'lunch')
  const plan = await made({ days: 2 })
  services.planner.solve = solve
  const { revision } = await regeneratePlan(services, member, ofPlan(plan))
  expect(await read(plan.id)).toMatchObject({ status: 'ready', mealsDone: 6 })
  await undoPlanChange(services, member, { planId: plan.id, revision })
  expect(await read(plan.id)).toEqual({ ...plan, revision: revision + 1 })
  const { revision: completed } = await completeMealPlan(services, member, {
    planId: plan.id,
    revision: revision + 1,
  })
  expect((await read(plan.id)).canUndo).toBe(false)
  await expect(
    undoPlanChange(services, member, { planId: plan.id, revision: completed }),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('after another change, after ten minutes, by another member, of a deleted plan it is refused and changes nothing', async () => {
  const plan = await made()
  const { revision } = await swapPlannedMeal(services, member, {
    ...ofPlan(plan),
    mealId: mealsOf(plan)[0]!.id,
  })
  const of = { planId: plan.id, revision }
  const other = await makeMember(database.db, { tier: 'premium' })
  const swapped = await everything()
  for (const [who, what] of [
    [other, of],
    [member, { ...of, planId: randomUUID() }],
    [member, { ...of, planId: 'x' }],
  ] as const)
    await expect(undoPlanChange(services, who, what)).rejects.toMatchObject({ code: 'not-found' })
  for (const wrong of [revision - 1, revision + 1])
    await expect(undoPlanChange(services, member, { ...of, revision: wrong })).rejects.toMatchObject({
      code: 'conflict',
    })
  const late = { ...services, now: () => new Date(services.now().getTime() + 10 * 60_000) }
  await expect(undoPlanChange(late, member, of)).rejects.toMatchObject({
    code: 'conflict',
    message: 'A change to a plan can be undone for ten minutes, and that time is up.',
  })
  expect((await findPlan(database.db, member, plan.id, late.now()))!.canUndo).toBe(false)
  expect(await everything()).toEqual(swapped)

  await lockPlannedMeal(services, member, { ...of, mealId: mealsOf(plan)[1]!.id }, true)
  const locked = await everything()
  await expect(undoPlanChange(services, member, of)).rejects.toMatchObject({
    code: 'conflict',
    message: 'This plan has been changed since, so the earlier change can no longer be undone.',
  })
  expect(await everything()).toEqual(locked)

  await database.db.update(mealPlans).set({ deletedAt: services.now() })
  await expect(undoPlanChange(services, member, of)).rejects.toMatchObject({ code: 'not-found' })
})

test('of ten parallel undos and swaps one takes effect; a second click on Undo finds it done', async () => {
  const plan = await made()
  const mealId = mealsOf(plan)[0]!.id
  const { revision } = await swapPlannedMeal(services, member, { ...ofPlan(plan), mealId })
  const of = { planId: plan.id, revision }
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? undoPlanChange(services, member, of)
        : regeneratePlanDay(services, member, of, 0).then(() => null),
    ),
  )
  const after = await read(plan.id)
  expect(after.revision).toBe(revision + 1)
  expect(mealsOf(after)).toHaveLength(3)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' })
  const undone = answers.filter((one) => one.status === 'fulfilled' && one.value !== null)
  const remade = answers.filter((one) => one.status === 'fulfilled' && one.value === null)
  // Undos win together or not at all: who comes second finds it done.
  expect([undone.length, remade.length]).toEqual(remade.length === 1 ? [0, 1] : [5, 0])
})

test('what can no longer be undone is swept away', async () => {
  const plan = await made()
  await swapPlannedMeal(services, member, { ...ofPlan(plan), mealId: mealsOf(plan)[0]!.id })
  await sweepPlanUndos(database.db, services.now())
  expect(await database.db.$count(mealPlanUndos)).toBe(1)
  await sweepPlanUndos(database.db, new Date(services.now().getTime() + 10 * 60_000))
  expect(await database.db.$count(mealPlanUndos)).toBe(0)
})
