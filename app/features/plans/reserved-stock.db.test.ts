import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { mealPlans } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { eatPlannedMeal } from '#app/features/calories/change-diary.server.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { addPlan, addRecipe } from '#app/features/shopping/fill-list.server.ts'
import { createList, openCurrentList } from '#app/features/shopping/manage-lists.server.ts'
import { viewList } from '#app/features/shopping/shopping-lists.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices, type PlanServices } from '#tests/support/plans.ts'
import { findPlan } from './plans.server.ts'
import { claimOfPlan, doneMeals, stillNeeded, stockLeftFor } from './reserved-stock.server.ts'
import { readPlan } from './stored-plan.server.ts'

const TODAY = '2026-11-20'

let database: TestDatabase
let services: PlanServices
let ann: Member
beforeAll(async () => {
  database = await openTestDatabase()
  services = planServices(database)
})
beforeEach(async () => {
  ann = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const stock = (...lines: string[]) =>
  addIngredients(database.db, ann, lines, { idempotencyKey: crypto.randomUUID(), now: services.now() })
const toBuy = async (planId: string) =>
  (await findPlan(database.db, ann, planId, services.now()))!.toBuy.map(({ buyText }) => buyText).toSorted()
/** What a list still sends somebody to the shop for. */
const toBuyOn = async (listId: string) =>
  (await viewList(database.db, { kind: 'owner', member: ann, listId }))!.items
    .filter(({ own }) => own?.isInPantry === false)
    .map(({ text }) => text)
    .toSorted()
const neededOf = async (planId: string) => {
  const stored = (await readPlan(database.db, ann, planId))!
  const grams = new Map<string, number>()
  for (const { wanted } of stillNeeded(stored, await doneMeals(database.db, stored), TODAY))
    if (wanted.grams) grams.set(wanted.key, (grams.get(wanted.key) ?? 0) + wanted.grams)
  return grams
}
const sharesOf = async (from: string) => stockLeftFor(database.db, ann.id, from, TODAY)
const sum = (grams: ReadonlyMap<string, number>) => [...grams.values()].reduce((all, one) => all + one, 0)
const gramsLeft = async () => sum(await sharesOf('recipe:another'))
const list = (name: string) => createList(database.db, ann, name, services.now())
const access = (listId: string) => ({ kind: 'owner', member: ann, listId }) as const

test('food in the freezer is thawed: the recipe says so, and the day before', async () => {
  const lot = { name: 'chicken breasts', quantity: 1500, unit: 'grams', expiryDate: null } as const
  const click = { idempotencyKey: crypto.randomUUID(), now: services.now() }
  await addIngredients(database.db, ann, [{ ...lot, isFrozen: true }], click)
  const planId = await madePlan(services, ann, { days: 3 })
  const stored = (await readPlan(database.db, ann, planId))!
  const cooked = stored.meals.filter(
    ({ meal }) =>
      meal.leftoverOf === undefined &&
      meal.ingredients.some(({ foodId, uses }) => foodId === 'chicken-breast' && uses.length > 0),
  )
  expect(cooked.length).toBeGreaterThan(0)
  const { days } = (await findPlan(database.db, ann, planId, services.now()))!
  for (const { dayIndex, slot, meal } of cooked) {
    expect(dayIndex).toBeGreaterThan(0)
    expect(meal.draft.instructions[0]).toContain('from the freezer to the fridge')
    expect(days[dayIndex - 1]!.takeOut).toContain(
      `Tonight: take the chicken breasts out of the freezer for tomorrow’s ${slot}.`,
    )
  }
})

test('two plans and one pantry: nothing is counted twice, by the plans’ own lists nor by /shopping', async () => {
  await stock('500 g white rice', '600 g chicken breast', '400 g carrots', '6 eggs')
  await stock('500 g onions', '500 g tomatoes', '500 g oats', '500 g potatoes')
  const held = new Map([
    ['white-rice', 500],
    ['chicken-breast', 600],
    ['carrot', 400],
    ['onion', 500],
    ['tomato', 500],
    ['oats', 500],
    ['potato', 500],
  ])
  const first = await madePlan(services, ann, { days: 3 })
  const second = await madePlan(services, ann, { days: 3 })
  const [one, two] = [await sharesOf(claimOfPlan(first)), await sharesOf(claimOfPlan(second))]
  const [needOne, needTwo] = [await neededOf(first), await neededOf(second)]
  let shared = 0
  for (const [key, grams] of held) {
    expect(one.get(key) ?? 0).toBeCloseTo(Math.min(grams, needOne.get(key) ?? 0), 6)
    expect((one.get(key) ?? 0) + (two.get(key) ?? 0)).toBeLessThanOrEqual(grams + 1e-6)
    expect(two.get(key) ?? 0).toBeCloseTo(Math.min(grams - (one.get(key) ?? 0), needTwo.get(key) ?? 0), 6)
    if ((needOne.get(key) ?? 0) > 0 && (needTwo.get(key) ?? 0) > 0) shared++
  }
  expect(shared, 'foods that both plans ask for').toBeGreaterThan(0)

  // The page of each plan and the list it is put on say the same, in whichever order they are put there.
  const [before, beforeSecond] = [await toBuy(first), await toBuy(second)]
  const listId = await openCurrentList(database.db, ann, services.now())
  const otherId = await list('For the second')
  await addPlan(services, access(otherId), second)
  await addPlan(services, access(listId), first)
  expect(await toBuyOn(otherId)).toEqual(beforeSecond)
  expect(await toBuyOn(listId)).toEqual(before)
  expect([await toBuy(first), await toBuy(second)]).toEqual([before, beforeSecond])
})

test('what one list promises, another does not', async () => {
  await stock('500 g red lentils')
  const lentils = { recipeKey: 'r1', label: 'Dal', lines: ['400 g red lentils'] }
  const one = await list('One')
  const two = await list('Two')
  await addRecipe(services, access(one), lentils)
  await addRecipe(services, access(two), { ...lentils, recipeKey: 'r2', label: 'Soup' })
  expect(await toBuyOn(one)).toEqual([])
  expect(await toBuyOn(two)).toEqual(['500 g pack of red lentils, 300 g used'])
  // The same recipe on a second list is the same food.
  await addRecipe(services, access(two), lentils)
  expect(await toBuyOn(two)).toEqual(['500 g pack of red lentils, 300 g used'])
})

test('a meal that was eaten asks for nothing more, and a deleted plan gives its food back', async () => {
  await stock('2 kg white rice', '2 kg chicken breast', '2 kg carrots')
  const planId = await madePlan(services, ann, { days: 1 })
  const free = await gramsLeft()
  const before = sum(await neededOf(planId))
  for (const { id } of (await readPlan(database.db, ann, planId))!.meals)
    await eatPlannedMeal(database.db, ann, id, services.now())
  expect(before).toBeGreaterThan(0)
  expect(sum(await neededOf(planId))).toBe(0)
  expect(await gramsLeft()).toBeGreaterThan(free)
  expect(await toBuy(planId)).toEqual([])

  const other = await madePlan(services, ann, { days: 1 })
  const kept = await gramsLeft()
  await database.db.update(mealPlans).set({ deletedAt: services.now() }).where(eq(mealPlans.id, other))
  expect(await gramsLeft()).toBeGreaterThan(kept)
})
