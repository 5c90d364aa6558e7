import { and, eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { blogCategories, blogFaqs, blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { postPath, type PostStatus } from '#app/domain/blog/blog.ts'
import { AppError } from '#app/domain/errors.ts'
import { fieldsOfRow, keepVersion, latestFields } from './post-versions.server.ts'
import { blogChanged } from './posts-changed.server.ts'
import { lockPost } from './save-post.server.ts'
import type { DeskNeeds, Writer } from './writer.ts'

/** Takes a post off the public pages and keeps it. Throws `not-found`. */
export function archivePost(needs: DeskNeeds, writer: Writer, id: string): Promise<void> {
  return setStatus(needs, writer, id, 'archived')
}

/** Makes an archived post a draft again. Throws `not-found`. */
export function restorePost(needs: DeskNeeds, writer: Writer, id: string): Promise<void> {
  return setStatus(needs, writer, id, 'draft')
}

/** Deletes one post with its questions, versions and redirects. Throws `not-found`. */
export async function deletePost({ db, pages }: DeskNeeds, id: string): Promise<void> {
  const gone = await db.delete(blogPosts).where(eq(blogPosts.id, id)).returning({ id: blogPosts.id })
  if (gone.length === 0) throw new AppError('not-found', 'Post not found')
  await blogChanged(pages)
}

async function setStatus(
  { db, now, pages }: DeskNeeds,
  writer: Writer,
  id: string,
  status: Exclude<PostStatus, 'published'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const post = await lockPost(tx, id)
    if (!post) throw new AppError('not-found', 'Post not found')
    if (post.status === status) return
    const at = now()
    const version = post.version + 1
    await tx
      .update(blogPosts)
      .set({ status, version, updatedAt: at, publishOn: null })
      .where(eq(blogPosts.id, id))
    await keepStatus(tx, { postId: id, version, status, savedBy: writer.id, at })
  })
  await blogChanged(pages)
}

/** Publishes a locked draft as it stands: what a schedule asked for. */
export async function publishLocked(tx: Tx, post: typeof blogPosts.$inferSelect, at: Date): Promise<void> {
  const version = post.version + 1
  await tx
    .update(blogPosts)
    .set({
      status: 'published',
      publishedAt: post.publishedAt ?? at,
      publishOn: null,
      version,
      updatedAt: at,
    })
    .where(eq(blogPosts.id, post.id))
  await keepStatus(tx, { postId: post.id, version, status: 'published', savedBy: null, at })
  const [category] = post.categoryId
    ? await tx.select().from(blogCategories).where(eq(blogCategories.id, post.categoryId))
    : []
  const path = postPath(category?.slug ?? null, post.slug)
  await tx.delete(blogRedirects).where(eq(blogRedirects.fromPath, path))
}

type StatusChange = { postId: string; version: number; status: PostStatus; savedBy: string | null; at: Date }

/** A change of state alone is a version too: the fields of the one before with the new state. */
async function keepStatus(tx: Tx, { postId, status, ...change }: StatusChange): Promise<void> {
  const fields = (await latestFields(tx, postId)) ?? (await withParts(tx, postId))
  if (fields) await keepVersion(tx, { ...change, postId, fields: { ...fields, status } })
}

async function withParts(tx: Tx, postId: string) {
  const fields = await fieldsOfRow(tx, postId)
  if (!fields) return null
  const faqs = await tx
    .select({ question: blogFaqs.question, answer: blogFaqs.answer })
    .from(blogFaqs)
    .where(eq(blogFaqs.postId, postId))
    .orderBy(blogFaqs.sortOrder)
  const redirects = await tx
    .select({ fromPath: blogRedirects.fromPath })
    .from(blogRedirects)
    .where(and(eq(blogRedirects.postId, postId)))
  return { ...fields, faqs, redirectFrom: redirects.map(({ fromPath }) => fromPath).sort() }
}
