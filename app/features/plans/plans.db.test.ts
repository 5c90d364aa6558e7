import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { availableIngredients, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { ALWAYS_THERE } from '#app/domain/planning/always-there.ts'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import { slotTargets } from '#app/domain/planning/meal-split.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { presentDetail } from '#app/features/recipes/present-recipe.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import {
  findNothingAt,
  listenTo,
  madePlan,
  planServices,
  planValues,
  type PlanServices,
} from '#tests/support/plans.ts'
import { createPlan, retryPlan } from './create/create-plan.server.ts'
import { deletePlan, restorePlan } from './change/delete-plan.server.ts'
import { makePlan } from './solve/make-plan.server.ts'
import { PlannerTooSlow } from './solve/planner.ts'
import { makeMealPlan } from './solve/plan-jobs.server.ts'
import { planProgress } from './progress/plan-progress.server.ts'
import { withPlates } from './plan-plates.server.ts'
import { findPlan, findPlanRecipe, listPlans, markPlanSeen } from './plans.server.ts'
import { sweepDeletedPlans } from './solve/sweep-plans.server.ts'

// The first plan reads the cookbook; a busy machine may take its time.
vi.setConfig({ testTimeout: 120_000 })

const TODAY = '2026-11-20'
const signal = new AbortController().signal

let database: TestDatabase
let services: PlanServices
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  services = planServices(database)
})
afterAll(() => database.close())

const create = (
  member: Member,
  change: Record<string, unknown> = {},
  key: string = randomUUID(),
  today = TODAY,
) => createPlan(services, member, planValues(change), { today, idempotencyKey: key })
const premium = () => makeMember(database.db, { tier: 'premium' })
const refusal = (code: string) => ({ code })

test('[PLAN-17] the plan is stored first, with its days and its job; its id comes back with "generating"', async () => {
  const member = await premium()
  const answer = await create(member, { days: 3 })
  expect(answer.status).toBe('generating')
  expect(services.enqueued).toEqual([answer.planId])
  const plan = await findPlan(database.db, member, answer.planId)
  expect(plan).toMatchObject({ status: 'generating', mealsDone: 0, mealsTotal: 9 })
  expect(plan!.days.map(({ meals }) => meals)).toEqual([[], [], []])
})

