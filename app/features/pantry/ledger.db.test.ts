import fc from 'fast-check'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableIngredients, pantryMovements } from '#app/db/schema/index.ts'
import { newId } from '#app/db/id.ts'
import { roundAmount } from '#app/domain/pantry/ledger.ts'
import { LOT_USES } from '#app/domain/pantry/lot-uses.ts'
import { editIngredientSchema, takeFromLotSchema } from '#app/domain/pantry/pantry-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { expectBalanced } from '#tests/support/balanced-ledger.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { addIngredients } from './add-ingredients.server.ts'
import {
  clearIngredients,
  removeIngredient,
  restoreIngredients,
  updateIngredient,
  updateQuantity,
} from './change-ingredients.server.ts'
import { type Ingredient, listIngredients } from './ingredients.server.ts'
import { takeFromLot, undoClick } from './take-from-lot.server.ts'
import { wasteOf } from './waste.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
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
const newKey = () => `click-number-${++clicks}`
const add = (...lines: string[]) =>
  addIngredients(database.db, ann, lines, { idempotencyKey: newKey(), now: NOW })
const list = () => listIngredients(database.db, ann)
const lotOf = async (name: string) => (await list()).find((row) => row.name === name)!
const movements = (who = ann) =>
  database.db
    .select()
    .from(pantryMovements)
    .where(eq(pantryMovements.userId, who.id))
    .orderBy(pantryMovements.id)
let seconds = 0
/** Each a second after the other, so that their order is told. */
const take = (lot: Pick<Ingredient, 'id'>, fields: Record<string, string>, who = ann) => {
  const values = { id: lot.id, idempotencyKey: newKey(), ...fields }
  const at = new Date(NOW.getTime() + ++seconds * 1000)
  return takeFromLot(database.db, who, takeFromLotSchema.parse(values), at)
}

test('a lot is opened, used in part, thrown away with the reason, and closed when nothing is left', async () => {
  await add('6 eggs')
  const eggs = await lotOf('eggs')
  await take(eggs, { use: 'eaten', quantity: '2', day: '2026-11-21' })
  expect(await lotOf('eggs')).toMatchObject({ quantity: '4', amount: 4 })
  await take(eggs, { use: 'binned', reason: 'spoiled' })
  expect(await list()).toEqual([])
  expect(
    (await movements()).map(({ kind, amount, reason, movedOn }) => [kind, amount, reason, movedOn]),
  ).toEqual([
    ['added', 6, null, '2026-11-20'],
    ['eaten', -2, null, '2026-11-21'],
    ['binned', -4, 'spoiled', '2026-11-20'],
  ])
  await expectBalanced(database.db, ann)
})

test('what is frozen is a lot of its own with the date of the freezer, and can be taken back', async () => {
  await add('500 g beef mince')
  const mince = await lotOf('beef mince')
  const { undoKey } = await take(mince, { use: 'frozen', quantity: '300' })
  const [frozen, fresh] = (await list()).toSorted((one, other) => one.amount - other.amount).toReversed()
  expect(frozen).toMatchObject({ amount: 300, frozenOn: '2026-11-20', foodId: 'beef-mince' })
  expect(frozen!.expiryDate! > '2027-01-01').toBe(true)
  expect(fresh).toMatchObject({ id: mince.id, amount: 200, frozenOn: null })
  await expect(take(frozen!, { use: 'frozen' })).rejects.toThrow('in the freezer already')
  await expectBalanced(database.db, ann)
  expect(await undoClick(database.db, ann, undoKey, NOW)).toEqual({ undoneCount: 2 })
  expect(await list()).toMatchObject([{ id: mince.id, amount: 500 }])
  expect(await undoClick(database.db, ann, undoKey, NOW)).toEqual({ undoneCount: 0 })
  await expectBalanced(database.db, ann)
})

