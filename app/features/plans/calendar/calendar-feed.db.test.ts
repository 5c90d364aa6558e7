import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { calendarFeeds } from '#app/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import {
  calendarFeedOf,
  calendarFile,
  createCalendarFeed,
  findCalendarFeed,
  removeCalendarFeed,
} from './calendar-feed.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const ORIGIN = 'https://meals.example'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

const needs = () => ({ db: database.db, origin: ORIGIN })
const fileOf = (address: string) => address.slice(`${ORIGIN}/calendar/`.length)

test('an address opens its own member’s calendar, is kept as a hash, and ends with a new one or by turning it off', async () => {
  const { db } = database
  const [ann, ben] = [await makeMember(db), await makeMember(db)]
  expect(await calendarFeedOf(db, ann)).toBeNull()
  const first = await createCalendarFeed(needs(), ann, NOW)
  const bens = await createCalendarFeed(needs(), ben, NOW)
  expect(first.address).toMatch(/^https:\/\/meals\.example\/calendar\/[\w-]{43}\.ics$/)
  expect(await findCalendarFeed(db, fileOf(first.address))).toMatchObject({ memberId: ann.id })
  const rows = await db.select().from(calendarFeeds)
  expect(JSON.stringify(rows)).not.toContain(fileOf(first.address).slice(0, 43))

  const second = await createCalendarFeed(needs(), ann, NOW)
  expect(await findCalendarFeed(db, fileOf(first.address))).toBeNull()
  expect(await findCalendarFeed(db, fileOf(second.address))).toMatchObject({ memberId: ann.id })
  await removeCalendarFeed(db, ann)
  expect(await findCalendarFeed(db, fileOf(second.address))).toBeNull()
  expect(await findCalendarFeed(db, fileOf(bens.address))).toMatchObject({ memberId: ben.id })
  for (const name of ['', 'x.ics', `${'a'.repeat(43)}.ics`, '../x', fileOf(bens.address).replace('.ics', '')])
    expect(await findCalendarFeed(db, name)).toBeNull()
})

test('a member without plans has an empty calendar, the same each time', async () => {
  const ann = await makeMember(database.db)
  const feed = { memberId: ann.id, createdAt: NOW }
  const [one, two] = [await calendarFile(needs(), feed, NOW), await calendarFile(needs(), feed, NOW)]
  expect(one.body).toContain('END:VCALENDAR')
  expect(one.body).not.toContain('VEVENT')
  expect(one).toEqual(two)
  expect(one.lastModified).toEqual(NOW)
})
