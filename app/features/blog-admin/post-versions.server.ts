import { and, desc, eq, lte } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogPosts, blogPostVersions, staffUsers } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { NEW_POST, type PostFields } from '#app/domain/blog/post-fields.ts'
import type { PostVersion } from './post-version.ts'

/** Versions kept of one post; the oldest go. */
export const VERSIONS_KEPT = 200

export type KeptFields = PostFields & { status: PostStatus }

type NewVersion = { postId: string; version: number; fields: KeptFields; savedBy: string | null; at: Date }

/** Keeps the state a post has been saved in, for comparing and for going back. */
export async function keepVersion(tx: Tx, { at, ...version }: NewVersion): Promise<void> {
  await tx.insert(blogPostVersions).values({ ...version, id: newId(at.getTime()), createdAt: at })
  await tx
    .delete(blogPostVersions)
    .where(
      and(
        eq(blogPostVersions.postId, version.postId),
        lte(blogPostVersions.version, version.version - VERSIONS_KEPT),
      ),
    )
}

/** The versions of a post, newest first. */
export async function listVersions(db: Db, postId: string): Promise<PostVersion[]> {
  const rows = await db
    .select({ row: blogPostVersions, savedBy: staffUsers.name })
    .from(blogPostVersions)
    .leftJoin(staffUsers, eq(staffUsers.id, blogPostVersions.savedBy))
    .where(eq(blogPostVersions.postId, postId))
    .orderBy(desc(blogPostVersions.version))
  return rows.map(({ row, savedBy }) => {
    const { status, title } = asFields(row.fields)
    return { version: row.version, savedAt: row.createdAt, savedBy: savedBy ?? '', status, title }
  })
}

/** What one version says; null where there is none of that number. */
export async function findVersion(db: Db | Tx, postId: string, version: number): Promise<KeptFields | null> {
  const [row] = await db
    .select({ fields: blogPostVersions.fields })
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.version, version)))
  return row ? asFields(row.fields) : null
}

export async function latestFields(db: Db | Tx, postId: string): Promise<KeptFields | null> {
  const [row] = await db
    .select({ fields: blogPostVersions.fields })
    .from(blogPostVersions)
    .where(eq(blogPostVersions.postId, postId))
    .orderBy(desc(blogPostVersions.version))
    .limit(1)
  return row ? asFields(row.fields) : null
}

/** The fields of a post that came without versions, as by an import. */
export async function fieldsOfRow(tx: Tx, postId: string): Promise<KeptFields | null> {
  const [row] = await tx.select().from(blogPosts).where(eq(blogPosts.id, postId))
  return row ? asFields(row) : null
}

/** Older versions may lack what came later. */
function asFields(kept: Readonly<Record<string, unknown>>): KeptFields {
  const fields: Record<string, unknown> = { ...NEW_POST, status: 'draft' }
  for (const name of Object.keys(fields)) if (name in kept) fields[name] = kept[name]
  return fields as KeptFields
}
