import { and, desc, eq, like } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogAutosaves } from '#app/db/schema/index.ts'
import { NEW_POST, type PostFields } from '#app/domain/blog/post-fields.ts'
import type { Writer } from './writer.ts'

/** Text somebody typed and did not save. `postKey` is the post's id, or `new:` and the id it will have. */
export type Autosave = { postKey: string; fields: PostFields; baseVersion: number; savedAt: Date }

const MOST_NEW = 20

/** Keeps what is typed now in place of what was kept before. */
export async function keepAutosave(
  db: Db,
  writer: Writer,
  { postKey, fields, baseVersion }: { postKey: string; fields: Partial<PostFields>; baseVersion: number },
  now: Date,
): Promise<void> {
  const row = { fields, baseVersion, updatedAt: now }
  await db
    .insert(blogAutosaves)
    .values({ ...row, id: newId(now.getTime()), staffId: writer.id, postKey })
    .onConflictDoUpdate({ target: [blogAutosaves.staffId, blogAutosaves.postKey], set: row })
}

export async function discardAutosave(db: Db, writer: Writer, postKey: string): Promise<void> {
  await db.delete(blogAutosaves).where(isOwn(writer, postKey))
}

export async function findAutosave(db: Db, writer: Writer, postKey: string): Promise<Autosave | null> {
  const [row] = await db.select().from(blogAutosaves).where(isOwn(writer, postKey))
  return row ? asAutosave(row) : null
}

/** New posts begun and not saved, the latest first. */
export async function listNewAutosaves(db: Db, writer: Writer): Promise<Autosave[]> {
  const rows = await db
    .select()
    .from(blogAutosaves)
    .where(and(eq(blogAutosaves.staffId, writer.id), like(blogAutosaves.postKey, 'new:%')))
    .orderBy(desc(blogAutosaves.updatedAt))
    .limit(MOST_NEW)
  return rows.map(asAutosave)
}

const isOwn = (writer: Writer, postKey: string) =>
  and(eq(blogAutosaves.staffId, writer.id), eq(blogAutosaves.postKey, postKey))

function asAutosave(row: typeof blogAutosaves.$inferSelect): Autosave {
  const { postKey, baseVersion, updatedAt } = row
  return { postKey, baseVersion, savedAt: updatedAt, fields: { ...NEW_POST, ...row.fields } }
}