test('what was used since cannot be taken back, and nothing of it is', async () => {
  await add('500 g beef mince')
  const { undoKey } = await take(await lotOf('beef mince'), { use: 'frozen', quantity: '300' })
  const frozen = (await list()).find(({ frozenOn }) => frozenOn !== null)!
  await take(frozen, { use: 'given' })
  await expect(undoClick(database.db, ann, undoKey, NOW)).rejects.toMatchObject({ code: 'conflict' })
  expect((await list()).map(({ amount }) => amount)).toEqual([200])
  await expectBalanced(database.db, ann)
})

test('the same click moves once, from two tabs as well, and another member never', async () => {
  await add('6 eggs')
  const eggs = await lotOf('eggs')
  const idempotencyKey = newKey()
  const twice = () => take(eggs, { use: 'eaten', quantity: '2', idempotencyKey })
  await Promise.all([twice(), twice()])
  expect((await lotOf('eggs')).amount).toBe(4)
  await expect(take(eggs, { use: 'binned' }, ben)).rejects.toMatchObject({ code: 'not-found' })
  await expect(undoClick(database.db, ben, idempotencyKey, NOW)).rejects.toMatchObject({ code: 'not-found' })
  await expect(take(eggs, { use: 'eaten', quantity: '9' })).rejects.toThrow('There is only 4 pieces of it.')
  expect(await movements(ben)).toEqual([])
  await expectBalanced(database.db, ann)
})

test('two tabs that use up the same lot take no more than there is', async () => {
  await add('6 eggs')
  const eggs = await lotOf('eggs')
  const both = await Promise.allSettled([
    take(eggs, { use: 'eaten', quantity: '4' }),
    take(eggs, { use: 'given', quantity: '4' }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect((await lotOf('eggs')).amount).toBe(2)
  await expectBalanced(database.db, ann)
})

test('a correction in another unit cancels the old one out', async () => {
  await add('6 eggs')
  const { id } = await lotOf('eggs')
  // A second later, so that the order is told.
  const edit = editIngredientSchema.parse({ id, name: 'eggs', quantity: '400', unit: 'grams' })
  await updateIngredient(database.db, ann, edit, new Date(NOW.getTime() + 1000))
  expect((await movements()).map(({ amount, unit }) => [amount, unit])).toEqual([
    [6, 'pieces'],
    [-6, 'pieces'],
    [400, 'grams'],
  ])
  await expectBalanced(database.db, ann)
})

test('the database refuses a lot that is not its movements, and movements that are changed', async () => {
  await add('6 eggs')
  const { id } = await lotOf('eggs')
  const { db } = database
  const forge = db.update(availableIngredients).set({ amount: 99 }).where(eq(availableIngredients.id, id))
  await expect(forge).rejects.toMatchObject({
    cause: { message: expect.stringContaining('its movements make 6') },
  })
  const change = db.update(pantryMovements).set({ amount: 99 }).where(eq(pantryMovements.lotId, id))
  await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } })
  // A row that comes from elsewhere gets its opening movement.
  await db.insert(availableIngredients).values({
    id: newId(),
    userId: ann.id,
    name: 'rice',
    quantity: '1',
    amount: 1,
    unit: 'kg',
    category: 'carbs',
  })
  expect(await movements()).toHaveLength(2)
  await expectBalanced(database.db, ann)
})

const refused = (error: unknown) => {
  expect(error).toMatchObject({ code: 'invalid-input' })
}

const anyStep = fc.record({
  act: fc.constantFrom('add', 'take', 'take', 'undo', 'set', 'remove', 'clear', 'restore'),
  place: fc.nat(),
  line: fc.constantFrom('6 eggs', '500 g beef mince', '1.25 l milk', '2 tins of chickpeas', '3 zorblax'),
  use: fc.constantFrom(...LOT_USES),
  share: fc.integer({ min: 1, max: 1000 }),
})

