import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { availableIngredients } from '#app/db/schema/index.ts'
import {
  addIngredientSchema,
  addListSchema,
  changeQuantitySchema,
  editIngredientSchema,
} from '#app/domain/pantry/pantry-forms.ts'
import { MAX_PANTRY_INGREDIENTS, UNDO_REMOVAL_WITHIN_MS } from '#app/domain/pantry/pantry-limits.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { addIngredient, addIngredients, addSeenFood } from './add-ingredients.server.ts'
import {
  clearIngredients,
  confirmEstimates,
  removeIngredient,
  restoreIngredients,
  updateIngredient,
  updateQuantity,
} from './change-ingredients.server.ts'
import { listIngredients, pantryEntriesOf } from './ingredients.server.ts'
import { sweepIngredients } from './pantry-jobs.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

let database: TestDatabase
let ann: Member
let ben: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  ann = await makeMember(database.db)
  ben = await makeMember(database.db)
})
afterAll(() => database.close())

let clicks = 0
const click = (now = NOW, idempotencyKey = `click-number-${++clicks}`) => ({ now, idempotencyKey })
const food = (change: Record<string, string> = {}) => {
  const { idempotencyKey: _, ...values } = addIngredientSchema.parse({
    name: 'Carrots',
    quantity: '3',
    idempotencyKey: 'not-looked-at',
    ...change,
  })
  return values
}
const add = (change: Record<string, string> = {}, who = ann, at = NOW) =>
  addIngredient(database.db, who, food(change), click(at))
const list = (who = ann) => listIngredients(database.db, who)
const names = async (who = ann) => (await list(who)).map(({ name }) => name)

test('[PANTRY-20] [DATA-15] adding takes every field for the session’s user and returns the row', async () => {
  const row = await add({
    userId: ben.id,
    name: ' Greek yoghurt ',
    quantity: '1,5',
    unit: 'kg',
    expiryDate: '2026-11-23',
    category: 'dairy',
    imageUrl: '/pictures/yoghurt.webp',
  })
  expect(row).toMatchObject({
    userId: ann.id,
    name: 'Greek yoghurt',
    quantity: '1.5',
    amount: 1.5,
    unit: 'kg',
    expiryDate: '2026-11-23',
    category: 'dairy',
    imageUrl: '/pictures/yoghurt.webp',
    isEstimated: false,
    createdAt: NOW,
    updatedAt: NOW,
  })
  expect(await list()).toEqual([row])
  expect(await list(ben)).toEqual([])
})

test('[PANTRY-06] name and quantity have to be given, the unit is pieces unless another is chosen, the date may be left out', async () => {
  expect(await add()).toMatchObject({ unit: 'pieces', expiryDate: null })
  const refused = (change: Record<string, string>) =>
    addIngredientSchema.safeParse({ name: 'Carrots', quantity: '3', idempotencyKey: '12345678', ...change })
      .error?.issues[0]?.message
  expect(refused({ name: '  ' })).toBe('Please enter a name')
  expect(refused({ quantity: ' ' })).toBe('Please enter a quantity')
  expect(refused({ quantity: 'a few' })).toBe('Write the quantity as a number, such as 2 or 1.5')
  expect(refused({ quantity: '0' })).toMatch('above 0')
  expect(refused({ quantity: '1e9' })).toBeDefined()
  expect(refused({ unit: 'barrels' })).toBe('Choose one of the units offered')
  expect(refused({ expiryDate: '2026-02-30' })).toBe('Choose a day of the calendar')
  expect(refused({ expiryDate: '0026-02-03' })).toBe('Choose a day of the calendar')
  expect(refused({ category: 'drinks' })).toBe('Choose one of the categories offered')
  expect(refused({ imageUrl: 'https://elsewhere.example/x.png' })).toBe('A picture has to be one of ours')
  expect(refused({ name: 'x'.repeat(121) })).toMatch('at most 120')
})

