import { and, asc, count, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogDailyReads, blogDailySources, blogPosts } from '#app/db/schema/index.ts'
import {
  DIRECT,
  MOST_SOURCES_PER_DAY,
  OTHER_SITES,
  OWN_SITE,
  type ReadingDepth,
} from '#app/domain/blog/reading-figures.ts'

/** What was counted of one post on one day. */
export type CountedDay = {
  slug: string
  day: string
  views: number
  depths: Map<ReadingDepth, number>
  sources: Map<string, number>
}

const NO_HOSTS = [DIRECT, OWN_SITE, OTHER_SITES]
/** Held while a batch is written: the limit of a day holds over all processes, and none of them wait in a circle. */
const LOCK = 5_066_001
const BATCH = 500

type SourceRow = typeof blogDailySources.$inferInsert

/** Adds what was counted to the days of published posts; what names another post is dropped. */
export async function writeReadings(db: Db, counted: readonly CountedDay[]): Promise<void> {
  for (let from = 0; from < counted.length; from += BATCH) {
    const batch = counted.slice(from, from + BATCH)
    // oxlint-disable-next-line no-await-in-loop -- one short transaction after the other
    await db.transaction((tx) => writeBatch(tx, batch))
  }
}

async function writeBatch(tx: Tx, batch: readonly CountedDay[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
  const posts = await tx
    .select({ id: blogPosts.id, slug: blogPosts.slug })
    .from(blogPosts)
    .where(
      and(
        inArray(
          blogPosts.slug,
          batch.map(({ slug }) => slug),
        ),
        eq(blogPosts.status, 'published'),
        isNull(blogPosts.deletedAt),
      ),
    )
    .orderBy(asc(blogPosts.id))
    // A post that is deleted meanwhile waits until its readings are in, and takes them along.
    .for('key share')
  const idOf = new Map(posts.map(({ id, slug }) => [slug, id]))
  const known = batch.flatMap((one) => {
    const postId = idOf.get(one.slug)
    return postId === undefined ? [] : [{ ...one, postId }]
  })
  if (known.length === 0) return
  await tx
    .insert(blogDailyReads)
    .values(
      known.map(({ postId, day, views, depths }) => ({
        postId,
        day,
        views,
        read25: depths.get(25) ?? 0,
        read50: depths.get(50) ?? 0,
        read75: depths.get(75) ?? 0,
        read100: depths.get(100) ?? 0,
      })),
    )
    .onConflictDoUpdate({
      target: [blogDailyReads.postId, blogDailyReads.day],
      set: {
        views: sql`${blogDailyReads.views} + excluded.views`,
        read25: sql`${blogDailyReads.read25} + excluded.read_25`,
        read50: sql`${blogDailyReads.read50} + excluded.read_50`,
        read75: sql`${blogDailyReads.read75} + excluded.read_75`,
        read100: sql`${blogDailyReads.read100} + excluded.read_100`,
      },
    })
  const sources = known.flatMap(({ postId, day, sources: hosts }) =>
    [...hosts].map(([host, views]) => ({ postId, day, host, views })),
  )
  const rows = await withinLimit(tx, sources)
  for (let from = 0; from < rows.length; from += BATCH)
    // oxlint-disable-next-line no-await-in-loop -- one statement after the other on one connection
    await tx
      .insert(blogDailySources)
      .values(rows.slice(from, from + BATCH))
      .onConflictDoUpdate({
        target: [blogDailySources.postId, blogDailySources.day, blogDailySources.host],
        set: { views: sql`${blogDailySources.views} + excluded.views` },
      })
}

/** The rows as they are kept: what would be one host too many for its day counts as other sites. */
async function withinLimit(tx: Tx, rows: readonly SourceRow[]): Promise<SourceRow[]> {
  if (rows.length === 0) return []
  const days = [...new Set(rows.map(({ day }) => day))]
  const stored = await tx
    .select({ day: blogDailySources.day, hosts: count() })
    .from(blogDailySources)
    .where(and(inArray(blogDailySources.day, days), notInArray(blogDailySources.host, NO_HOSTS)))
    .groupBy(blogDailySources.day)
  const room = new Map(days.map((day) => [day, MOST_SOURCES_PER_DAY]))
  for (const { day, hosts } of stored) room.set(day, MOST_SOURCES_PER_DAY - hosts)
  const keyOf = ({ postId, day, host }: SourceRow) => `${postId} ${day} ${host}`
  const existing = await tx
    .select()
    .from(blogDailySources)
    .where(
      and(
        inArray(blogDailySources.day, days),
        inArray(blogDailySources.postId, [...new Set(rows.map(({ postId }) => postId))]),
        inArray(blogDailySources.host, [...new Set(rows.map(({ host }) => host))]),
      ),
    )
  const known = new Set(existing.map(keyOf))
  const kept = new Map<string, SourceRow>()
  for (const row of rows) {
    const isNew = !NO_HOSTS.includes(row.host) && !known.has(keyOf(row))
    const left = room.get(row.day) ?? 0
    if (isNew) room.set(row.day, Math.max(0, left - 1))
    const one = isNew && left <= 0 ? { ...row, host: OTHER_SITES } : row
    const before = kept.get(keyOf(one))
    kept.set(keyOf(one), { ...one, views: one.views + (before?.views ?? 0) })
  }
  return [...kept.values()]
}