test('[PLAN-18] [PLAN-38] [PLAN-41] [PLAN-50] the job fills every slot, in order, within the targets', async () => {
  const member = await premium()
  const { planId } = await create(member, { days: 3, mealsPerDay: 5 })
  const heard = listenTo(services, planId)
  await makePlan(services, planId, signal)
  const plan = (await findPlan(database.db, member, planId))!
  expect(plan).toMatchObject({ status: 'ready', mealsDone: 15, mealsTotal: 15 })
  expect(plan.days.map(({ date }) => date)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22'])
  for (const day of plan.days) {
    expect(day.meals.map(({ slot }) => slot)).toEqual(['breakfast', 'lunch', 'dinner', 'snack_1', 'snack_2'])
    expect(Math.abs(day.total.kcal / plan.targetKcal - 1)).toBeLessThanOrEqual(0.05 + 1e-9)
    for (const meal of day.meals) {
      expect(meal.recipeId).toMatch(/^meal_plan_/)
      expect(meal.href).toMatch(new RegExp(`^/recipe/${meal.recipeId}/[^/]+$`))
    }
  }
  await new Promise(setImmediate)
  expect(heard.map(({ mealsDone }) => mealsDone)).toEqual([5, 10, 15, 15, 15])
  expect(heard.at(-1)).toEqual({ planId, status: 'ready', mealsDone: 15, mealsTotal: 15 })
})

test('[PLAN-40] each stored meal keeps to 85 to 115 % of its slot', async () => {
  const member = await premium()
  const plan = (await findPlan(database.db, member, await madePlan(services, member, { mealsPerDay: 6 })))!
  const targets = slotTargets(plan.targetKcal, 6)
  for (const [index, meal] of plan.days[0]!.meals.entries()) {
    expect(meal.kcal / targets[index]!.kcal).toBeGreaterThanOrEqual(0.85)
    expect(meal.kcal / targets[index]!.kcal).toBeLessThanOrEqual(1.15)
  }
})

test('[PLAN-33] [PLAN-34] [PLAN-36] [DATA-16] targets follow from the person’s own entries and the goal; the floor is said', async () => {
  const member = await premium()
  const entries = {
    goal: 'cut',
    age: 40,
    gender: 'female',
    height: 150,
    currentWeight: 45.5,
    targetWeight: 44,
  }
  const planId = await madePlan(services, member, { ...entries, activityLevel: 'sedentary' })
  const plan = (await findPlan(database.db, member, planId))!
  expect(plan.targetKcal).toBe(1200)
  expect(plan.notes[0]).toContain('1,200 kcal')
  // The share would be 120 g; of so light a body 2.2 g a kilogram is the most, and carbohydrate takes the rest.
  expect(plan.targets.proteinG).toBeCloseTo(2.2 * entries.currentWeight, 1)
  expect(plan.targets.fatG).toBeCloseTo((1200 * 0.2) / 9, 0)
  expect(plan.targets.carbsG + plan.targets.proteinG).toBeCloseTo((1200 * 0.8) / 4, 1)
  const [row] = await database.db.select().from(mealPlans)
  expect(row).toMatchObject({
    userId: member.id,
    name: 'My week',
    description: 'Cut: 1 day, 3 meals a day.',
    goal: 'cut',
    targetCalories: 1200,
    mealsPerDay: 3,
    currentWeight: 45.5,
    activityLevel: 'sedentary',
  })
})

test('[PLAN-35] the target weight is stored where the goal moves the weight', async () => {
  const member = await premium()
  await create(member, { goal: 'lose_weight', targetWeight: 64.5 })
  await create(member, { goal: 'maintain', targetWeight: 64.5 })
  const rows = await database.db.select().from(mealPlans).orderBy(mealPlans.id)
  expect(rows.map(({ targetWeight }) => targetWeight)).toEqual([64.5, null])
})

for (const [today, days] of [
  ['2026-03-29', 7],
  ['2026-10-25', 7],
  ['2028-02-28', 3],
  ['2026-12-31', 2],
] as const) {
  test(`[PLAN-44] [DATA-17] a plan that starts on ${today} has a date for each day and ends the day after`, async () => {
    const member = await premium()
    services.now = () => new Date(`${today}T23:30:00Z`)
    const { planId } = await create(member, { days }, randomUUID(), today)
    const plan = (await findPlan(database.db, member, planId))!
    expect(plan).toMatchObject({ startDate: today, endDate: addDays(today, days), durationDays: days })
    expect(plan.days.map(({ date }) => date)).toEqual(
      Array.from({ length: days }, (_, index) => addDays(today, index)),
    )
  })
}

test('[PLAN-44] the day is the person’s own, in any time zone; any other is refused', async () => {
  const member = await premium()
  // In Kiritimati it is tomorrow, in Honolulu still yesterday.
  for (const today of ['2026-11-19', '2026-11-20', '2026-11-21']) {
    await database.reset()
    const own = await premium()
    const { planId } = await create(own, {}, randomUUID(), today)
    expect((await findPlan(database.db, own, planId))!.startDate).toBe(today)
  }
  for (const today of ['2026-11-18', '2026-11-22', '2026-02-30', '', 'tomorrow'])
    await expect(create(member, {}, randomUUID(), today)).rejects.toMatchObject(refusal('invalid-input'))
})

test('[PLAN-30] a plan that lacks meals ends all the same: incomplete, counted once, with the reason', async () => {
  const member = await makeMember(database.db)
  findNothingAt(services, (_, slot) => slot === 'dinner')
  const plan = (await findPlan(database.db, member, await madePlan(services, member)))!
  expect(plan).toMatchObject({ status: 'incomplete', mealsDone: 2, mealsTotal: 3 })
  expect(plan.days[0]).toMatchObject({ openSlots: ['dinner'], isMet: false })
  expect(plan.days[0]!.reasons).toEqual(['No dish from the kitchen fits.'])
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 1, mealsReserved: 0 })
})

test('[TRIAL-05] a plan without one meal has failed and costs nothing', async () => {
  const member = await makeMember(database.db)
  findNothingAt(services, () => true)
  const planId = await madePlan(services, member)
  expect(await planProgress(database.db, member, planId)).toMatchObject({ status: 'failed', mealsDone: 0 })
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 0, mealsReserved: 0 })
})

