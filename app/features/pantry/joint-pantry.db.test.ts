import fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableIngredients, pantryMovements, profiles } from '#app/db/schema/index.ts'
import { LOT_USES } from '#app/domain/pantry/lot-uses.ts'
import { takeFromLotSchema } from '#app/domain/pantry/pantry-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { joinPantry, leavePantry } from '#app/features/household/household-pantry.server.ts'
import { leaveHousehold, removeMember } from '#app/features/household/household-members.server.ts'
import { expectBalanced } from '#tests/support/balanced-ledger.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { householdNeeds, makeHousehold, makeMembers } from '#tests/support/households.ts'
import { addIngredients } from './add-ingredients.server.ts'
import {
  clearIngredients,
  confirmEstimates,
  removeIngredient,
  restoreIngredients,
  updateQuantity,
} from './change-ingredients.server.ts'
import { listIngredients, listPantryItems, pantryEntriesOf } from './ingredients.server.ts'
import { pantryShareOf } from './joint-pantry.server.ts'
import { takeFromLot, undoClick } from './take-from-lot.server.ts'
import { wasteOf } from './waste.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const NOVEMBER = { from: '2026-11-01', until: '2026-12-01' }
let time = NOW
let database: TestDatabase
let needs: Parameters<typeof joinPantry>[0]
let ann: Member
let ben: Member
let cem: Member
let eve: Member

beforeAll(async () => {
  database = await openTestDatabase()
  needs = householdNeeds(database.db, () => time)
})
/** Ann owns a household with Ben, who cooks, and Cem, who reads; Eve is a stranger. */
beforeEach(async () => {
  time = NOW
  const { db } = database
  ;[ann, ben, cem, eve] = (await makeMembers(db, 4)) as [Member, Member, Member, Member]
  await makeHousehold(db, NOW, [
    [ann, 'owner'],
    [ben, 'cook'],
    [cem, 'reader'],
  ])
})
afterAll(() => database.close())

let clicks = 0
const newKey = () => `joint-click-${++clicks}`
/** Each a second after the other, so that their order is told. */
const later = () => (time = new Date(time.getTime() + 1000))
const add = async (who: Member, ...lines: string[]) => {
  const { added } = await addIngredients(database.db, who, lines, { idempotencyKey: newKey(), now: later() })
  return added[0]!
}
const takeAs = (who: Member, id: string, fields: Record<string, string>) => {
  const values = { id, idempotencyKey: newKey(), ...fields }
  return takeFromLot(database.db, who, takeFromLotSchema.parse(values), later())
}
const namesFor = async (who: Member) => (await listIngredients(database.db, who)).map(({ name }) => name)
const amountOf = async (id: string) => {
  const [lot] = await database.db.select().from(availableIngredients).where(eq(availableIngredients.id, id))
  return lot?.amount
}
const join = async (...members: Member[]) => {
  for (const member of members) await joinPantry(needs, member)
}

test('whoever takes part sees one pantry, plans count on it, and nobody else sees any of it', async () => {
  await add(ann, '500 g lentils')
  await add(ben, '6 eggs')
  await add(cem, '1 leek')
  expect(await namesFor(ben)).toEqual(['eggs'])
  await join(ann, ben)
  expect(await namesFor(ann)).toEqual(['eggs', 'lentils'])
  expect((await listPantryItems(database.db, ben)).map(({ name, userId }) => [name, userId])).toEqual([
    ['eggs', ben.id],
    ['lentils', ann.id],
  ])
  expect((await pantryEntriesOf(database.db, ben, '2026-11-20')).map(({ name }) => name)).toEqual([
    'lentils',
    'eggs',
  ])
  // In the household, but with a pantry of their own.
  expect(await namesFor(cem)).toEqual(['leek'])
  expect(await namesFor(eve)).toEqual([])
  expect(await pantryShareOf(database.db, ann)).toMatchObject({
    others: [{ id: ben.id }],
    mayChangeAll: true,
  })
  expect(await pantryShareOf(database.db, cem)).toMatchObject({ others: [] })
})

