import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { cookSchema } from '#app/domain/pantry/cook-forms.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { saveDietaryPreferences } from '#app/features/account/food-preferences.server.ts'
import { refuseDish } from '#app/features/account/unwanted-dishes.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { usageStatsOf } from '#app/features/billing/allowance.server.ts'
import { cookDish } from '#app/features/cooking/cook-dish.server.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { takeMealOut } from '#app/features/plans/change/away-meals.server.ts'
import { deletePlan, restorePlan } from '#app/features/plans/change/delete-plan.server.ts'
import { listPlans } from '#app/features/plans/plans.server.ts'
import { makePlan } from '#app/features/plans/solve/make-plan.server.ts'
import { readPlan } from '#app/features/plans/stored-plan.server.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { mealsOf, ofPlan, planServices, type PlanServices, plansOf } from '#tests/support/plans.ts'
import { copyPlan } from './copy-plan.server.ts'

vi.setConfig({ testTimeout: 120_000 })

const TODAY = '2026-11-20'
const NEXT_WEEK = '2026-11-27'

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
const copy = async (
  planId: string,
  options: Partial<Parameters<typeof copyPlan>[3]> = {},
  by: Member = member,
) => {
  const copied = await copyPlan(
    services,
    by,
    { planId, name: 'Again' },
    {
      today: TODAY,
      startDate: NEXT_WEEK,
      idempotencyKey: randomUUID(),
      ...options,
    },
  )
  await makePlan(services, copied.planId, new AbortController().signal)
  return copied.planId
}
const dishesOf = (plan: PlanDetail) =>
  mealsOf(plan).map(({ dayIndex, slot, recipeName, kcal }) => [dayIndex, slot, recipeName, kcal])
const cook = ({ recipeId }: { recipeId: string }) => {
  const form = { recipe: recipeId, servings: '1', eaten: '1', idempotencyKey: randomUUID() }
  return cookDish(database.db, member, cookSchema.parse(form), services.now())
}

test('a copy has the same meals on other days, as plans of their own', async () => {
  const plan = await made({ days: 3 })
  const again = await read(await copy(plan.id))
  expect(again).toMatchObject({
    name: 'Again',
    status: 'ready',
    startDate: NEXT_WEEK,
    endDate: '2026-11-30',
    isNews: true,
    targets: plan.targets,
  })
  expect(dishesOf(again)).toEqual(dishesOf(plan))
  const ids = (one: PlanDetail) => mealsOf(one).flatMap(({ id, recipeId }) => [id, recipeId])
  expect(new Set([...ids(plan), ...ids(again)]).size).toBe(2 * ids(plan).length)
  expect(mealsOf(again).map(({ leftoverOf }) => leftoverOf !== null)).toEqual(
    mealsOf(plan).map(({ leftoverOf }) => leftoverOf !== null),
  )
  // Deleting and undoing it leave the first plan alone.
  await deletePlan(database.db, member, again.id, services.now())
  expect((await listPlans(database.db, member)).map(({ id }) => id)).toEqual([plan.id])
  await restorePlan(services, member, again.id)
  expect(dishesOf(await read(again.id))).toEqual(dishesOf(plan))
})

test('what is to be bought follows the pantry as it is now', async () => {
  const plan = await made({ days: 1 })
  const [first] = plan.toBuy
  await addIngredients(database.db, member, [`2 kg ${first!.name}`], {
    idempotencyKey: randomUUID(),
    now: services.now(),
  })
  const again = await read(await copy(plan.id))
  expect(again.toBuy.map(({ name }) => name)).not.toContain(first!.name)
  expect(again.toBuy.length).toBeGreaterThan(0)
})

test('neither cooked marks nor meals eaten out are copied: that place has a meal again', async () => {
  const plan = await made({ days: 1 })
  const [breakfast, lunch] = plan.days[0]!.meals
  await cook(breakfast!)
  await takeMealOut(services, member, { ...ofPlan(await read(plan.id)), mealId: lunch!.id }, 'out')
  const again = await read(await copy(plan.id))
  expect(again.days[0]!.away).toEqual([])
  expect(again.status).toBe('ready')
  expect(mealsOf(again).map(({ slot, cookedOn }) => [slot, cookedOn])).toEqual([
    ['breakfast', null],
    ['lunch', null],
    ['dinner', null],
  ])
  const others = (one: PlanDetail) => dishesOf(one).filter(([, slot]) => slot !== 'lunch')
  expect(others(again)).toEqual(others(plan))
})

test('dishes that somebody no longer eats or wants are planned again', async () => {
  const plan = await made({ days: 2 })
  const vegan = { diets: ['Vegan'], allergens: [], dislikes: [], eaters: [] } as const
  const drafts = async (planId: string) =>
    (await readPlan(database.db, member, planId))!.meals.map(({ meal }) => meal.draft)
  const breaks = (draft: RecipeDraft) => breachOfDraft(draft, vegan) !== null
  expect((await drafts(plan.id)).some(breaks)).toBe(true)
  const [breakfast] = mealsOf(plan)
  const unwanted = { dish: breakfast!.dishKey, name: breakfast!.recipeName }
  await refuseDish(database.db, member, unwanted, services.now())
  await saveDietaryPreferences(database.db, member, vegan, services.now())
  const again = await read(await copy(plan.id))
  expect(again.status).toBe('ready')
  expect(mealsOf(again)).toHaveLength(6)
  expect((await drafts(again.id)).filter(breaks)).toEqual([])
  expect(mealsOf(again).map(({ dishKey }) => dishKey)).not.toContain(breakfast!.dishKey)
})

test('days of another plan are asked about, and given to the copy where that was chosen', async () => {
  const plan = await made({ days: 2 })
  const startDate = '2026-11-21'
  const unasked = { startDate, overlap: { seenIds: [], choice: null } }
  await expect(copy(plan.id, unasked)).rejects.toMatchObject({ code: 'unconfirmed', field: 'overlap' })
  await copy(plan.id, { startDate, overlap: { seenIds: [plan.id], choice: 'replace' } })
  expect((await read(plan.id)).replacedDates).toEqual(['2026-11-21'])
})

test('a copy counts like a new plan; the same click makes one', async () => {
  const idempotencyKey = randomUUID()
  const free = await makeMember(database.db, { tier: 'free' })
  member = free
  const plan = await made({ days: 1 })
  const first = await copy(plan.id, { idempotencyKey })
  expect(await copy(plan.id, { idempotencyKey })).toBe(first)
  expect((await usageStatsOf(database.db, free)).mealsPlanned).toBe(2)
  await copy(plan.id)
  await expect(copy(plan.id)).rejects.toMatchObject({ code: 'limit-reached' })
})

test('a plan of several days is not copied without a subscription, nor one of somebody else', async () => {
  const plan = await made({ days: 2 })
  await expect(copy(plan.id, {}, { ...member, tier: 'free' })).rejects.toMatchObject({ code: 'premium-only' })
  const other = await makeMember(database.db, { tier: 'premium' })
  for (const id of [plan.id, randomUUID(), 'no id'])
    await expect(copy(id, {}, other)).rejects.toMatchObject({ code: 'not-found' })
  await expect(copy(plan.id, { startDate: '2026-11-19' })).rejects.toMatchObject({ field: 'startDate' })
  expect(await listPlans(database.db, other)).toEqual([])
})
