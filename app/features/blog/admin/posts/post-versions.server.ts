import { and, desc, eq, lte } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogFaqs, blogPosts, blogPostVersions, blogRedirects, staffUsers } from '#app/db/schema/index.ts'
import type { PostStatus } from '#app/domain/blog/blog.ts'
import { NEW_POST, type PostFields } from '#app/domain/blog/post-fields.ts'
import type { PostVersion } from './post-version.ts'

/** Versions kept of one post; the oldest go. */
export const VERSIONS_KEPT = 200

export type KeptFields = PostFields & { status: PostStatus }

type NewVersion = {
  postId: string
  version: number
  fields: KeptFields
  savedBy: string | null
  at: Date
  /** When readers can open it, as this version leaves it. */
  publishing: { publishedAt: Date | null; publishOn: Date | null }
  /** The version that this one undoes. */
  undoes?: number | null
}

/** Stores a version of a post, for comparing and restoring. */
export async function keepVersion(tx: Tx, { at, publishing, ...version }: NewVersion): Promise<void> {
  const { publishedAt, publishOn } = publishing
  await tx
    .insert(blogPostVersions)
    .values({ ...version, publishedAt, publishOn, id: newId(at.getTime()), createdAt: at })
  await tx
    .delete(blogPostVersions)
    .where(
      and(
        eq(blogPostVersions.postId, version.postId),
        lte(blogPostVersions.version, version.version - VERSIONS_KEPT),
      ),
    )
}

/** Brings the current version in line with the post's rows before a change: seeding or moving a category writes none. */
export async function keepBefore(tx: Tx, post: typeof blogPosts.$inferSelect): Promise<void> {
  const { id: postId, version, publishedAt, publishOn } = post
  const fields = await fieldsWithParts(tx, post)
  const known = await tx
    .update(blogPostVersions)
    .set({ fields, publishedAt, publishOn })
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.version, version)))
    .returning({ id: blogPostVersions.id })
  if (known.length > 0) return
  const publishing = { publishedAt, publishOn }
  await keepVersion(tx, { postId, version, fields, savedBy: null, at: post.updatedAt, publishing })
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

/** The fields of one version; null where it does not exist. */
export async function findVersion(db: Db | Tx, postId: string, version: number): Promise<KeptFields | null> {
  const [row] = await db
    .select({ fields: blogPostVersions.fields })
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.version, version)))
  return row ? asFields(row.fields) : null
}

/** A version with its publication time, which restoring needs too. */
export async function findWholeVersion(tx: Tx, postId: string, version: number) {
  const [row] = await tx
    .select()
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.version, version)))
  if (!row) return null
  const { publishedAt, publishOn, undoes, createdAt } = row
  return { fields: asFields(row.fields), publishedAt, publishOn, undoes, savedAt: createdAt }
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

async function fieldsWithParts(tx: Tx, post: typeof blogPosts.$inferSelect): Promise<KeptFields> {
  const faqs = await tx
    .select({ question: blogFaqs.question, answer: blogFaqs.answer })
    .from(blogFaqs)
    .where(eq(blogFaqs.postId, post.id))
    .orderBy(blogFaqs.sortOrder)
  const redirects = await tx
    .select({ fromPath: blogRedirects.fromPath })
    .from(blogRedirects)
    .where(eq(blogRedirects.postId, post.id))
  return { ...asFields(post), faqs, redirectFrom: redirects.map(({ fromPath }) => fromPath).sort() }
}

/** Versions written before a field existed lack it. */
function asFields(kept: Readonly<Record<string, unknown>>): KeptFields {
  const fields: Record<string, unknown> = { ...NEW_POST, status: 'draft' }
  for (const name of Object.keys(fields)) if (name in kept) fields[name] = kept[name]
  return fields as KeptFields
}
