import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { availableIngredients, cookings, diaryEntries, pantryMovements } from '#app/db/schema/index.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { cookSchema } from '#app/domain/pantry/cook-forms.ts'
import { amountOfMovements } from '#app/domain/pantry/ledger.ts'
import { takeFromLotSchema } from '#app/domain/pantry/pantry-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { listIngredients, pantryEntriesOf } from '#app/features/pantry/ingredients.server.ts'
import { takeFromLot, undoClick } from '#app/features/pantry/take-from-lot.server.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { cookDish, noteCooking, undoCooking } from './cook-dish.server.ts'
import { cookViewOf } from './cook-view.server.ts'
import { listCookings } from './cookings.server.ts'
import { findDish } from './dish.server.ts'

const NOW = new Date('2026-11-20T18:00:00Z')
const TODAY = '2026-11-20'
const LINES = ['500 g beef mince', '200 g white rice', '1 onion', '2 tbsp olive oil']

let database: TestDatabase
let ann: Member
let ben: Member
let recipe: string
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  ann = await makeMember(database.db, { tier: 'premium' })
  ben = await makeMember(database.db, { tier: 'premium' })
  recipe = await save(ann)
})
afterAll(() => database.close())

async function save(who: Member): Promise<string> {
  const chilli = {
    name: 'Chilli',
    description: '',
    cookingTimeMin: 45,
    difficulty: 'Beginner' as const,
    cuisineType: 'Mexican',
    servings: 4,
    ingredients: LINES.map((text) => ({ text, isExtra: false })),
    instructions: ['Simmer.'],
    dishTemplate: 'stew',
    nutrition: nutritionOf(LINES, 4),
    writtenBy: 'the Mealwright kitchen',
  }
  return (await saveRecipe(database.db, who, chilli, NOW)).id
}

let clicks = 0
const newKey = () => `cooking-click-${++clicks}`
const add = (...lines: string[]) =>
  addIngredients(database.db, ann, lines, { idempotencyKey: newKey(), now: NOW })
const list = () => listIngredients(database.db, ann)
const amounts = async () => Object.fromEntries((await list()).map(({ name, quantity }) => [name, quantity]))
const lotOf = async (name: string) => (await list()).find((row) => row.name === name)!
const look = async (servings = 4) => {
  const dish = await findDish(database.db, ann, recipe)
  return cookViewOf(database.db, ann, dish!, { servings, today: TODAY })
}
/** As the form sends what the look shows. */
const cook = async (change: Record<string, unknown> = {}, who = ann) => {
  const view = await look()
  const lots = view.lines.flatMap((line) => line.lots)
  const values = {
    recipe,
    servings: '4',
    eaten: '1',
    lots: lots.map(({ id }) => id),
    amounts: lots.map(({ amount }) => amount),
    idempotencyKey: newKey(),
    ...change,
  }
  return cookDish(database.db, who, cookSchema.parse(values), NOW)
}
const diary = (who = ann) =>
  database.db
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.memberId, who.id), isNull(diaryEntries.removedAt)))
async function expectBalanced(): Promise<void> {
  const all = await database.db.select().from(pantryMovements).where(eq(pantryMovements.userId, ann.id))
  const lots = await database.db
    .select()
    .from(availableIngredients)
    .where(eq(availableIngredients.userId, ann.id))
  for (const lot of lots) {
    const own = all.filter(({ lotId }) => lotId === lot.id)
    expect(amountOfMovements(own, lot.unit), lot.name).toBe(lot.amount)
  }
}

test('the look shows what is taken from which lot, for the servings, and what is missing', async () => {
  await add('300 g beef mince', '1 kg white rice', '3 onions')
  const view = await look(2)
  const takes = view.lines.map(({ name, lots, missingG }) => [
    name,
    lots[0]?.amount,
    Math.round(missingG ?? -1),
  ])
  expect(takes).toEqual([
    ['beef mince', '250', 0],
    ['white rice', '0.1', 0],
    ['onion', '0.5', 0],
    ['olive oil', undefined, expect.any(Number)],
  ])
  expect(view).toMatchObject({ keepsDays: 1, keepsBecause: 'rice', goodUntil: '2026-11-21' })
  expect((await look(4)).lines[0]).toMatchObject({ missingG: 200 })
})

test('cooking takes the foods, puts the rest into the pantry with its safe days, and the plate into the diary', async () => {
  await add('500 g beef mince', '1 kg white rice', '3 onions')
  const { id } = await cook({ note: 'More cumin', mark: '4' })
  expect(await amounts()).toEqual({ Chilli: '3', 'white rice': '0.8', onions: '2' })
  expect(await lotOf('Chilli')).toMatchObject({ cookingId: id, expiryDate: '2026-11-21', foodId: null })
  expect(await listCookings(database.db, ann)).toMatchObject([
    { id, name: 'Chilli', servings: 4, eatenPortions: 1, leftPortions: 3, note: 'More cumin', mark: 4 },
  ])
  const perServing = nutritionOf(LINES, 4).perServing
  expect(await diary()).toMatchObject([
    { mealName: 'Chilli', portions: 1, eatenOn: TODAY, totalKcal: Math.round(perServing.kcal) },
  ])
  // Portions are eaten, not cooked with.
  expect((await pantryEntriesOf(database.db, ann, TODAY)).map(({ name }) => name)).not.toContain('Chilli')
  await expectBalanced()
})

