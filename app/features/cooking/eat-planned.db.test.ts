import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableIngredients, diaryEntries, pantryMovements, plannedMeals } from '#app/db/schema/index.ts'
import { cookSchema } from '#app/domain/pantry/cook-forms.ts'
import { amountOfMovements } from '#app/domain/pantry/ledger.ts'
import { takeFromLotSchema } from '#app/domain/pantry/pantry-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { listIngredients } from '#app/features/pantry/ingredients.server.ts'
import { takeFromLot } from '#app/features/pantry/take-from-lot.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices } from '#tests/support/plans.ts'
import { cookDish, undoCooking } from './cook-dish.server.ts'
import { listCookings } from './cookings.server.ts'
import { cookViewOf } from './cook-view.server.ts'
import { findDish } from './dish.server.ts'
import { eatPlanned, putEntryBack, removeEntry, uneatPlanned } from './eat-planned.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')

type Meal = typeof plannedMeals.$inferSelect

let database: TestDatabase
let ann: Member
let pot: Meal
let leftover: Meal
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  ann = await makeMember(database.db, { tier: 'premium' })
  await madePlan(planServices(database), ann)
  const meals = await database.db.select().from(plannedMeals)
  pot = meals.find(({ mealType }) => mealType === 'lunch')!
  const dinner = meals.find(({ mealType }) => mealType === 'dinner')!
  const [changed] = await database.db
    .update(plannedMeals)
    .set({ leftoverOf: { dayIndex: 0, slot: 'lunch' } })
    .where(eq(plannedMeals.id, dinner.id))
    .returning()
  leftover = changed!
})
afterAll(() => database.close())

let clicks = 0
const newKey = () => `planned-click-${++clicks}`
const cook = (meal: Meal, change: Record<string, unknown> = {}) =>
  cookDish(
    database.db,
    ann,
    cookSchema.parse({
      recipe: meal.mealPlanRecipeId,
      servings: '3',
      eaten: '1',
      idempotencyKey: newKey(),
      ...change,
    }),
    NOW,
  )
const eat = (meal: Meal) => eatPlanned(database.db, ann, meal.id, NOW)
const uneat = (meal: Meal) => uneatPlanned(database.db, ann, meal.id, NOW)
const portions = async () => (await listIngredients(database.db, ann)).map(({ amount }) => amount)
const diary = async () =>
  (
    await database.db
      .select({ mealId: diaryEntries.plannedMealId, portions: diaryEntries.portions, id: diaryEntries.id })
      .from(diaryEntries)
      .where(and(eq(diaryEntries.memberId, ann.id), isNull(diaryEntries.removedAt)))
  ).toSorted((one) => (one.mealId === pot.id ? -1 : 1))
const eatenMeals = async () => (await diary()).map(({ mealId }) => mealId)
async function expectBalanced(): Promise<void> {
  const all = await database.db.select().from(pantryMovements)
  for (const lot of await database.db.select().from(availableIngredients))
    expect(
      amountOfMovements(
        all.filter(({ lotId }) => lotId === lot.id),
        lot.unit,
      ),
      lot.name,
    ).toBe(lot.amount)
}

test('a leftover of the plan is eaten from the lot that cooking its dish made, and goes back there', async () => {
  await cook(pot)
  expect(await portions()).toEqual([2])
  await eat(leftover)
  expect(await portions()).toEqual([1])
  expect(await eatenMeals()).toEqual([pot.id, leftover.id])
  await uneat(leftover)
  await uneat(leftover)
  expect(await portions()).toEqual([2])
  expect(await eatenMeals()).toEqual([pot.id])
  await eat(leftover)
  expect(await portions()).toEqual([1])
  await expectBalanced()
})

test('tapped twice and at once, a leftover takes one portion', async () => {
  await cook(pot)
  await Promise.all([eat(leftover), eat(leftover), eat(leftover)])
  expect(await portions()).toEqual([1])
  expect(await diary()).toHaveLength(2)
  await expectBalanced()
})

test('its entry in the diary and the portion go together, both ways', async () => {
  await cook(pot, { servings: '2' })
  await eat(leftover)
  expect(await portions()).toEqual([])
  const entry = (await diary()).find(({ mealId }) => mealId === leftover.id)!
  await removeEntry(database.db, ann, entry.id, NOW)
  expect(await portions()).toEqual([1])
  await putEntryBack(database.db, ann, entry.id, NOW)
  expect(await portions()).toEqual([])
  expect(await eatenMeals()).toEqual([pot.id, leftover.id])
  await expectBalanced()
})

test('fresh portions go before frozen ones; with none left the meal is eaten all the same', async () => {
  await cook(pot)
  const [lot] = await listIngredients(database.db, ann)
  const freeze = { id: lot!.id, use: 'frozen', quantity: '1', idempotencyKey: newKey() }
  await takeFromLot(database.db, ann, takeFromLotSchema.parse(freeze), NOW)
  await eat(leftover)
  expect((await listIngredients(database.db, ann)).map(({ frozenOn }) => frozenOn)).toEqual(['2026-11-20'])
  await uneat(leftover)
  for (const { id } of await listIngredients(database.db, ann)) {
    const bin = { id, use: 'binned', idempotencyKey: newKey() }
    await takeFromLot(database.db, ann, takeFromLotSchema.parse(bin), NOW)
  }
  await eat(leftover)
  expect(await eatenMeals()).toEqual([pot.id, leftover.id])
  await expectBalanced()
})

test('a meal that is cooked by itself, and one whose dish nobody cooked, take nothing', async () => {
  await eat(leftover)
  await eat(pot)
  expect(await portions()).toEqual([])
  expect(await database.db.$count(pantryMovements)).toBe(0)
  expect(await diary()).toHaveLength(2)
})

test('the look before cooking says that portions of it are there', async () => {
  const look = async (meal: Meal) => {
    const dish = await findDish(database.db, ann, meal.mealPlanRecipeId!)
    return (await cookViewOf(database.db, ann, dish!, { servings: 1, today: '2026-11-20' })).plannedPortions
  }
  expect(await look(leftover)).toBe(0)
  await cook(pot)
  expect([await look(leftover), await look(pot)]).toEqual([2, 0])
})

test('cooked after "Eaten" was told, a planned meal stands in the diary once, also after the cooking is taken back', async () => {
  await eat(pot)
  const { id } = await cook(pot, { servings: '2', eaten: '1' })
  expect(await diary()).toMatchObject([{ mealId: pot.id, portions: 1 }])
  expect(await listCookings(database.db, ann)).toMatchObject([{ id, leftPortions: 1 }])
  await undoCooking(database.db, ann, id, NOW)
  // It was told by "Eaten", which was not taken back.
  expect(await eatenMeals()).toEqual([pot.id])
  expect(await portions()).toEqual([])
  await expectBalanced()
})

test('"Eaten" after it was cooked adds nothing, and a cooking that was taken back frees the meal', async () => {
  const { id } = await cook(pot, { servings: '2', eaten: '1' })
  await eat(pot)
  expect(await eatenMeals()).toEqual([pot.id])
  await uneat(pot)
  expect(await eatenMeals()).toEqual([])
  await eat(pot)
  await undoCooking(database.db, ann, id, NOW)
  expect(await eatenMeals()).toEqual([])
  await expectBalanced()
})
