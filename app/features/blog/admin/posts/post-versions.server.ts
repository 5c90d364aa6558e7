import { and, desc, eq, lt, lte, type SQL, sql } from 'drizzle-orm'
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
  /** The staged version as this one leaves it; its own number for a revision beside the live post. */
  stagedVersion: number | null
}

/** Stores a version of a post, for comparing and restoring. */
export async function keepVersion(tx: Tx, { at, publishing, ...version }: NewVersion): Promise<void> {
  const { publishedAt, publishOn } = publishing
  await tx
    .insert(blogPostVersions)
    .values({ ...version, publishedAt, publishOn, id: newId(at.getTime()), createdAt: at })
  // The state that readers see stays, however many revisions were staged after it.
  await tx.delete(blogPostVersions).where(
    and(
      eq(blogPostVersions.postId, version.postId),
      lte(blogPostVersions.version, version.version - VERSIONS_KEPT),
      lt(
        blogPostVersions.version,
        sql`(select max(kept.version) from blog_post_versions as kept where kept.post_id = ${version.postId}
            and kept.staged_version is distinct from kept.version)`,
      ),
    ),
  )
}

/** A state of the post itself, and no revision staged beside it. */
const isOfPost = sql`${blogPostVersions.stagedVersion} is distinct from ${blogPostVersions.version}`

/**
 * Brings the version of what the post's rows hold in line with them before a change: seeding or moving a category
 * writes none.
 */
export async function keepBefore(tx: Tx, post: typeof blogPosts.$inferSelect): Promise<void> {
  const { id: postId, publishedAt, publishOn, stagedVersion } = post
  const version =
    stagedVersion === post.version
      ? ((await newestOf(tx, postId, isOfPost))?.version ?? post.version)
      : post.version
  const fields = await fieldsWithParts(tx, post)
  const known = await tx
    .update(blogPostVersions)
    .set({ fields, publishedAt, publishOn })
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.version, version)))
    .returning({ id: blogPostVersions.id })
  if (known.length > 0) return
  const publishing = { publishedAt, publishOn }
  await keepVersion(tx, {
    postId,
    version,
    fields,
    savedBy: null,
    at: post.updatedAt,
    publishing,
    stagedVersion: null,
  })
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
    const isStaged = row.stagedVersion === row.version
    return { version: row.version, savedAt: row.createdAt, savedBy: savedBy ?? '', status, title, isStaged }
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
export async function findWholeVersion(tx: Db | Tx, postId: string, version: number) {
  const [row] = await tx
    .select()
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), eq(blogPostVersions.version, version)))
  return row ? wholeVersion(row) : null
}

/** The state of the post itself before a version; null where it is not kept. */
export async function findStateBefore(tx: Tx, postId: string, version: number) {
  const row = await newestOf(tx, postId, and(isOfPost, lt(blogPostVersions.version, version)))
  return row ? wholeVersion(row) : null
}

/** The fields of the post itself as they were saved last; not those of a staged revision. */
export async function latestFields(db: Db | Tx, postId: string): Promise<KeptFields | null> {
  const row = await newestOf(db, postId, isOfPost)
  return row ? asFields(row.fields) : null
}

async function newestOf(db: Db | Tx, postId: string, which: SQL | undefined) {
  const [row] = await db
    .select()
    .from(blogPostVersions)
    .where(and(eq(blogPostVersions.postId, postId), which))
    .orderBy(desc(blogPostVersions.version))
    .limit(1)
  return row ?? null
}

function wholeVersion(row: typeof blogPostVersions.$inferSelect) {
  const { version, publishedAt, publishOn, undoes, stagedVersion, createdAt, savedBy } = row
  return {
    version,
    fields: asFields(row.fields),
    publishedAt,
    publishOn,
    undoes,
    stagedVersion,
    savedAt: createdAt,
    savedBy,
  }
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
