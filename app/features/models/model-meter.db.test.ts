import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { modelCalls, modelSpend, profiles, users } from '#app/db/schema/index.ts'
import { costMicro, type ModelUse } from '#app/domain/model-use.ts'
import type { MeteredCall } from '#app/ports/ai/model-meter.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { CALLS_AT_A_TIME, endDeadCalls, forgetOldModelCalls, openModelMeter } from './model-meter.server.ts'

const START = new Date('2026-11-20T23:30:00Z')
const PRICES = { perMillionInput: 1, perMillionOutput: 4, perPicture: 0.05 }
const MOST: ModelUse = { inputTokens: 1000, outputTokens: 1000, pictures: 0 }
const MOST_MICRO = 5000

let database: TestDatabase
let nowMs = START.getTime()
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  nowMs = START.getTime()
})
afterAll(() => database.close())

const meterOf = (dailyLimitMicro?: number) =>
  openModelMeter({ db: database.db, prices: PRICES, dailyLimitMicro, now: () => new Date(nowMs) })
const call = (change: Partial<MeteredCall> = {}): MeteredCall => ({
  feature: 'recipes',
  model: 'double',
  memberId: null,
  mostUse: MOST,
  deadlineMs: 60_000,
  ...change,
})
const spentMicro = async () => {
  const rows = await database.db.select().from(modelSpend)
  return Object.fromEntries(rows.map((row) => [row.day, row.amountMicro]))
}

test('a call is one row: what it was for, what it took, what it cost, how it ended; never what was said', async () => {
  const member = await makeMember(database.db)
  const open = await meterOf().begin(call({ memberId: member.id }))
  const [running] = await database.db.select().from(modelCalls)
  expect(running).toMatchObject({
    memberId: member.id,
    outcome: null,
    amountMicro: MOST_MICRO,
    endedAt: null,
  })
  await open.end('answered', { inputTokens: 200, outputTokens: 300, pictures: 0 })
  const [ended] = await database.db.select().from(modelCalls)
  expect(ended).toMatchObject({
    feature: 'recipes',
    model: 'double',
    outcome: 'answered',
    inputTokens: 200,
    outputTokens: 300,
    amountMicro: 1400,
  })
  expect(await spentMicro()).toEqual({ '2026-11-20': 1400 })
})

test('cost is tokens and pictures at their prices, rounded up', () => {
  expect(costMicro({ inputTokens: 1, outputTokens: 1, pictures: 0 }, PRICES)).toBe(5)
  expect(costMicro({ inputTokens: 0, outputTokens: 0, pictures: 2 }, PRICES)).toBe(100_000)
  expect(
    costMicro({ inputTokens: 1, outputTokens: 0, pictures: 0 }, { ...PRICES, perMillionInput: 0.1 }),
  ).toBe(1)
})

test('the day’s limit holds for forty requests at once, whatever they come to', async () => {
  const limitMicro = MOST_MICRO * 10 + 100
  const meter = meterOf(limitMicro)
  const answers = await Promise.allSettled(Array.from({ length: 40 }, () => meter.begin(call())))
  const open = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(open).toHaveLength(10)
  for (const answer of answers)
    if (answer.status === 'rejected')
      expect(answer.reason).toMatchObject({
        code: 'unavailable',
        message: expect.stringContaining('budget for the AI model is used up'),
      })
  expect(await database.db.select().from(modelCalls)).toHaveLength(10)
  for (const one of open) await one.end('answered', MOST)
  expect((await spentMicro())['2026-11-20']).toBeLessThanOrEqual(limitMicro)
})

test('a call that took less leaves room for others; the limit begins again with the day', async () => {
  const meter = meterOf(MOST_MICRO)
  const first = await meter.begin(call())
  await expect(meter.begin(call())).rejects.toMatchObject({ code: 'unavailable' })
  await first.end('failed', { inputTokens: 0, outputTokens: 0, pictures: 0 })
  const second = await meter.begin(call())
  nowMs += 60 * 60 * 1000
  await second.end('answered', MOST)
  await meter.begin(call())
  expect(await spentMicro()).toEqual({ '2026-11-20': MOST_MICRO, '2026-11-21': MOST_MICRO })
})