test('[PANTRY-13] [C5] the category comes from the food table, else from the keywords, unless one is chosen', async () => {
  expect((await add({ name: 'aubergine' })).category).toBe('vegetables')
  expect((await add({ name: 'pepper' })).category).toBe('vegetables')
  expect((await add({ name: 'Auntie’s mystery sauce' })).category).toBe('pantry')
  expect((await add({ name: 'zorblax' })).category).toBe('other')
  expect((await add({ name: 'aubergine', category: 'other' })).category).toBe('other')
})

test('a food of the table is known by its id, an unknown one is kept without', async () => {
  expect((await add({ name: 'carrots' })).foodId).toBe('carrot')
  expect((await add({ name: 'Auntie’s mystery sauce' })).foodId).toBeNull()
})

test('what is no food is refused by its name', async () => {
  await expect(add({ name: 'batteries' })).rejects.toMatchObject({
    code: 'invalid-input',
    field: 'name',
    message: 'Batteries are not food.',
  })
  const { id } = await add()
  const values = editIngredientSchema.parse({ id, name: 'bleach', quantity: '1' })
  await expect(updateIngredient(database.db, ann, values, NOW)).rejects.toThrow('Bleach is not food')
  expect(await names()).toEqual(['Carrots'])
})

test('[PANTRY-21] the list holds all own ingredients, newest first', async () => {
  await add({ name: 'first' })
  await add({ name: 'second' }, ann, later(1000))
  await add({ name: 'not hers' }, ben)
  expect(await names()).toEqual(['second', 'first'])
})

test('the same click sent twice adds once; the same food bought again is a lot of its own', async () => {
  const same = click()
  const [one, other] = await Promise.all([
    addIngredient(database.db, ann, food(), same),
    addIngredient(database.db, ann, food(), same),
  ])
  expect(one.id).toBe(other.id)
  await add()
  expect(await names()).toEqual(['Carrots', 'Carrots'])
  // The key is the member's: with another it means another click.
  await addIngredient(database.db, ben, food(), same)
  expect(await names(ben)).toEqual(['Carrots'])
})

test('a list is added line by line in its order, without what is no food', async () => {
  const { list: lines } = addListSchema.parse({
    list: '500 g chicken breast\n\n- 2 tins of chickpeas\n3 cloves of garlic\nbatteries\nmilk',
    idempotencyKey: '12345678',
  })
  const same = click()
  const { refused } = await addIngredients(database.db, ann, lines, same)
  expect(refused).toEqual(['Batteries are not food.'])
  const rows = (await list()).map(({ name, quantity, unit, isEstimated }) => [
    name,
    quantity,
    unit,
    isEstimated,
  ])
  expect(rows).toEqual([
    ['chicken breast', '500', 'grams', false],
    ['chickpeas', '2', 'cans', false],
    ['cloves of garlic', '3', 'pieces', false],
    ['milk', '1', 'liters', true],
  ])
  const again = await addIngredients(database.db, ann, lines, same)
  expect(again.added).toHaveLength(4)
  expect(await list()).toHaveLength(4)
  await expect(addIngredients(database.db, ann, ['batteries'], click())).rejects.toThrow('Batteries')
})

test('dates and frozen foods in a list are stored, counting from the person’s day', async () => {
  const lines = ['4 chicken thighs, use by tomorrow', '500 g mince, in the freezer', '6 eggs']
  await addIngredients(database.db, ann, lines, { ...click(), day: '2026-11-29' })
  const rows = (await list()).map(({ name, expiryDate, frozenOn }) => [name, expiryDate, frozenOn])
  expect(rows).toEqual([
    ['chicken thighs', '2026-11-30', null],
    ['mince', expect.stringMatching(/^2027-/), '2026-11-29'],
    ['eggs', null, null],
  ])
})