test('a cook changes what others put in, in the books of whoever put it in, and takes it back', async () => {
  await join(ann, ben)
  const eggs = await add(ann, '6 eggs')
  const { undoKey } = await takeAs(ben, eggs.id, { use: 'binned', quantity: '2', reason: 'spoiled' })
  expect(await amountOf(eggs.id)).toBe(4)
  const [, binned] = await database.db
    .select()
    .from(pantryMovements)
    .where(eq(pantryMovements.lotId, eggs.id))
    .orderBy(pantryMovements.id)
  expect(binned).toMatchObject({ userId: ann.id, byMemberId: ben.id, kind: 'binned', amount: -2 })
  // Ann's undo of a key that is Ben's finds nothing.
  await expect(undoClick(database.db, ann, undoKey, later())).rejects.toMatchObject({ code: 'not-found' })
  expect(await undoClick(database.db, ben, undoKey, later())).toEqual({ undoneCount: 1 })
  expect(await updateQuantity(database.db, ben, { id: eggs.id, quantity: 5 }, later())).toMatchObject({
    amount: 5,
    userId: ann.id,
  })
  await takeAs(ben, eggs.id, { use: 'frozen', quantity: '3' })
  const rows = await listIngredients(database.db, ann)
  expect(rows.map(({ amount, userId }) => [amount, userId])).toEqual(
    expect.arrayContaining([
      [3, ann.id],
      [2, ann.id],
    ]),
  )
  await expectBalanced(database.db, ann, ben)
})

test('a reader changes what they put in and nothing else', async () => {
  await join(ann, cem)
  const eggs = await add(ann, 'eggs')
  const leek = await add(cem, '2 leeks')
  const forbidden = { code: 'forbidden' }
  const { db } = database
  await expect(takeAs(cem, eggs.id, { use: 'eaten' })).rejects.toMatchObject(forbidden)
  await expect(updateQuantity(db, cem, { id: eggs.id, quantity: 1 }, later())).rejects.toMatchObject(
    forbidden,
  )
  await expect(removeIngredient(db, cem, eggs.id, later())).rejects.toMatchObject(forbidden)
  expect(await confirmEstimates(db, cem, [eggs.id], later())).toEqual({ confirmedCount: 0 })
  await takeAs(cem, leek.id, { use: 'eaten', quantity: '1' })
  expect(await amountOf(leek.id)).toBe(1)
  expect(await pantryShareOf(db, cem)).toMatchObject({ mayChangeAll: false })
  await expectBalanced(database.db, ann, cem)
})

test('strangers and members with a pantry of their own find nothing to change', async () => {
  await join(ann, ben)
  const eggs = await add(ann, '6 eggs')
  for (const stranger of [cem, eve])
    await expect(takeAs(stranger, eggs.id, { use: 'eaten' })).rejects.toMatchObject({ code: 'not-found' })
  expect(await amountOf(eggs.id)).toBe(6)
})

test('clearing takes out what one put in oneself, and it can be put back', async () => {
  await join(ann, ben)
  await add(ann, '6 eggs')
  await add(ben, '1 leek')
  const { removedIds } = await clearIngredients(database.db, ben, later())
  expect(await namesFor(ben)).toEqual(['eggs'])
  expect(await restoreIngredients(database.db, ben, removedIds, later())).toEqual({ restoredCount: 1 })
})

test.each(['a pantry of their own', 'leaving', 'being removed'])(
  'after %s everybody keeps what they put in, and nobody takes back what is no longer theirs to change',
  async (way) => {
    await join(ann, ben)
    const eggs = await add(ann, '6 eggs')
    const leek = await add(ben, '2 leeks')
    const bens = await takeAs(ben, eggs.id, { use: 'eaten', quantity: '2' })
    const anns = await takeAs(ann, leek.id, { use: 'eaten', quantity: '1' })
    if (way === 'leaving') await leaveHousehold(needs, ben)
    else if (way === 'being removed') await removeMember(needs, ann, ben.id)
    else await leavePantry(needs, ben)
    expect(await namesFor(ann)).toEqual(['eggs'])
    expect(await namesFor(ben)).toEqual(['leeks'])
    await expect(undoClick(database.db, ben, bens.undoKey, later())).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(undoClick(database.db, ann, anns.undoKey, later())).rejects.toMatchObject({
      code: 'conflict',
    })
    expect([await amountOf(eggs.id), await amountOf(leek.id)]).toEqual([4, 1])
    await expectBalanced(database.db, ann, ben)
  },
)

test('of two who take the last of a food at once one gets it, and a leaving member takes theirs along whole', async () => {
  await join(ann, ben)
  const eggs = await add(ann, '1 egg')
  const taken = await Promise.allSettled([
    takeAs(ann, eggs.id, { use: 'eaten', quantity: '1' }),
    takeAs(ben, eggs.id, { use: 'given', quantity: '1' }),
  ])
  expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const leek = await add(ann, '3 leeks')
  await Promise.allSettled([
    leavePantry(needs, ann),
    takeAs(ben, leek.id, { use: 'eaten', quantity: '1' }),
    takeAs(ben, leek.id, { use: 'eaten', quantity: '1' }),
  ])
  expect(await namesFor(ben)).toEqual([])
  await expectBalanced(database.db, ann, ben)
})