test('[TRIAL-05] a job that is given up ends its plan: failed and free without a meal, incomplete with one', async () => {
  const member = await makeMember(database.db)
  const { planId } = await create(member)
  services.planner.solve = () => Promise.reject(new Error('broken'))
  await expect(makePlan(services, planId, signal)).rejects.toThrow('broken')
  await makeMealPlan.onGivenUp!({ planId }, services, 'broken')
  await makeMealPlan.onGivenUp!({ planId }, services, 'broken')
  expect(await planProgress(database.db, member, planId)).toMatchObject({ status: 'failed' })
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 0, mealsReserved: 0 })
})

test('a plan that takes too long ends at once with a message, and is made when it is retried', async () => {
  const member = await makeMember(database.db)
  const { planId } = await create(member)
  const { solve } = services.planner
  services.planner.solve = () => Promise.reject(new PlannerTooSlow('unavailable', 'too slow'))
  await makePlan(services, planId, signal)
  expect(await planProgress(database.db, member, planId)).toMatchObject({ status: 'failed', mealsDone: 0 })
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 0, mealsReserved: 0 })

  services.planner.solve = solve
  await retryPlan(services, member, planId)
  expect(await planProgress(database.db, member, planId)).toMatchObject({ status: 'generating' })
  expect(services.enqueued.filter((id) => id === planId)).toHaveLength(2)
  await expect(retryPlan(services, member, planId)).rejects.toMatchObject({ code: 'conflict' })
  await makePlan(services, planId, signal)
  expect(await planProgress(database.db, member, planId)).toMatchObject({ status: 'ready', mealsDone: 3 })
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 1, mealsReserved: 0 })
  const other = await makeMember(database.db)
  await expect(retryPlan(services, other, planId)).rejects.toMatchObject({ code: 'conflict' })
})

test('a planner that is busy or gone is tried again later', async () => {
  const member = await makeMember(database.db)
  const { planId } = await create(member)
  services.planner.solve = () => Promise.reject(new AppError('unavailable', 'busy'))
  await expect(makePlan(services, planId, signal)).rejects.toThrow('busy')
  expect(await planProgress(database.db, member, planId)).toMatchObject({ status: 'generating' })
})

test('[TRIAL-13] a free member plans one day; more is refused and costs nothing', async () => {
  const member = await makeMember(database.db)
  await expect(create(member, { days: 2 })).rejects.toMatchObject({
    code: 'premium-only',
    message: 'Free trial limited to 1 day plans. Upgrade for multi-day plans.',
  })
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 0, mealsReserved: 0 })
})

test('[PLAN-28] [TRIAL-03] [TRIAL-04] a free member’s plan holds its place while it is made and counts once it has a meal', async () => {
  const member = await makeMember(database.db)
  const { planId } = await create(member)
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 0, mealsReserved: 1 })
  await makePlan(services, planId, signal)
  await makePlan(services, planId, signal)
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 1, mealsReserved: 0 })
})

test('[TRIAL-09] with three plans made the fourth is refused by the limit’s sentence and not stored', async () => {
  const member = await makeMember(database.db)
  for (let index = 0; index < 3; index++) await madePlan(services, member)
  await expect(create(member)).rejects.toMatchObject({ code: 'limit-reached', details: { feature: 'plans' } })
  expect(await listPlans(database.db, member)).toHaveLength(3)
  expect(services.enqueued).toHaveLength(3)
})

test('[TRIAL-03] twenty parallel plans with one attempt left give exactly one plan with its job', async () => {
  const member = await makeMember(database.db)
  for (let index = 0; index < 2; index++) await madePlan(services, member)
  const answers = await Promise.allSettled(Array.from({ length: 20 }, () => create(member)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject(refusal('limit-reached'))
  expect(await listPlans(database.db, member)).toHaveLength(3)
  expect(services.enqueued).toHaveLength(3)
})

test('the same click sent ten times at once, and again later, is one plan', async () => {
  const member = await makeMember(database.db)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(member, {}, key)))
  expect(new Set(answers.map(({ planId }) => planId)).size).toBe(1)
  await makePlan(services, answers[0]!.planId, signal)
  expect(await create(member, {}, key)).toEqual(answers[0])
  expect(await listPlans(database.db, member)).toHaveLength(1)
  expect(services.enqueued).toHaveLength(1)
})

