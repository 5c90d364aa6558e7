import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { diaryOf, removeMeal } from './diary.server.ts'
import { addFromWords, eatAgain, frequentMeals, type ToldMeal } from './quick-entry.server.ts'

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

type Told = Partial<ToldMeal> & { who?: Member }
const add = (
  description: string,
  { who = ann, idempotencyKey = randomUUID(), day = TODAY, ...told }: Told = {},
) =>
  addFromWords(
    { db: database.db, chef, limits: NO_LIMITS, log, now: () => NOW },
    who,
    { description, day, today: TODAY, idempotencyKey, ...told },
    { signal: new AbortController().signal },
  )
const again = (entryId: string, { who = ann, day = TODAY, idempotencyKey = '' } = {}) =>
  eatAgain(database.db, who, { entryId, day, idempotencyKey: idempotencyKey || randomUUID() }, NOW)
const today = (who = ann) => diaryOf(database.db, who, { firstDay: TODAY, lastDay: TODAY })

test('a sentence is counted and kept, once however often it is sent, and says what it could not count', async () => {
  const idempotencyKey = randomUUID()
  const first = await add('2 boiled eggs and zorblaxine', { idempotencyKey })
  const second = await add('2 boiled eggs and zorblaxine', { idempotencyKey })
  expect(second.ids).toEqual(first.ids)
  expect(first.notCounted.join(' ')).toContain('zorblaxine')
  expect(first.kcalRange!.low).toBeLessThan(first.kcal)
  expect(first.kcalRange!.high).toBeGreaterThan(first.kcal)
  expect(await today()).toMatchObject([{ id: first.ids[0], totalKcal: first.kcal }])
})

test('a sentence without a food, of a free member or for a day to come is refused, and nothing is kept', async () => {
  const free = await makeMember(database.db)
  await expect(add('qwxyzzy')).rejects.toMatchObject({ code: 'invalid-input' })
  await expect(add('2 eggs', { who: free })).rejects.toMatchObject({ code: 'premium-only' })
  await expect(add('2 eggs', { day: '2026-12-10' })).rejects.toMatchObject({ code: 'invalid-input' })
  expect(await today()).toEqual([])
  expect(await today(free)).toEqual([])
})

test('a meal is eaten again with one tap, once a tap, and nobody eats from another’s diary', async () => {
  const { ids } = await add('a banana')
  const id = ids[0]!
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
  for (const taken of [eggs.ids[0]!, bens.ids[0]!])
    await expect(again(banana.ids[0]!, { idempotencyKey: taken })).rejects.toMatchObject({ code: 'conflict' })
  expect(await today()).toHaveLength(2)
  expect(await today(ben)).toMatchObject([{ id: bens.ids[0], totalKcal: bens.kcal }])
})

test('what is eaten often is offered, most often first, without what was taken out', async () => {
  const banana = await add('a banana')
  await again(banana.ids[0]!)
  await add('200 g skyr')
  const removed = await add('3 boiled eggs')
  await removeMeal(database.db, ann, removed.ids[0]!, NOW)
  const often = await frequentMeals(database.db, ann, TODAY)
  expect(often.map(({ kcal }) => kcal)[0]).toBe(banana.kcal)
  expect(often).toHaveLength(2)
  expect(await frequentMeals(database.db, ben, TODAY)).toEqual([])
})

/** The question a meal is asked about, and what answers it. */
const asked = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError) || error.code !== 'unconfirmed') throw new Error('it was not asked about')
  return { question: error.message, confirm: String(error.details['confirm']) }
}
const of = (day: string, who = ann) => diaryOf(database.db, who, { firstDay: day, lastDay: day })

test('too much of a food is asked about, nothing is written before the answer, and the answer is for that meal', async () => {
  const idempotencyKey = randomUUID()
  const { question, confirm } = await asked(add('1500 g boiled eggs', { idempotencyKey }))
  expect(question).toMatch(/^That’s 2,\d{3} kcal of .*egg.*\. Is that right\?$/)
  expect(await today()).toEqual([])
  await asked(add('1800 g boiled eggs', { confirm }))
  await asked(add('1500 g boiled eggs', { idempotencyKey, confirm, day: '2026-11-19' }))
  expect(await today()).toEqual([])
  await add('1500 g boiled eggs', { idempotencyKey, confirm })
  await add('1500 g boiled eggs', { idempotencyKey, confirm })
  expect(await today()).toHaveLength(1)
})

test('a meal far above the usual one of its slot is asked about, of another slot it isn’t', async () => {
  for (let daysAgo = 1; daysAgo <= 8; daysAgo++) await add(`${daysAgo} days ago for lunch 400 g cooked rice`)
  const { question } = await asked(add('for lunch 1000 g cooked rice'))
  expect(question).toContain('far more than your usual lunch of about 520 kcal')
  await add('for dinner 1000 g cooked rice')
  await add('for lunch 1000 g cooked rice', { who: ben })
  expect(await today()).toMatchObject([{ slot: 'dinner' }])
})

test('a sentence goes to the day, the meal and the time it names', async () => {
  const salmon = await add('yesterday for dinner at 7:30 150 g salmon')
  expect(salmon).toMatchObject({ eatenOn: '2026-11-19', slots: ['dinner'], mealName: '150 g salmon' })
  expect(await of('2026-11-19')).toMatchObject([
    { mealName: '150 g salmon', slot: 'dinner', eatenAt: '19:30' },
  ])
  await add('last night a banana')
  await add('18/11 lunch: a banana')
  expect((await of('2026-11-19')).at(-1)).toMatchObject({ mealName: 'A banana', slot: 'dinner' })
  expect(await of('2026-11-18')).toMatchObject([{ slot: 'lunch' }])
  await add('an apple', { time: '08:10' })
  await add('an apple', { time: '08:10', slot: 'snack' })
  await add('an apple', { time: '08:10', day: '2026-11-17' })
  expect((await today()).map(({ slot }) => slot)).toEqual(['breakfast', 'snack'])
  expect(await of('2026-11-17')).toMatchObject([{ slot: null }])
})

test('a day to come or an unclear one is asked about, and the answer saves it for the day that is shown', async () => {
  const idempotencyKey = randomUUID()
  const { question, confirm } = await asked(add('tomorrow 2 boiled eggs', { idempotencyKey }))
  expect(question).toBe('“tomorrow” is still to come. Should this go into today’s diary?')
  await asked(add('the other day 2 boiled eggs'))
  expect(await today()).toEqual([])
  await add('tomorrow 2 boiled eggs', { idempotencyKey, confirm })
  expect(await today()).toHaveLength(1)
})

test('several meals in one text become entries with their slots and times, once', async () => {
  const idempotencyKey = randomUUID()
  const text = 'Breakfast 8:30 2 boiled eggs; Lunch 1:15 200 g cooked rice; dinner: a banana and zorblaxine'
  const first = await add(text, { idempotencyKey })
  await add(text, { idempotencyKey })
  expect(first.ids).toHaveLength(3)
  expect(first.notCounted.join(' ')).toContain('zorblaxine')
  expect(await today()).toMatchObject([
    { slot: 'breakfast', eatenAt: '08:30' },
    { slot: 'lunch', eatenAt: '13:15', totalKcal: 260 },
    { slot: 'dinner', eatenAt: null, mealName: 'Banana' },
  ])
})