test('a single call dearer than the whole limit is refused, also as the first of the day', async () => {
  await expect(meterOf(MOST_MICRO - 1).begin(call())).rejects.toMatchObject({ code: 'unavailable' })
  expect(await spentMicro()).toEqual({})
})

test('a member has two calls at a time, also when ten arrive at once; others are not held up', async () => {
  const [anna, ben] = [await makeMember(database.db), await makeMember(database.db)]
  const meter = meterOf()
  const answers = await Promise.allSettled(
    Array.from({ length: 10 }, () => meter.begin(call({ memberId: anna.id }))),
  )
  const open = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  expect(open).toHaveLength(CALLS_AT_A_TIME)
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'too-many-requests' })
  await meter.begin(call({ memberId: ben.id }))
  await open[0]!.end('answered', MOST)
  await meter.begin(call({ memberId: anna.id }))
})

test('a photo is read while two recipes of the same member are being written', async () => {
  const member = await makeMember(database.db)
  const meter = meterOf()
  const ask = (feature: 'recipes' | 'ingredients' | 'meals') =>
    meter.begin(call({ memberId: member.id, feature }))
  await ask('recipes')
  await ask('recipes')
  await ask('ingredients')
  await ask('meals')
  await expect(ask('recipes')).rejects.toMatchObject({ code: 'too-many-requests' })
})

test('a call whose process died holds no place after its deadline, but its money stays reserved', async () => {
  const member = await makeMember(database.db)
  const meter = meterOf(MOST_MICRO * 3)
  await meter.begin(call({ memberId: member.id }))
  await meter.begin(call({ memberId: member.id }))
  nowMs += 60_001
  await meter.begin(call({ memberId: member.id }))
  expect(await spentMicro()).toEqual({ '2026-11-20': MOST_MICRO * 3 })
})

test('an end reported twice counts once', async () => {
  const open = await meterOf().begin(call())
  await Promise.all([open.end('answered', MOST), open.end('failed', MOST), open.end('answered', MOST)])
  expect(await spentMicro()).toEqual({ '2026-11-20': MOST_MICRO })
})

test('a member who goes takes no cost out of the books; old books are thrown away', async () => {
  const member = await makeMember(database.db)
  const open = await meterOf().begin(call({ memberId: member.id }))
  await open.end('answered', MOST)
  await database.db.delete(profiles).where(eq(profiles.id, member.id))
  await database.db.delete(users).where(eq(users.id, member.id))
  expect(await database.db.select().from(modelCalls)).toMatchObject([
    { memberId: null, amountMicro: MOST_MICRO },
  ])
  expect(await forgetOldModelCalls(database.db, new Date(nowMs))).toBe(0)
  expect(await forgetOldModelCalls(database.db, new Date('2028-02-01T00:00:00Z'))).toBe(1)
  expect(await spentMicro()).toEqual({})
})

test('calls of a process that died free their places at once, and stay paid for', async () => {
  const member = await makeMember(database.db)
  const other = await makeMember(database.db)
  const meter = meterOf()
  const ask = (memberId: string) => meter.begin(call({ memberId }))
  for (let index = 0; index < CALLS_AT_A_TIME; index++) await Promise.all([ask(member.id), ask(other.id)])
  await expect(ask(member.id)).rejects.toMatchObject({ code: 'too-many-requests' })
  await endDeadCalls(database.db, START, member.id)
  const next = await ask(member.id)
  await expect(ask(other.id)).rejects.toMatchObject({ code: 'too-many-requests' })
  await endDeadCalls(database.db, START)
  await ask(other.id)
  // What was believed dead and answers after all is not settled twice.
  await next.end('answered', { inputTokens: 1, outputTokens: 0, pictures: 0 })
  expect(await spentMicro()).toEqual({ '2026-11-20': MOST_MICRO * (2 * CALLS_AT_A_TIME + 2) })
})
