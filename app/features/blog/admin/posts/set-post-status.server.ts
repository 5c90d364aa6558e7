import { eq } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { blogPosts, blogRedirects } from '#app/db/schema/index.ts'
import { blogPostPath, type PostStatus } from '#app/domain/blog/blog.ts'
import type { Confirmation } from '#app/domain/blog/live-questions.ts'
import { errorFacts } from '#app/db/error-facts.ts'
import { AppError } from '#app/domain/errors.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { confirmFirst } from './confirm-first.server.ts'
import { findWholeVersion, keepBefore, keepVersion, latestFields } from './post-versions.server.ts'
import { blogChanged } from './posts-changed.server.ts'
import { refuseWriters } from './own-posts.server.ts'
import { offerOf } from './save-post.server.ts'
import { withWhatIsThere } from './existing-fields.server.ts'
import type { UndoOffer } from './undo-offer.ts'
import { categorySlugOf, lockPost, type PostRow, type Publishing, writePost } from './write-post.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'

/** Archives a post; returns the undo offer if it was live. Throws `unconfirmed` for a live article, and `not-found`. */
export function archivePost(
  needs: EditorServices,
  writer: Writer,
  { id, confirmed }: { id: string; confirmed: Confirmation },
): Promise<UndoOffer | null> {
  return setStatus(needs, writer, { id, confirmed, status: 'archived' })
}

/** Makes an archived post a draft again; any other stays as it is. Throws `not-found`. */
export function unarchivePost(needs: EditorServices, writer: Writer, id: string): Promise<UndoOffer | null> {
  return setStatus(needs, writer, { id, confirmed: '', status: 'draft' })
}

async function setStatus(
  { db, now, pages }: EditorServices,
  writer: Writer,
  given: { id: string; confirmed: Confirmation; status: Exclude<PostStatus, 'published'> },
): Promise<UndoOffer | null> {
  const { id, confirmed, status } = given
  refuseWriters(writer)
  const offer = await db.transaction(async (tx) => {
    const post = await lockPost(tx, id)
    if (!post) throw new AppError('not-found', 'Post not found')
    if (post.status === status || (status === 'draft' && post.status !== 'archived')) return null
    const at = now()
    confirmFirst('archive', post, confirmed)
    const publishing = { status, publishedAt: post.publishedAt, publishOn: null }
    const version = await changeStatus(tx, post, { publishing, savedBy: writer.id, at })
    if (post.status !== 'published') return null
    await recordAuditEntry(tx, writer, 'unpublish-article', post.title, at)
    return offerOf({ id, version }, post.title, publishing)
  })
  await blogChanged(pages)
  return offer
}

/** Publishes a locked draft on schedule. */
export async function publishLocked(tx: Tx, post: PostRow, at: Date): Promise<void> {
  const publishing = { status: 'published', publishedAt: post.publishedAt ?? at, publishOn: null } as const
  await changeStatus(tx, post, { publishing, savedBy: null, at })
  const path = blogPostPath(await categorySlugOf(tx, post.categoryId), post.slug)
  await tx.delete(blogRedirects).where(eq(blogRedirects.fromPath, path))
}

/**
 * Puts staged changes in the place of a locked live post, at the time they were scheduled for. Changes that cannot be
 * published any more, such as an address that was taken meanwhile, stay beside it without a time.
 */
export async function updateLocked(tx: Tx, post: PostRow, at: Date): Promise<void> {
  const { id, publishedAt, stagedVersion } = post
  const staged = stagedVersion === null ? null : await findWholeVersion(tx, id, stagedVersion)
  try {
    if (!staged) throw new AppError('not-found', 'These changes are gone')
    const { status: _status, ...kept } = staged.fields
    await tx.transaction(async (step) => {
      const fields = await withWhatIsThere(step, kept)
      const publishing = { status: 'published', publishedAt, publishOn: null } as const
      const writer = { id: staged.savedBy }
      await writePost(step, writer, { id, before: post, fields, publishing, at, submittedAt: null })
    })
  } catch (error) {
    if (!(error instanceof AppError) && errorFacts(error).code !== '23505') throw error
    await tx.update(blogPosts).set({ publishOn: null }).where(eq(blogPosts.id, id))
  }
}

type StatusChange = { publishing: Publishing; savedBy: string | null; at: Date }

/** Stores a version with the fields of the last one and the new status. Returns its number. */
async function changeStatus(
  tx: Tx,
  post: PostRow,
  { publishing, savedBy, at }: StatusChange,
): Promise<number> {
  await keepBefore(tx, post)
  const version = post.version + 1
  await tx
    .update(blogPosts)
    .set({ ...publishing, version, submittedAt: null, updatedAt: at })
    .where(eq(blogPosts.id, post.id))
  const fields = await latestFields(tx, post.id)
  if (fields)
    await keepVersion(tx, {
      postId: post.id,
      version,
      fields: { ...fields, status: publishing.status },
      savedBy,
      at,
      publishing,
      stagedVersion: post.stagedVersion,
    })
  return version
}
