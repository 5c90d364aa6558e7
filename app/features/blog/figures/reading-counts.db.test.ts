import { asc, eq, sum } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '#app/db/open.server.ts'
import { blogDailyReads, blogDailySources, blogPosts } from '#app/db/schema/index.ts'
import { MOST_READINGS_PER_MINUTE, MOST_SOURCES_PER_DAY } from '#app/domain/blog/reading-figures.ts'
import { makePost } from '#tests/support/blog.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { forgetReadings } from './figures-jobs.server.ts'
import { openReadingCounts } from './reading-counts.server.ts'

const NEVER_MS = 2 ** 30
const log = { debug() {}, info() {}, warn() {}, error() {} }

let database: TestDatabase
let db: Db
let at: Date
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
beforeEach(async () => {
  await database.reset()
  at = new Date('2026-11-20T10:00:00Z')
})
afterAll(() => database.close())

const open = (of = db) => openReadingCounts({ db: of, log, now: () => new Date(at), everyMs: NEVER_MS })
const opened = (slug: string, source = 'direct') => ({ slug, source, depths: [] })
const sources = () =>
  db
    .select({ host: blogDailySources.host, views: blogDailySources.views })
    .from(blogDailySources)
    .orderBy(asc(blogDailySources.host))

test('readings are added to the day they fall on: views, sites and quarters; of published posts only', async () => {
  const post = await makePost(db, { title: 'Read' })
  await makePost(db, { title: 'Draft', status: 'draft' })
  const readings = open()
  for (const source of ['direct', 'search.example', 'search.example', 'self'])
    readings.count('a', opened('read', source))
  readings.count('a', { slug: 'read', source: null, depths: [25, 50] })
  readings.count('a', { slug: 'read', source: null, depths: [75] })
  readings.count('a', opened('draft'))
  readings.count('a', opened('nowhere'))
  await readings.flush()
  at = new Date('2026-11-21T00:00:00Z')
  readings.count('a', opened('read'))
  await readings.close()
  expect(await db.select().from(blogDailyReads).orderBy(asc(blogDailyReads.day))).toEqual([
    { postId: post.id, day: '2026-11-20', views: 4, read25: 1, read50: 1, read75: 1, read100: 0 },
    { postId: post.id, day: '2026-11-21', views: 1, read25: 0, read50: 0, read75: 0, read100: 0 },
  ])
  expect(await sources()).toEqual([
    { host: 'direct', views: 1 },
    { host: 'direct', views: 1 },
    { host: 'search.example', views: 2 },
    { host: 'self', views: 1 },
  ])
})

test('two processes that write at once lose nothing', async () => {
  await makePost(db, { title: 'Read' })
  const both = [open(), open()]
  for (let round = 0; round < 5; round++) {
    for (const readings of both) readings.count('a', opened('read', `site${round}.example`))
    await Promise.all(both.map((readings) => readings.flush()))
  }
  const [all] = await db.select({ views: sum(blogDailyReads.views).mapWith(Number) }).from(blogDailyReads)
  expect(all).toEqual({ views: 10 })
  expect((await sources()).map(({ views }) => views)).toEqual([2, 2, 2, 2, 2])
})

test('sites beyond a day’s limit count together, those that are known go on by name', async () => {
  const post = await makePost(db, { title: 'Read' })
  await db.insert(blogDailySources).values(
    Array.from({ length: MOST_SOURCES_PER_DAY - 1 }, (_, index) => ({
      postId: post.id,
      day: '2026-11-20',
      host: `site${index}.example`,
      views: 1,
    })),
  )
  const readings = open()
  for (const host of ['last.example', 'more.example', 'evenmore.example', 'site7.example', 'direct'])
    readings.count('a', opened('read', host))
  await readings.flush()
  const kept = new Map((await sources()).map(({ host, views }) => [host, views]))
  expect(kept.size).toBe(MOST_SOURCES_PER_DAY + 2)
  expect(['last.example', 'other', 'site7.example', 'direct'].map((host) => kept.get(host))).toEqual([
    1, 2, 2, 1,
  ])
})

test('one network counts so often a minute, others are not held up', async () => {
  await makePost(db, { title: 'Read' })
  const readings = open()
  for (let nth = 0; nth < MOST_READINGS_PER_MINUTE + 50; nth++) readings.count('flood', opened('read'))
  readings.count('calm', opened('read'))
  at = new Date(at.getTime() + 60_000)
  readings.count('flood', opened('read'))
  await readings.flush()
  expect(await db.select({ views: blogDailyReads.views }).from(blogDailyReads)).toEqual([
    { views: MOST_READINGS_PER_MINUTE + 2 },
  ])
})

test('a database that is away costs the readings of that time, and nothing else', async () => {
  await makePost(db, { title: 'Read' })
  const broken = { transaction: () => Promise.reject(new Error('away')) } as unknown as Db
  const readings = open(broken)
  readings.count('a', opened('read'))
  await expect(readings.flush()).resolves.toBeUndefined()
})

test('figures go with their post, and after two years', async () => {
  const [kept, gone] = [await makePost(db), await makePost(db)]
  const rows = [kept, gone].flatMap(({ id }) =>
    ['2024-11-19', '2024-11-20', '2026-11-20'].map((day) => ({ postId: id, day, views: 1 })),
  )
  await db.insert(blogDailySources).values(rows.map((row) => ({ ...row, host: 'direct' })))
  await db
    .insert(blogDailyReads)
    .values(rows.map((row) => ({ ...row, read25: 0, read50: 0, read75: 0, read100: 0 })))
  await db.delete(blogPosts).where(eq(blogPosts.id, gone.id))
  await forgetReadings.handler({}, { db, now: () => new Date(at) }, undefined as never)
  for (const table of [blogDailyReads, blogDailySources])
    expect(
      (await db.select({ postId: table.postId, day: table.day }).from(table)).toSorted((a, b) =>
        a.day < b.day ? -1 : 1,
      ),
    ).toEqual([
      { postId: kept.id, day: '2024-11-20' },
      { postId: kept.id, day: '2026-11-20' },
    ])
})