test('[C6] a typed line without an amount says why it is estimated, and absurd amounts are named', async () => {
  const { added, refused } = await addIngredients(
    database.db,
    ann,
    ['rice', '0 pears', '99999999 onions', '2 leeks'],
    click(),
  )
  expect(added.map(({ name, estimatedFrom }) => [name, estimatedFrom])).toEqual([
    ['rice', 'typed'],
    ['leeks', null],
  ])
  expect(refused).toEqual([
    expect.stringContaining('“0 pears” says there is none'),
    expect.stringContaining('“99999999 onions” is too much'),
  ])
  const [leeks] = (await list()).filter(({ name }) => name === 'leeks')
  const most = updateQuantity(database.db, ann, { id: leeks!.id, quantity: 99_999 }, NOW)
  await expect(most).rejects.toMatchObject({ field: 'quantity' })
  expect((await addSeenFood(database.db, ann, 'milk', click())).estimatedFrom).toBe('photo')
})

test('a purchase goes in with its amount, its date and its price', async () => {
  const { added, refused } = await addIngredients(
    database.db,
    ann,
    [
      { name: 'red lentils', quantity: 500, unit: 'grams', expiryDate: '2027-11-20', priceCents: 179 },
      { name: 'batteries', quantity: 4, unit: 'pieces', expiryDate: null },
      { name: 'rice', quantity: 900, unit: 'kg', expiryDate: null },
    ],
    click(),
  )
  expect(added).toMatchObject([
    { name: 'red lentils', amount: 500, unit: 'grams', expiryDate: '2027-11-20', priceCents: 179 },
  ])
  expect(refused).toEqual(['Batteries are not food.', expect.stringContaining('at most 50 kg')])
})

test('[PANTRY-12] [C6] a food seen in a photo gets an estimated amount, marked until it is confirmed or changed', async () => {
  const milk = await addSeenFood(database.db, ann, 'Milk', click())
  expect(milk).toMatchObject({ quantity: '1', unit: 'liters', isEstimated: true, category: 'dairy' })
  expect(await addSeenFood(database.db, ann, 'spinach', click())).toMatchObject({
    quantity: '1',
    unit: 'pieces',
    isEstimated: true,
  })
  expect(await confirmEstimates(database.db, ben, [milk.id], NOW)).toEqual({ confirmedCount: 0 })
  expect(await confirmEstimates(database.db, ann, [milk.id], NOW)).toEqual({ confirmedCount: 1 })
  const confirmed = (await list()).find(({ id }) => id === milk.id)
  expect(confirmed).toMatchObject({ quantity: '1', isEstimated: false })
  const eggs = await addSeenFood(database.db, ann, 'eggs', click())
  const changed = await updateQuantity(database.db, ann, { id: eggs.id, quantity: 4 }, NOW)
  expect(changed).toMatchObject({ quantity: '4', amount: 4, isEstimated: false })
})

test('[PANTRY-22] the quantity of one own ingredient is changed, and nothing else', async () => {
  const { id } = await add({ expiryDate: '2026-11-23' })
  const other = await add({ name: 'leeks' })
  const { quantity } = changeQuantitySchema.parse({ id, quantity: '1 1/2' })
  expect(await updateQuantity(database.db, ann, { id, quantity }, later(5))).toMatchObject({
    id,
    quantity: '1.5',
    expiryDate: '2026-11-23',
    updatedAt: later(5),
    createdAt: NOW,
  })
  expect((await list()).find((row) => row.id === other.id)).toEqual(other)
})

test('every field can be edited; without a category it follows the new name', async () => {
  const { id } = await add({ expiryDate: '2026-11-23' })
  const edit = (change: Record<string, string>) =>
    updateIngredient(
      database.db,
      ann,
      editIngredientSchema.parse({ id, name: 'Cheddar', quantity: '200', unit: 'grams', ...change }),
      NOW,
    )
  expect(await edit({ expiryDate: '2026-12-01' })).toMatchObject({
    name: 'Cheddar',
    quantity: '200',
    unit: 'grams',
    category: 'dairy',
    expiryDate: '2026-12-01',
  })
  expect(await edit({ category: 'protein' })).toMatchObject({ category: 'protein', expiryDate: null })
})

