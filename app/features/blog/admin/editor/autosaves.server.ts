import { and, desc, eq, gt, like, lte, ne } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogAutosaves, staffUsers } from '#app/db/schema/index.ts'
import { NEW_POST, type PostFields } from '#app/domain/blog/post-fields.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

/** Unsaved text of one tab. `postKey` is the post's id, or `new:` and the id it will have. */
export type Autosave = {
  postKey: string
  tabId: string
  fields: PostFields
  baseVersion: number
  savedAt: Date
}

const MOST_NEW = 20
const MOST_OF_A_POST = 10

/** Replaces the tab's draft. */
export async function keepAutosave(
  db: Db,
  writer: Writer,
  {
    postKey,
    tabId,
    fields,
    baseVersion,
  }: { postKey: string; tabId: string; fields: Partial<PostFields>; baseVersion: number },
  now: Date,
): Promise<void> {
  const row = { fields, baseVersion, updatedAt: now }
  await db
    .insert(blogAutosaves)
    .values({ ...row, id: newId(now.getTime()), staffId: writer.id, postKey, tabId })
    .onConflictDoUpdate({
      target: [blogAutosaves.staffId, blogAutosaves.postKey, blogAutosaves.tabId],
      set: row,
    })
}

/** Deletes a tab's draft; with `until` (Unix time in ms), only if it is not newer than that. */
export async function discardAutosave(
  db: Db | Tx,
  writer: Writer,
  { postKey, tabId, until }: { postKey: string; tabId: string; until?: number | undefined },
): Promise<void> {
  const isNotNewer = until === undefined ? undefined : lte(blogAutosaves.updatedAt, new Date(until))
  await db
    .delete(blogAutosaves)
    .where(and(isOwn(writer, postKey), eq(blogAutosaves.tabId, tabId), isNotNewer))
}

/** Drafts of a post, one per tab, newest first. */
export async function findAutosaves(db: Db, writer: Writer, postKey: string): Promise<Autosave[]> {
  const rows = await db
    .select()
    .from(blogAutosaves)
    .where(isOwn(writer, postKey))
    .orderBy(desc(blogAutosaves.updatedAt), desc(blogAutosaves.id))
    .limit(MOST_OF_A_POST)
  return rows.map(asAutosave)
}

/** New posts never saved, newest first, each with its newest draft. */
export async function listNewAutosaves(db: Db, writer: Writer): Promise<Autosave[]> {
  const rows = await db
    .select()
    .from(blogAutosaves)
    .where(and(eq(blogAutosaves.staffId, writer.id), like(blogAutosaves.postKey, 'new:%')))
    .orderBy(desc(blogAutosaves.updatedAt))
    .limit(MOST_NEW * 2)
  const newest = rows.filter(
    ({ postKey }, index) => rows.findIndex((row) => row.postKey === postKey) === index,
  )
  return newest.slice(0, MOST_NEW).map(asAutosave)
}

/** How long after the last word somebody still counts as writing. */
const WRITING_FOR_MS = 2 * 60 * 1000

/** The names of others whose text about this post was kept a moment ago. */
export async function othersWriting(db: Db, writer: Writer, postKey: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: staffUsers.name })
    .from(blogAutosaves)
    .innerJoin(staffUsers, eq(staffUsers.id, blogAutosaves.staffId))
    .where(
      and(
        eq(blogAutosaves.postKey, postKey),
        ne(blogAutosaves.staffId, writer.id),
        gt(blogAutosaves.updatedAt, new Date(now.getTime() - WRITING_FOR_MS)),
      ),
    )
    .orderBy(staffUsers.name)
    .limit(MOST_OF_A_POST)
  return rows.map(({ name }) => name)
}

const isOwn = (writer: Writer, postKey: string) =>
  and(eq(blogAutosaves.staffId, writer.id), eq(blogAutosaves.postKey, postKey))

function asAutosave(row: typeof blogAutosaves.$inferSelect): Autosave {
  const { postKey, tabId, baseVersion, updatedAt } = row
  return { postKey, tabId, baseVersion, savedAt: updatedAt, fields: { ...NEW_POST, ...row.fields } }
}