test('any history of buying, using, freezing, giving, binning, correcting and undoing balances', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      ann = await makeMember(database.db)
      const { db } = database
      const keys: string[] = []
      const removed: string[] = []
      for (const { act, place, line, use, share } of steps) {
        const lots = await list()
        const lot = lots[place % Math.max(lots.length, 1)]
        const part = lot && String(Math.max(roundAmount((lot.amount * share) / 1000), 0.001))
        // What is refused, such as 52 l of milk in one purchase, must leave the books as they were.
        if (act === 'add' || !lot || !part) await add(line)
        else if (act === 'take') {
          const done = await take(lot, { use, quantity: part }).catch(() => null)
          if (done) keys.push(done.undoKey)
        } else if (act === 'undo')
          await undoClick(db, ann, keys[place % keys.length] ?? '', NOW).catch(() => null)
        else if (act === 'set')
          await updateQuantity(db, ann, { id: lot.id, quantity: share / 10 }, NOW).catch(refused)
        else if (act === 'remove') removed.push(...(await removeIngredient(db, ann, lot.id, NOW)).removedIds)
        else if (act === 'clear') removed.push(...(await clearIngredients(db, ann, NOW)).removedIds)
        else if (removed.length > 0) await restoreIngredients(db, ann, removed, NOW).catch(() => null)
      }
      await expectBalanced(database.db, ann)
    }),
    { numRuns: 12 },
  )
}, 120_000)

test('a transaction that breaks off leaves nothing, and the same click then counts once', async () => {
  await add('6 eggs')
  const eggs = await lotOf('eggs')
  const idempotencyKey = newKey()
  const click = () => take(eggs, { use: 'eaten', quantity: '2', idempotencyKey })
  // As if the process were killed before the commit: what the session wrote is gone with it.
  await expect(
    database.db.transaction(async (tx) => {
      const values = { id: eggs.id, use: 'eaten', quantity: '2', idempotencyKey }
      await takeFromLot(tx, ann, takeFromLotSchema.parse(values), NOW)
      throw new Error('killed')
    }),
  ).rejects.toThrow('killed')
  expect((await lotOf('eggs')).amount).toBe(6)
  await click()
  await click()
  expect((await lotOf('eggs')).amount).toBe(4)
  const [{ count }] = (await database.db
    .select({ count: sql<number>`count(*)::int` })
    .from(pantryMovements)
    .where(and(eq(pantryMovements.lotId, eggs.id), eq(pantryMovements.kind, 'eaten')))) as [{ count: number }]
  expect(count).toBe(1)
})

test('a month tells where food went, with the money of what was thrown away, and forgets what was undone', async () => {
  const { db } = database
  const lots = [
    { name: 'beef mince', quantity: 500, unit: 'grams', expiryDate: null, priceCents: 400 },
    { name: 'spinach', quantity: 200, unit: 'grams', expiryDate: null },
  ] as const
  await addIngredients(db, ann, lots, { idempotencyKey: newKey(), now: NOW })
  const [mince, spinach] = [await lotOf('beef mince'), await lotOf('spinach')]
  await take(mince, { use: 'frozen', quantity: '250' })
  await take(mince, { use: 'binned', quantity: '100', reason: 'expired' })
  const frozen = (await list()).find(({ frozenOn }) => frozenOn !== null)!
  await take(frozen, { use: 'binned', quantity: '50', reason: 'spoiled' })
  await take(spinach, { use: 'eaten' })
  const { undoKey } = await take(mince, { use: 'given' })
  await undoClick(db, ann, undoKey, NOW)
  const november = { from: '2026-11-01', until: '2026-12-01' }
  expect(await wasteOf(db, ann, november)).toMatchObject({
    boughtG: 700,
    outG: { cooked: 0, eaten: 200, given: 0, binned: 150 },
    frozenG: 250,
    // 150 of 500 grams that had cost 4.00.
    binnedCents: 120,
    unweighedCount: 0,
    binned: [{ name: 'beef mince', grams: 150, count: 2, cents: 120 }],
  })
  expect(await wasteOf(db, ann, { from: '2026-10-01', until: '2026-11-01' })).toMatchObject({ boughtG: 0 })
  expect(await wasteOf(db, ben, november)).toMatchObject({ boughtG: 0, binned: [] })
})