test('the same click, twice and at once, is one cooking', async () => {
  await add('500 g beef mince')
  const idempotencyKey = newKey()
  const both = await Promise.all([cook({ idempotencyKey }), cook({ idempotencyKey })])
  expect(both[0]).toEqual(both[1])
  expect(await diary()).toHaveLength(1)
  expect((await list()).map(({ name, quantity }) => [name, quantity])).toEqual([['Chilli', '3']])
  await expectBalanced()
})

test('a portion of what is left goes to the diary with one tap, and back again', async () => {
  await add('500 g beef mince')
  await cook()
  const { id } = await lotOf('Chilli')
  const values = { id, use: 'eaten', quantity: '1', day: '2026-11-21', idempotencyKey: newKey() }
  const { undoKey } = await takeFromLot(database.db, ann, takeFromLotSchema.parse(values), NOW)
  expect((await lotOf('Chilli')).quantity).toBe('2')
  expect((await diary()).map(({ eatenOn, portions }) => [eatenOn, portions])).toEqual([
    [TODAY, 1],
    ['2026-11-21', 1],
  ])
  await undoClick(database.db, ann, undoKey, NOW)
  expect(await diary()).toHaveLength(1)
  expect((await lotOf('Chilli')).quantity).toBe('3')
  await expectBalanced()
})

test('a cooking is taken back whole, once; not after portions of it were eaten', async () => {
  await add('500 g beef mince', '3 onions')
  const { id } = await cook()
  await undoCooking(database.db, ann, id, NOW)
  await undoCooking(database.db, ann, id, NOW)
  expect(await amounts()).toEqual({ 'beef mince': '500', onions: '3' })
  expect(await diary()).toEqual([])
  expect(await listCookings(database.db, ann)).toEqual([])
  const again = await cook()
  const { id: lotId } = await lotOf('Chilli')
  const values = { id: lotId, use: 'given', idempotencyKey: newKey() }
  await takeFromLot(database.db, ann, takeFromLotSchema.parse(values), NOW)
  await expect(undoCooking(database.db, ann, again.id, NOW)).rejects.toMatchObject({ code: 'conflict' })
  expect(await diary()).toHaveLength(1)
  await expectBalanced()
})

test('more than there is, a lot that is gone and another member’s things are refused, and nothing is written', async () => {
  await add('500 g beef mince')
  const mince = await lotOf('beef mince')
  const lots = [mince.id]
  await expect(cook({ lots, amounts: ['900'] })).rejects.toMatchObject({ field: mince.id })
  await expect(cook({ lots: [newId()], amounts: ['1'] })).rejects.toMatchObject({ code: 'conflict' })
  await expect(cook({}, ben)).rejects.toMatchObject({ code: 'not-found' })
  recipe = await save(ben)
  const own = { recipe, servings: '4', eaten: '0', lots, amounts: ['100'], idempotencyKey: newKey() }
  await expect(cookDish(database.db, ben, cookSchema.parse(own), NOW)).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await database.db.select().from(cookings).where(eq(cookings.memberId, ben.id))).toEqual([])
  expect((await lotOf('beef mince')).amount).toBe(500)
  expect(await diary()).toEqual([])
})

test('a free member cooks from the pantry without a diary', async () => {
  ann = { ...ann, tier: 'free' }
  await add('500 g beef mince')
  await cook({ eaten: '4' })
  expect(await list()).toEqual([])
  expect(await diary()).toEqual([])
})

test('a note and a mark can be changed by whoever cooked', async () => {
  const { id } = await cook()
  await noteCooking(database.db, ann, { cooking: id, note: 'Less salt', mark: 2 })
  expect(await listCookings(database.db, ann)).toMatchObject([{ note: 'Less salt', mark: 2 }])
  const theft = noteCooking(database.db, ben, { cooking: id, note: '', mark: null })
  await expect(theft).rejects.toMatchObject({ code: 'not-found' })
})

test('the form takes halves of portions, and no more than was cooked', () => {
  const form = { recipe, servings: '2.5', eaten: '3', idempotencyKey: '12345678' }
  expect(cookSchema.safeParse(form).error?.issues[0]?.message).toBe('No more can be eaten than was cooked')
  expect(cookSchema.safeParse({ ...form, eaten: '0.3' }).success).toBe(false)
  expect(cookSchema.parse({ ...form, eaten: '0.5' })).toMatchObject({ servings: 2.5, eaten: 0.5, takes: [] })
})
