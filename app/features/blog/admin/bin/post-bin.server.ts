import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { blogAutosaves, blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import type { Confirmation } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { confirmFirst } from '#app/features/blog/admin/posts/confirm-first.server.ts'
import { livePostAt } from '#app/features/blog/admin/posts/post-redirects.server.ts'
import { refuseOthersPost, refuseWriters } from '#app/features/blog/admin/posts/own-posts.server.ts'
import { keepBefore, keepVersion, latestFields } from '#app/features/blog/admin/posts/post-versions.server.ts'
import { blogChanged } from '#app/features/blog/admin/posts/posts-changed.server.ts'
import { toldDeletion, type UndoOffer } from '#app/features/blog/admin/posts/undo-offer.ts'
import {
  categorySlugOf,
  lockDeletedToo,
  lockPost,
  ownerOfSlug,
  type PostRow,
} from '#app/features/blog/admin/posts/write-post.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'

/**
 * Moves a post to the bin: readers get a 404, and its address and old addresses are free. Returns the undo offer.
 * Throws `not-found`, and `unconfirmed` with the question.
 */
export async function deletePost(
  { db, now, pages }: EditorServices,
  writer: Writer,
  { id, confirmed }: { id: string; confirmed: Confirmation },
): Promise<UndoOffer> {
  const at = now()
  const offer = await db.transaction(async (tx) => {
    const post = await lockPost(tx, id)
    if (!post) throw new AppError('not-found', 'Post not found')
    refuseOthersPost(writer, post)
    if (post.status === 'published') refuseWriters(writer)
    confirmFirst('delete', post, confirmed)
    await keepBefore(tx, post)
    await tx.delete(blogRedirects).where(eq(blogRedirects.postId, id))
    await tx
      .update(blogPosts)
      .set({
        status: 'archived',
        statusBeforeDeletion: post.status,
        deletedAt: at,
        deletedBy: writer.id,
      })
      .where(eq(blogPosts.id, id))
    await recordAuditEntry(tx, writer, 'delete-article', post.title, at)
    return { postId: id, version: 0, text: toldDeletion(post.title) }
  })
  await blogChanged(pages)
  return offer
}

/**
 * Restores a post from the bin with text, address, status, views, versions, and the old addresses that are still free.
 * If its address was taken meanwhile it gets a new one. Idempotent. Throws `not-found`. Returns the message to show.
 */
export async function restoreDeletedPost(
  { db, now, pages }: EditorServices,
  writer: Writer,
  id: string,
): Promise<{ text: string }> {
  const at = now()
  const told = await db.transaction(async (tx) => {
    const post = await lockDeletedToo(tx, id)
    if (!post) throw new AppError('not-found', 'This post has been deleted for good')
    refuseOthersPost(writer, post)
    if (!post.deletedAt) return { text: `“${post.title}” is back.` }
    if (post.deletedBy !== writer.id) refuseWriters(writer)
    const status = post.statusBeforeDeletion ?? 'draft'
    const { owner, free: slug } = await ownerOfSlug(tx, id, post.slug)
    const isDue = post.publishOn !== null && post.publishOn <= at
    const row = {
      status,
      slug,
      publishOn: isDue ? null : post.publishOn,
      version: owner === null ? post.version : post.version + 1,
      deletedAt: null,
      deletedBy: null,
      statusBeforeDeletion: null,
    }
    await tx.update(blogPosts).set(row).where(eq(blogPosts.id, id))
    const path = blogPostPath(await categorySlugOf(tx, post.categoryId), slug)
    if (status === 'published') await tx.delete(blogRedirects).where(eq(blogRedirects.fromPath, path))
    const fields = await latestFields(tx, id)
    const redirectFrom = await restoreRedirects(tx, { id, path, from: fields?.redirectFrom ?? [], at })
    if (fields && owner !== null)
      await keepVersion(tx, {
        postId: id,
        version: row.version,
        fields: { ...fields, status, slug, redirectFrom },
        savedBy: writer.id,
        at,
        publishing: { publishedAt: post.publishedAt, publishOn: row.publishOn },
        stagedVersion: post.stagedVersion,
      })
    await recordAuditEntry(tx, writer, 'restore-article', post.title, at)
    return { text: tellRestored(post, { status, owner, path, isDue }) }
  })
  await blogChanged(pages)
  return told
}

/** Deletes a post in the bin, with its FAQ and versions. Throws `not-found`. */
export async function purgePost({ db, now }: EditorServices, writer: Writer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(blogPosts)
      .where(and(eq(blogPosts.id, id), isNotNull(blogPosts.deletedAt)))
      .returning({ title: blogPosts.title })
    if (!gone) throw new AppError('not-found', 'This post is not in the bin any more')
    await tx.delete(blogAutosaves).where(eq(blogAutosaves.postKey, id))
    await recordAuditEntry(tx, writer, 'purge-article', gone.title, now())
  })
}

/** Restores the post's redirects, except from addresses taken since. */
async function restoreRedirects(
  tx: Tx,
  { id, path, from, at }: { id: string; path: string; from: readonly string[]; at: Date },
): Promise<string[]> {
  if (from.length === 0) return []
  const taken = await tx
    .select({ fromPath: blogRedirects.fromPath })
    .from(blogRedirects)
    .where(inArray(blogRedirects.fromPath, [...from]))
  const isTaken = new Set([path, ...taken.map(({ fromPath }) => fromPath)])
  const free: string[] = []
  for (const fromPath of from)
    if (!isTaken.has(fromPath) && !(await livePostAt(tx, [fromPath], id))) free.push(fromPath)
  if (free.length > 0)
    await tx
      .insert(blogRedirects)
      .values(free.map((fromPath) => ({ fromPath, toPath: path, postId: id, createdAt: at })))
  return free
}

function tellRestored(
  { title }: PostRow,
  {
    status,
    owner,
    path,
    isDue,
  }: { status: PostRow['status']; owner: string | null; path: string; isDue: boolean },
): string {
  const back = status === 'published' ? `“${title}” is back and live.` : `“${title}” is back.`
  if (owner !== null) return `${back} “${owner}” has its address now, so its own is ${path}.`
  return isDue ? `${back} The time it was to be published at has passed, so it has none.` : back
}
