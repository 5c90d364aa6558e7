import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { calendarFeeds } from '#app/db/schema/index.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { madePlan, planServices } from '#tests/support/plans.ts'
import { USUAL_MEAL_TIMES } from '#app/domain/planning/meal-times.ts'
import {
  calendarFeedOf,
  calendarFile,
  createCalendarFeed,
  findCalendarFeed,
  removeCalendarFeed,
} from './calendar-feed.server.ts'
import { mealTimesOf, saveMealTimes } from './meal-times.server.ts'

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

test('meals are at the member’s own times from when they are saved, as a change of every event', async () => {
  const ann = await makeMember(database.db, { tier: 'premium' })
  await madePlan(planServices(database), ann, { days: 1 })
  const feed = { memberId: ann.id, createdAt: NOW }
  const linesOf = async () => (await calendarFile(needs(), feed, NOW)).body.split('\r\n')
  const startingWith = (lines: readonly string[], start: string) =>
    lines.filter((line) => line.startsWith(start))
  const before = await calendarFile(needs(), feed, NOW)
  const usual = await linesOf()
  expect(startingWith(usual, 'DTSTART')).toEqual([
    'DTSTART:20261120T073000',
    'DTSTART:20261120T123000',
    'DTSTART:20261120T190000',
  ])

  const later = new Date('2026-11-21T08:00:00Z')
  const times = { ...USUAL_MEAL_TIMES, lunch: '14:00' }
  await saveMealTimes(database.db, ann, { times, timeZone: 'Europe/Madrid' }, later)
  const own = await linesOf()
  expect(startingWith(own, 'DTSTART')).toEqual([
    'DTSTART:20261120T063000Z',
    'DTSTART:20261120T130000Z',
    'DTSTART:20261120T180000Z',
  ])
  expect(own).toContain('X-WR-TIMEZONE:Europe/Madrid')
  expect(startingWith(own, 'UID')).toEqual(startingWith(usual, 'UID'))
  const sequence = (lines: readonly string[]) => Number(startingWith(lines, 'SEQUENCE')[0]!.slice(9))
  expect(sequence(own)).toBe(sequence(usual) + 1)
  expect(startingWith(own, 'LAST-MODIFIED')[0]).toBe('LAST-MODIFIED:20261121T080000Z')
  const after = await calendarFile(needs(), feed, NOW)
  expect(after.etag).not.toBe(before.etag)
  expect(after.lastModified).toEqual(later)

  await saveMealTimes(database.db, ann, { times: USUAL_MEAL_TIMES, timeZone: null }, later)
  const again = await linesOf()
  expect(startingWith(again, 'DTSTART')).toEqual(startingWith(usual, 'DTSTART'))
  expect(sequence(again)).toBe(sequence(usual) + 2)
})

test('meal times are each member’s own', async () => {
  const [ann, ben] = [await makeMember(database.db), await makeMember(database.db)]
  const times = { ...USUAL_MEAL_TIMES, dinner: '20:15' }
  await saveMealTimes(database.db, ann, { times, timeZone: null }, NOW)
  expect((await mealTimesOf(database.db, ann)).times).toEqual(times)
  expect(await mealTimesOf(database.db, ben)).toMatchObject({ times: USUAL_MEAL_TIMES, timeZone: null })
})