test('two plans of a member are made at a time; a third waits for the person to ask again', async () => {
  const member = await premium()
  await create(member)
  await create(member)
  await expect(create(member)).rejects.toMatchObject(refusal('too-many-requests'))
  expect(await profileOf(database.db, member)).toMatchObject({ mealsReserved: 2 })
})

test('a job that cannot be stored leaves no plan and no claim', async () => {
  const member = await makeMember(database.db)
  services.jobs.enqueue = () => Promise.reject(new Error('no queue'))
  await expect(create(member)).rejects.toThrow('no queue')
  expect(await listPlans(database.db, member)).toEqual([])
  expect(await profileOf(database.db, member)).toMatchObject({ mealsReserved: 0 })
})

test('[PLAN-50] own plans are listed newest first, nobody else’s', async () => {
  const member = await premium()
  const ids = [await madePlan(services, member), await madePlan(services, member)]
  await madePlan(services, await premium())
  expect((await listPlans(database.db, member)).map(({ id }) => id)).toEqual(ids.toReversed())
})

test('a plan of another member answers like one that does not exist', async () => {
  const owner = await premium()
  const planId = await madePlan(services, owner)
  const { recipeId } = (await findPlan(database.db, owner, planId))!.days[0]!.meals[0]!
  const other = await premium()
  for (const id of [planId, randomUUID(), 'no id']) {
    expect(await findPlan(database.db, other, id)).toBeNull()
    expect(await planProgress(database.db, other, id)).toBeNull()
    await expect(deletePlan(database.db, other, id, services.now())).rejects.toMatchObject(
      refusal('not-found'),
    )
    await expect(restorePlan(services, other, id)).rejects.toMatchObject(refusal('not-found'))
  }
  for (const id of [recipeId, `meal_plan_${randomUUID()}`, 'meal_plan_', 'meal_plan_x'])
    expect(await findPlanRecipe(database.db, other, id)).toBeNull()
})

test('[DETAIL-08] [DETAIL-09] [DATA-19] [DATA-20] a plan’s recipe is found by its id for its owner, whole enough for the recipe page', async () => {
  const member = await premium()
  const planId = await madePlan(services, member)
  const meal = (await findPlan(database.db, member, planId))!.days[0]!.meals[1]!
  const found = (await findPlanRecipe(database.db, member, meal.recipeId))!
  expect(found).toMatchObject({ planId, planName: 'My week', isAssumed: false })
  const detail = presentDetail(found.recipe)
  expect(detail).toMatchObject({ name: meal.recipeName, servings: 1, path: meal.href })
  expect(detail.nutrition.perServing.kcal).toBeCloseTo(meal.kcal, 6)
  expect(detail.instructions.length).toBeGreaterThan(0)
})

test('[DATA-18] stock is taken from the pantry as it was, soonest first, and what is missing is to buy', async () => {
  const member = await premium()
  const entry = { userId: member.id, quantity: '300', amount: 300, unit: 'grams', category: 'other' } as const
  await database.db.insert(availableIngredients).values([
    { ...entry, id: randomUUID(), name: 'spinach', expiryDate: addDays(TODAY, 2) },
    { ...entry, id: randomUUID(), name: 'chicken breast', expiryDate: addDays(TODAY, 1) },
    { ...entry, id: randomUUID(), name: 'salmon', expiryDate: addDays(TODAY, -1) },
  ])
  const planId = await madePlan(services, member, { days: 2 })
  const plan = (await findPlan(database.db, member, planId))!
  expect(plan.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.expiringUsed))).toEqual(
    expect.arrayContaining(['chicken breast', 'spinach']),
  )
  expect(plan.leftOut).toEqual([{ name: 'salmon', reason: 'salmon is past its date.' }])
  expect(plan.toBuy.length).toBeGreaterThan(0)
  const rows = await database.db.select().from(plannedMeals)
  for (const row of rows) {
    for (const { grams, uses, toBuyG, foodId } of row.ingredients) {
      if (foodId === null || ALWAYS_THERE.has(foodId)) continue
      expect(uses.reduce((sum, use) => sum + use.grams, 0) + toBuyG).toBeCloseTo(grams, 6)
    }
  }
})

