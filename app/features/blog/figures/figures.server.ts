import { and, asc, desc, eq, gte, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogDailyReads, blogDailySources, blogPosts } from '#app/db/schema/index.ts'
import { type FigureRange, lastDays } from '#app/domain/blog/reading-figures.ts'
import { requireOwnPost, writesEverything } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import type { BlogFigures, DayViews } from './figures.ts'

const MOST_SOURCES = 20
const MOST_POSTS = 100

const total = (column: AnyPgColumn) => sql<number>`coalesce(${sum(column)}, 0)`.mapWith(Number)
const TOTALS = {
  views: total(blogDailyReads.views),
  read25: total(blogDailyReads.read25),
  read50: total(blogDailyReads.read50),
  read75: total(blogDailyReads.read75),
  read100: total(blogDailyReads.read100),
}

type Asked = { range: FigureRange; postId: string | null; today: Date }

/**
 * What readers did in the last days, over all posts or of one: a writer is told about their own alone. Throws
 * `not-found` for a post that is not there, and `forbidden` for a writer at somebody else's.
 */
export async function figuresOf(
  db: Db,
  writer: Writer,
  { range, postId, today }: Asked,
): Promise<BlogFigures> {
  if (postId !== null) await requireOwnPost(db, writer, postId)
  const days = lastDays(today, range)
  const first = days[0]!
  const ofWhom = postsOf(writer, postId)
  const [perDay, sources, posts, [post]] = await Promise.all([
    readPerDay(db, ofWhom, first),
    db
      .select({ host: blogDailySources.host, views: total(blogDailySources.views) })
      .from(blogDailySources)
      .innerJoin(blogPosts, eq(blogPosts.id, blogDailySources.postId))
      .where(and(gte(blogDailySources.day, first), ofWhom))
      .groupBy(blogDailySources.host)
      .orderBy(desc(sum(blogDailySources.views)), asc(blogDailySources.host))
      .limit(MOST_SOURCES),
    postId === null
      ? db
          .select({ id: blogPosts.id, title: blogPosts.title, ...TOTALS })
          .from(blogDailyReads)
          .innerJoin(blogPosts, eq(blogPosts.id, blogDailyReads.postId))
          .where(and(gte(blogDailyReads.day, first), ofWhom))
          .groupBy(blogPosts.id, blogPosts.title)
          .orderBy(desc(sum(blogDailyReads.views)), desc(blogPosts.id))
          .limit(MOST_POSTS)
      : [],
    postId === null
      ? []
      : db.select({ id: blogPosts.id, title: blogPosts.title }).from(blogPosts).where(ofWhom),
  ])
  return {
    range,
    post: post ?? null,
    totals: summed(perDay),
    days: viewsOnEach(days, perDay),
    sources,
    posts,
  }
}

/** Views on each of the last days over all posts; a writer is told about their own alone. */
export async function viewsPerDay(
  db: Db,
  writer: Writer,
  { range, today }: Omit<Asked, 'postId'>,
): Promise<DayViews[]> {
  const days = lastDays(today, range)
  return viewsOnEach(days, await readPerDay(db, postsOf(writer, null), days[0]!))
}

const postsOf = (writer: Writer, postId: string | null) =>
  and(
    isNull(blogPosts.deletedAt),
    postId !== null && isId(postId) ? eq(blogPosts.id, postId) : undefined,
    writesEverything(writer) ? undefined : eq(blogPosts.writtenBy, writer.id),
  )

const readPerDay = (db: Db, ofWhom: SQL | undefined, first: string) =>
  db
    .select({ day: blogDailyReads.day, ...TOTALS })
    .from(blogDailyReads)
    .innerJoin(blogPosts, eq(blogPosts.id, blogDailyReads.postId))
    .where(and(gte(blogDailyReads.day, first), ofWhom))
    .groupBy(blogDailyReads.day)

function viewsOnEach(days: readonly string[], counted: readonly DayViews[]): DayViews[] {
  const viewsOn = new Map(counted.map(({ day, views }) => [day, views]))
  return days.map((day) => ({ day, views: viewsOn.get(day) ?? 0 }))
}

const summed = (days: readonly BlogFigures['totals'][]): BlogFigures['totals'] => {
  const sums = { views: 0, read25: 0, read50: 0, read75: 0, read100: 0 }
  for (const key of Object.keys(sums) as (keyof typeof sums)[])
    sums[key] = days.reduce((sum, day) => sum + day[key], 0)
  return sums
}
