import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { diaryOf, removeMeal } from './diary.server.ts'
import { addFromWords, eatAgain, frequentMeals } from './quick-entry.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const TODAY = '2026-11-20'
const chef = kitchenChef(cookbook())
const log = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
let ann: Member
let ben: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  ann = await makeMember(database.db, { tier: 'premium' })
  ben = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const add = (description: string, { who = ann, idempotencyKey = randomUUID(), day = TODAY } = {}) =>
  addFromWords(
    { db: database.db, chef, limits: NO_LIMITS, log, now: () => NOW },
    who,
    { description, day, idempotencyKey },
    { signal: new AbortController().signal },
  )
const again = (entryId: string, { who = ann, day = TODAY, idempotencyKey = '' } = {}) =>
  eatAgain(database.db, who, { entryId, day, idempotencyKey: idempotencyKey || randomUUID() }, NOW)
const today = (who = ann) => diaryOf(database.db, who, { firstDay: TODAY, lastDay: TODAY })

test('a sentence is counted and kept, once however often it is sent, and says what it could not count', async () => {
  const idempotencyKey = randomUUID()
  const first = await add('2 boiled eggs and zorblaxine', { idempotencyKey })
  const second = await add('2 boiled eggs and zorblaxine', { idempotencyKey })
  expect(second.id).toBe(first.id)
  expect(first.notCounted.join(' ')).toContain('zorblaxine')
  expect(first.kcalRange!.low).toBeLessThan(first.kcal)
  expect(first.kcalRange!.high).toBeGreaterThan(first.kcal)
  expect(await today()).toMatchObject([{ id: first.id, totalKcal: first.kcal }])
})

test('a sentence without a food, of a free member or for another week is refused, and nothing is kept', async () => {
  const free = await makeMember(database.db)
  await expect(add('qwxyzzy')).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(add('2 eggs', { who: free })).rejects.toMatchObject({ code: 'premium-only' })
  await expect(add('2 eggs', { day: '2026-11-10' })).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await today()).toEqual([])
  expect(await today(free)).toEqual([])
})

test('a meal is eaten again with one tap, once a tap, and nobody eats from another’s diary', async () => {
  const { id } = await add('a banana')
  const idempotencyKey = randomUUID()
  const [one, two] = await Promise.all([again(id, { idempotencyKey }), again(id, { idempotencyKey })])
  expect(two).toEqual(one)
  expect(await today()).toHaveLength(2)
  await expect(again(id, { who: ben })).rejects.toMatchObject({ code: 'not-found' })
  await expect(again(id, { day: '2026-12-24' })).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await today(ben)).toEqual([])
})

test('a key that stands for another meal, or for another member’s, adds nothing and says so', async () => {
  const banana = await add('a banana')
  const eggs = await add('2 boiled eggs')
  const bens = await add('200 g skyr', { who: ben })
  for (const taken of [eggs.id, bens.id])
    await expect(again(banana.id, { idempotencyKey: taken })).rejects.toMatchObject({ code: 'conflict' })
  expect(await today()).toHaveLength(2)
  expect(await today(ben)).toMatchObject([{ id: bens.id, totalKcal: bens.kcal }])
})

test('what is eaten often is offered, most often first, without what was taken out', async () => {
  const banana = await add('a banana')
  await again(banana.id)
  await add('200 g skyr')
  const removed = await add('3 boiled eggs')
  await removeMeal(database.db, ann, removed.id, NOW)
  const often = await frequentMeals(database.db, ann, TODAY)
  expect(often.map(({ kcal }) => kcal)[0]).toBe(banana.kcal)
  expect(often).toHaveLength(2)
  expect(await frequentMeals(database.db, ben, TODAY)).toEqual([])
})
