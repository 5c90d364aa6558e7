import { count, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#app/db/open.server.ts'
import { blogAutosaves, blogPages, blogPosts, staffUsers } from '#app/db/schema/index.ts'
import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'
import type { Bin, BinKind } from './bin.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PER_PAGE = 50

/** Posts and pages in the bin, deleted last first. A page past the end gives the last one. */
export async function listBin(db: Db, asked: number): Promise<Bin> {
  const [[posts], [pages]] = await Promise.all([
    db.select({ total: count() }).from(blogPosts).where(isNotNull(blogPosts.deletedAt)),
    db.select({ total: count() }).from(blogPages).where(isNotNull(blogPages.deletedAt)),
  ])
  const total = (posts?.total ?? 0) + (pages?.total ?? 0)
  const pageCount = Math.max(1, Math.ceil(total / PER_PAGE))
  const page = Math.min(Math.max(1, asked), pageCount)
  const entriesOf = (table: typeof blogPosts | typeof blogPages, kind: BinKind) =>
    db
      .select({
        kind: sql<BinKind>`${kind}::text`.as('kind'),
        id: table.id,
        title: table.title,
        status: table.statusBeforeDeletion,
        deletedAt: table.deletedAt,
        deletedBy: staffUsers.name,
      })
      .from(table)
      .leftJoin(staffUsers, eq(staffUsers.id, table.deletedBy))
      .where(isNotNull(table.deletedAt))
  const rows = await unionAll(entriesOf(blogPosts, 'post'), entriesOf(blogPages, 'page'))
    .orderBy(sql`deleted_at desc, id desc`)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const entries = rows.map(({ status, deletedAt, deletedBy, ...row }) => ({
    ...row,
    status: status ?? 'draft',
    deletedAt: deletedAt!,
    deletedBy: deletedBy ?? '',
    goneOn: new Date(deletedAt!.getTime() + DAYS_IN_BIN * DAY_MS),
  }))
  return { entries, total, page, pageCount }
}

/** Deletes what has been in the bin for 30 days. Returns how many posts and pages that were. */
export async function emptyBin(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() - DAYS_IN_BIN * DAY_MS)
  const posts = await db
    .delete(blogPosts)
    .where(lte(blogPosts.deletedAt, until))
    .returning({ id: blogPosts.id })
  for (const { id } of posts) await db.delete(blogAutosaves).where(eq(blogAutosaves.postKey, id))
  const pages = await db
    .delete(blogPages)
    .where(lte(blogPages.deletedAt, until))
    .returning({ id: blogPages.id })
  return posts.length + pages.length
}