test('[PANTRY-19] nobody changes or removes the ingredients of another member', async () => {
  const { id } = await add()
  const { db } = database
  const edit = editIngredientSchema.parse({ id, name: 'Theft', quantity: '1' })
  for (const attempt of [
    () => updateQuantity(db, ben, { id, quantity: 9 }, NOW),
    () => updateIngredient(db, ben, edit, NOW),
    () => removeIngredient(db, ben, id, NOW),
    () => updateQuantity(db, ann, { id: newId(), quantity: 9 }, NOW),
  ])
    await expect(attempt()).rejects.toMatchObject({ code: 'not-found' })
  await removeIngredient(db, ann, id, NOW)
  expect(await restoreIngredients(db, ben, [id], NOW)).toEqual({ restoredCount: 0 })
  expect(await restoreIngredients(db, ann, [id], NOW)).toEqual({ restoredCount: 1 })
  expect((await list())[0]).toMatchObject({ name: 'Carrots', quantity: '3' })
})

test('[PANTRY-18] clearing takes out everything of this member and nothing of another; it can be undone for ten minutes', async () => {
  await add({ name: 'carrots' })
  await add({ name: 'leeks' }, ann, later(1))
  await add({ name: 'milk' }, ben)
  const { removedIds } = await clearIngredients(database.db, ann, NOW)
  expect(removedIds).toHaveLength(2)
  expect([await names(), await names(ben)]).toEqual([[], ['milk']])
  const inTime = later(UNDO_REMOVAL_WITHIN_MS - 1)
  expect(await restoreIngredients(database.db, ann, removedIds, inTime)).toEqual({ restoredCount: 2 })
  expect(await names()).toEqual(['leeks', 'carrots'])
  await clearIngredients(database.db, ann, NOW)
  const tooLate = later(UNDO_REMOVAL_WITHIN_MS + 1)
  expect(await restoreIngredients(database.db, ann, removedIds, tooLate)).toEqual({ restoredCount: 0 })
})

test('what can no longer be put back is swept away, and only that', async () => {
  const [gone, fresh] = [await add({ name: 'gone' }), await add({ name: 'fresh' })]
  const kept = await add({ name: 'kept' })
  await removeIngredient(database.db, ann, gone.id, NOW)
  await removeIngredient(database.db, ann, fresh.id, later(UNDO_REMOVAL_WITHIN_MS))
  const now = () => later(UNDO_REMOVAL_WITHIN_MS + 1)
  await sweepIngredients.handler({}, { db: database.db, now }, { signal: AbortSignal.timeout(1000) } as never)
  const left = await database.db
    .select({ id: availableIngredients.id })
    .from(availableIngredients)
    .where(eq(availableIngredients.userId, ann.id))
  expect(left.map(({ id }) => id).toSorted()).toEqual([fresh.id, kept.id].toSorted())
})

test('a pantry holds three hundred foods, also when two tabs add the last one, and after an undo', async () => {
  const many = Array.from({ length: MAX_PANTRY_INGREDIENTS - 1 }, (_, index) => `${index + 1} g rice`)
  await addIngredients(database.db, ann, many, click())
  const last = await Promise.allSettled([add({ name: 'one' }), add({ name: 'other' })])
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await expect(add({ name: 'one more' })).rejects.toThrow('at most 300')
  const [newest] = await list()
  await removeIngredient(database.db, ann, newest!.id, NOW)
  await add({ name: 'in its place' })
  await expect(restoreIngredients(database.db, ann, [newest!.id], NOW)).rejects.toThrow('at most 300')
})

test('planning gets the pantry as bought, with whole days left on the person’s calendar', async () => {
  await add({ name: 'milk', quantity: '1', unit: 'liters', expiryDate: '2026-03-30' })
  await add({ name: 'rice', quantity: '500', unit: 'grams' }, ann, later(1))
  await add({ name: 'ham', expiryDate: '2026-03-27' }, ann, later(2))
  // The clocks of Europe change on the 29th: it is still two days.
  const entries = await pantryEntriesOf(database.db, ann, '2026-03-28')
  expect(
    entries.map(({ name, quantity, unit, expiresInDays }) => [name, quantity, unit, expiresInDays]),
  ).toEqual([
    ['milk', 1, 'liters', 2],
    ['rice', 500, 'grams', null],
    ['ham', 3, 'pieces', -1],
  ])
})