test('[PLAN-29] a finished plan is news until its owner has seen it; its change is dated', async () => {
  const member = await premium()
  const { planId } = await create(member)
  const isNews = async () => (await listPlans(database.db, member))[0]!.isNews
  expect(await isNews()).toBe(false)
  await markPlanSeen(database.db, member, planId, services.now())
  const later = new Date('2026-11-20T10:05:00Z')
  services.now = () => later
  await makePlan(services, planId, signal)
  expect(await isNews()).toBe(true)
  const [row] = await database.db.select().from(mealPlans)
  expect(row).toMatchObject({ name: 'My week', updatedAt: later, finishedAt: later })
  await markPlanSeen(database.db, await premium(), planId, later)
  expect(await isNews()).toBe(true)
  await markPlanSeen(database.db, member, planId, later)
  expect(await isNews()).toBe(false)
})

test('a plan is deleted, brought back within ten minutes, and swept away after', async () => {
  const member = await premium()
  const planId = await madePlan(services, member)
  await deletePlan(database.db, member, planId, services.now())
  await deletePlan(database.db, member, planId, services.now())
  expect(await listPlans(database.db, member)).toEqual([])
  expect(await findPlan(database.db, member, planId)).toBeNull()
  await sweepDeletedPlans(database.db, services.now())
  await restorePlan(services, member, planId)
  expect(await findPlan(database.db, member, planId)).toMatchObject({ status: 'ready' })
  await deletePlan(database.db, member, planId, services.now())
  await sweepDeletedPlans(database.db, new Date(services.now().getTime() + 11 * 60_000))
  expect(await database.db.select().from(plannedMeals)).toEqual([])
  await expect(restorePlan(services, member, planId)).rejects.toMatchObject(refusal('not-found'))
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 1 })
})

test('[TRIAL-05] a plan deleted before its first meal stops, costs nothing, and is made on when brought back', async () => {
  const member = await makeMember(database.db)
  const { planId } = await create(member)
  await deletePlan(database.db, member, planId, services.now())
  await makePlan(services, planId, signal)
  expect(await database.db.select().from(plannedMeals)).toEqual([])
  await restorePlan(services, member, planId)
  expect(services.enqueued).toEqual([planId, planId])
  await deletePlan(database.db, member, planId, services.now())
  await sweepDeletedPlans(database.db, new Date(services.now().getTime() + 11 * 60_000))
  expect(await profileOf(database.db, member)).toMatchObject({ mealsPlanned: 0, mealsReserved: 0 })
})

test('a run cut short goes on with what is stored, and a run taken for dead writes nothing any more', async () => {
  const member = await premium()
  const { planId } = await create(member, { days: 3 })
  const stopping = new AbortController()
  services.push.subscribe(`plan:${planId}`, () => stopping.abort(new Error('killed')))
  await expect(makePlan(services, planId, stopping.signal)).rejects.toThrow('killed')
  const before = (await findPlan(database.db, member, planId))!
  expect(before.mealsDone).toBeGreaterThan(0)
  expect(before.mealsDone).toBeLessThan(9)
  await Promise.all([makePlan(services, planId, signal), makePlan(services, planId, signal)])
  const after = (await findPlan(database.db, member, planId))!
  expect(after).toMatchObject({ status: 'ready', mealsDone: 9 })
  const ids = (plan: typeof before) => plan.days.flatMap(({ meals }) => meals.map(({ id }) => id))
  expect(ids(after)).toEqual(expect.arrayContaining(ids(before)))
  expect(
    await database.db.select().from(plannedMeals).where(eq(plannedMeals.isFilledByKitchen, true)),
  ).toEqual([])
})

test('the list of plans shows the dinners of each, in the order of their days', async () => {
  const member = await premium()
  const planId = await madePlan(services, member, { days: 2 })
  const plan = await findPlan(database.db, member, planId)
  const dinners = plan!.days.flatMap(({ meals }) => meals.filter(({ slot }) => slot === 'dinner'))
  const [listed] = await withPlates(database.db, await listPlans(database.db, member))
  expect(listed!.plates!.map(({ recipeId, backdrop, picture }) => [recipeId, backdrop, picture.src])).toEqual(
    dinners.map(({ recipeId, backdrop, picture }) => [recipeId, backdrop, picture.src]),
  )
  expect(await withPlates(database.db, [])).toEqual([])
})
