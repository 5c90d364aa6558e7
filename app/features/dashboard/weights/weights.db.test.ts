import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { weightEntries } from '#app/db/schema/index.ts'
import { weightSchema } from '#app/domain/weights/weight-form.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { listWeights, logWeight, putWeightBack, removeWeight } from './weights.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')

let database: TestDatabase
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const log = (measuredOn: string, weightKg: number, who = member, now = NOW) =>
  logWeight(database.db, who, { measuredOn, weightKg }, now)
const shown = async (who = member) =>
  (await listWeights(database.db, who)).map(({ measuredOn, weightKg }) => [measuredOn, weightKg])

test('weighings are listed newest first, whatever the order they came in', async () => {
  await log('2026-11-18', 71.2)
  await log('2026-11-20', 70.9)
  await log('2026-11-19', 71.4)
  expect(await shown()).toEqual([
    ['2026-11-20', 70.9],
    ['2026-11-19', 71.4],
    ['2026-11-18', 71.2],
  ])
})

test('a day has one weight: weighed again, or in two tabs at once, the later stands', async () => {
  await Promise.all([log('2026-11-20', 71), log('2026-11-20', 71)])
  await log('2026-11-20', 70.5)
  expect(await shown()).toEqual([['2026-11-20', 70.5]])
})

test('a weighing taken out can be put back, within a day', async () => {
  const { id } = await log('2026-11-20', 71)
  await removeWeight(database.db, member, id, NOW)
  expect(await shown()).toEqual([])
  await putWeightBack(database.db, member, id)
  expect(await shown()).toEqual([['2026-11-20', 71]])
  await removeWeight(database.db, member, id, NOW)
  await log('2026-11-21', 71, member, new Date('2026-11-22T10:00:00Z'))
  await expect(putWeightBack(database.db, member, id)).rejects.toMatchObject({ code: 'not-found' })
})

test('[TRIAL-14] the log is the member’s own, and comes with Premium', async () => {
  const { id } = await log('2026-11-20', 71)
  const other = await makeMember(database.db, { tier: 'premium' })
  await log('2026-11-20', 99, other)
  await expect(removeWeight(database.db, other, id, NOW)).rejects.toMatchObject({ code: 'not-found' })
  await expect(putWeightBack(database.db, other, id)).rejects.toMatchObject({ code: 'not-found' })
  const free = await makeMember(database.db)
  await expect(log('2026-11-20', 71, free)).rejects.toMatchObject({ code: 'premium-only' })
  expect(await shown()).toEqual([['2026-11-20', 71]])
  expect(await database.db.$count(weightEntries)).toBeGreaterThan(1)
})

test('days to come and days long past are refused by name', async () => {
  await log('2026-11-21', 71)
  for (const day of ['2026-11-22', '2016-01-01'])
    await expect(log(day, 71)).rejects.toMatchObject({ code: 'invalid-input', field: 'measuredOn' })
})

test('a weight is 30 to 300 kg in tenths, on a day of the calendar', () => {
  const read = (measuredOn: string, weightKg: string) => weightSchema.safeParse({ measuredOn, weightKg })
  expect(read('2026-11-20', '71.4').data).toEqual({ measuredOn: '2026-11-20', weightKg: 71.4 })
  for (const weight of ['', '29.9', '300.1', '71.45', 'heavy', 'NaN', '1e2e'])
    expect(read('2026-11-20', weight).success, weight).toBe(false)
  for (const day of ['', '2026-02-30', '20.11.2026']) expect(read(day, '70').success, day).toBe(false)
})
