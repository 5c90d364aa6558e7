import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addWaterSchema } from '#app/domain/diary/water-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { addWater, undoWater, waterOfDay } from './water.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const TODAY = '2026-11-20'

let database: TestDatabase
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  member = await makeMember(database.db, { tier: 'premium' })
})
afterAll(() => database.close())

const drink = (waterMl: number, idempotencyKey: string = randomUUID(), day = TODAY, who = member) =>
  addWater(database.db, who, { day, waterMl, idempotencyKey }, NOW)
const drunk = async (day = TODAY, who = member) => (await waterOfDay(database.db, who, day)).waterMl

test('drinks add up by day, and the same tap sent many times counts once', async () => {
  const key = randomUUID()
  await Promise.all(Array.from({ length: 6 }, () => drink(250, key)))
  await drink(500)
  await drink(250, randomUUID(), '2026-11-19')
  expect([await drunk(), await drunk('2026-11-19'), await drunk('2026-11-18')]).toEqual([750, 250, 0])
})

test('the last drink can be taken back, once', async () => {
  await drink(250)
  await drink(330)
  await undoWater(database.db, member, TODAY, NOW)
  await undoWater(database.db, member, TODAY, NOW)
  expect(await waterOfDay(database.db, member, TODAY)).toEqual({ waterMl: 250, lastAddedMl: 0 })
})

test('a day takes ten litres and no more, and no day that has not begun', async () => {
  for (let glass = 0; glass < 5; glass++) await drink(2000)
  await expect(drink(10)).rejects.toMatchObject({ code: 'invalid-input', field: 'waterMl' })
  expect(await drunk()).toBe(10_000)
  await expect(drink(250, randomUUID(), '2026-11-22')).rejects.toMatchObject({ code: 'invalid-input' })
})

test.each(['0', '-250', '2010', '255', 'a lot'])('%s ml are no drink', (waterMl) => {
  const sent = { day: TODAY, waterMl, idempotencyKey: randomUUID() }
  expect(addWaterSchema.safeParse(sent).success).toBe(false)
})

test('[TRIAL-14] everybody has their own water, and it comes with Premium', async () => {
  const other = await makeMember(database.db, { tier: 'premium' })
  await drink(250)
  await undoWater(database.db, other, TODAY, NOW)
  expect([await drunk(), await drunk(TODAY, other)]).toEqual([250, 0])
  const free: Member = { ...member, tier: 'free' }
  await expect(drink(250, randomUUID(), TODAY, free)).rejects.toMatchObject({ code: 'premium-only' })
  await expect(undoWater(database.db, free, TODAY, NOW)).rejects.toMatchObject({ code: 'premium-only' })
})