test('the same click of a cook counts once, however often it is sent', async () => {
  await join(ann, ben)
  const eggs = await add(ann, '6 eggs')
  const idempotencyKey = newKey()
  const click = () => takeAs(ben, eggs.id, { use: 'eaten', quantity: '2', idempotencyKey })
  await Promise.all([click(), click(), click()])
  expect(await amountOf(eggs.id)).toBe(4)
})

test('an account that is deleted takes its food along; what it did with that of others stays in their books', async () => {
  await join(ann, ben)
  const eggs = await add(ann, '6 eggs')
  await add(ben, '1 leek')
  await takeAs(ben, eggs.id, { use: 'given', quantity: '1' })
  await database.db.delete(profiles).where(eq(profiles.id, ben.id))
  expect(await namesFor(ann)).toEqual(['eggs'])
  expect(await amountOf(eggs.id)).toBe(5)
  await expectBalanced(database.db, ann)
})

test('the month counts the joint pantry from when both take part, and what was before stays private', async () => {
  const before = await add(ann, '300 g spinach')
  await takeAs(ann, before.id, { use: 'binned', quantity: '100' })
  later()
  await join(ann, ben)
  const rice = await add(ann, '400 g white rice')
  await takeAs(ben, rice.id, { use: 'binned', quantity: '50' })
  const both = await wasteOf(database.db, ben, NOVEMBER)
  expect(both).toMatchObject({ boughtG: 400, outG: { binned: 50 } })
  expect(await wasteOf(database.db, ann, NOVEMBER)).toMatchObject({ boughtG: 700, outG: { binned: 150 } })
  await leavePantry(needs, ben)
  expect(await wasteOf(database.db, ben, NOVEMBER)).toMatchObject({ boughtG: 0, outG: { binned: 0 } })
})

const act = fc.record({
  what: fc.constantFrom('add', 'take', 'undo', 'set', 'remove', 'restore', 'join', 'leave'),
  who: fc.nat(2),
  place: fc.nat(9),
  share: fc.integer({ min: 1, max: 40 }),
  use: fc.constantFrom(...LOT_USES),
})

test('over random histories of three at one pantry every gram is in one book: in equals out plus stock', async () => {
  const { db } = database
  const members = [ann, ben, cem]
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 24 }), async (history) => {
      const keys: [Member, string][] = []
      const removed: string[] = []
      for (const { what, who, place, share, use } of history) {
        const member = members[who]!
        const lots = await listIngredients(db, member)
        const lot = lots[place % Math.max(lots.length, 1)]
        const [whose, key] = keys[place % Math.max(keys.length, 1)] ?? [member, 'none']
        if (what === 'add' || !lot) await add(member, `${share * 10} g white rice`)
        else if (what === 'take')
          await takeAs(member, lot.id, { use, quantity: String(Math.min(share, lot.amount)) })
            .then(({ undoKey }) => keys.push([member, undoKey]))
            .catch(() => null)
        else if (what === 'undo') await undoClick(db, whose, key, later()).catch(() => null)
        else if (what === 'set')
          await updateQuantity(db, member, { id: lot.id, quantity: share }, later()).catch(() => null)
        else if (what === 'remove')
          await removeIngredient(db, member, lot.id, later())
            .then(({ removedIds }) => removed.push(...removedIds))
            .catch(() => null)
        else if (what === 'restore') await restoreIngredients(db, member, removed, later()).catch(() => null)
        else if (what === 'join') await joinPantry(needs, member)
        else await leavePantry(needs, member)
      }
      await expectBalanced(database.db, ann, ben, cem)
      const rows = await db
        .select({ lotOwner: availableIngredients.userId, owner: pantryMovements.userId })
        .from(pantryMovements)
        .innerJoin(availableIngredients, eq(availableIngredients.id, pantryMovements.lotId))
        .where(
          inArray(
            availableIngredients.userId,
            members.map(({ id }) => id),
          ),
        )
      expect(rows.filter(({ lotOwner, owner }) => lotOwner !== owner)).toEqual([])
    }),
    { numRuns: 10, seed: 18 },
  )
}, 120_000)
