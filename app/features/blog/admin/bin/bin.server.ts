import { and, count, eq, isNotNull, lte, ne, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Db } from '#app/db/open.server.ts'
import { blogAutosaves, blogBin, blogPages, blogPosts, staffUsers } from '#app/db/schema/index.ts'
import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import type { Files } from '#app/ports/files/files.ts'
import type { Bin, BinKind } from './bin.ts'
import { emptyPictureBin } from './picture-bin.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PER_PAGE = 50

/** What lies in the bin, deleted last first. A page past the end gives the last one. */
export async function listBin(db: Db, asked: number): Promise<Bin> {
  const [[posts], [pages], others] = await Promise.all([
    db.select({ total: count() }).from(blogPosts).where(isNotNull(blogPosts.deletedAt)),
    db.select({ total: count() }).from(blogPages).where(isNotNull(blogPages.deletedAt)),
    db.$count(blogBin),
  ])
  const total = (posts?.total ?? 0) + (pages?.total ?? 0) + others
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
  const kept = db
    .select({
      kind: sql<BinKind>`${blogBin.kind}`.as('kind'),
      id: blogBin.id,
      title: blogBin.title,
      status: sql<PostStatus | null>`null::text`.as('status'),
      deletedAt: sql<Date | null>`${blogBin.deletedAt}`.mapWith(blogBin.deletedAt).as('deleted_at'),
      deletedBy: staffUsers.name,
    })
    .from(blogBin)
    .leftJoin(staffUsers, eq(staffUsers.id, blogBin.deletedBy))
  const rows = await unionAll(entriesOf(blogPosts, 'post'), entriesOf(blogPages, 'page'), kept)
    .orderBy(sql`deleted_at desc, id desc`)
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const entries = rows.map(({ status, deletedAt, deletedBy, ...row }) => ({
    ...row,
    status: row.kind === 'post' || row.kind === 'page' ? (status ?? 'draft') : null,
    deletedAt: deletedAt!,
    deletedBy: deletedBy ?? '',
    goneOn: new Date(deletedAt!.getTime() + DAYS_IN_BIN * DAY_MS),
  }))
  return { entries, total, page, pageCount }
}

/** Deletes what has been in the bin for 30 days; pictures that something shows stay. Returns how many there were. */
export async function emptyBin(
  { db, files }: { db: Db; files: Pick<Files, 'delete'> },
  now: Date,
): Promise<number> {
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
  const others = await db
    .delete(blogBin)
    .where(and(lte(blogBin.deletedAt, until), ne(blogBin.kind, 'picture')))
    .returning({ id: blogBin.id })
  // After the posts: the last one to show a picture may have just gone.
  const pictures = await emptyPictureBin({ db, files }, until)
  return posts.length + pages.length + others.length + pictures
}
