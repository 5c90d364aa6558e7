import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { blogPosts } from '#app/db/schema/index.ts'
import { toldChange } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { withWhatIsThere } from './existing-fields.server.ts'
import { refuseWriters } from './own-posts.server.ts'
import { findStateBefore, findWholeVersion } from './post-versions.server.ts'
import { blogChanged } from './posts-changed.server.ts'
import { restoreDeletedPost } from '#app/features/blog/admin/bin/post-bin.server.ts'
import { toldDeletion, type UndoOffer } from './undo-offer.ts'
import { lockPost, writePost } from './write-post.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'

/**
 * Undoes the last change of a post: text, address, redirects, status, times; the undone version stays in the history.
 * `version` is the one the change made, 0 for a deletion. Idempotent. Throws `conflict` if the post has changed since,
 * `not-found` if it is purged. Returns the message to show.
 */
export async function undoChange(
  needs: EditorServices,
  writer: Writer,
  { postId, version }: { postId: string; version: number },
): Promise<{ text: string }> {
  if (version === 0) return restoreDeletedPost(needs, writer, postId)
  const { db, now, pages } = needs
  const told = await db.transaction(async (tx) => {
    const post = await lockPost(tx, postId)
    if (!post) throw new AppError('not-found', 'This post has been deleted meanwhile')
    const newest = await findWholeVersion(tx, postId, post.version)
    refuseWriters(writer)
    if (post.version === version + 1 && newest?.undoes === version)
      return { text: tellUndone(post.title, post.status) }
    if (post.version !== version || post.stagedVersion === version) throw changedSince()
    const last = await findWholeVersion(tx, postId, version - 1)
    const before = last && (await findStateBefore(tx, postId, version))
    if (!before) throw changedSince()
    const { status, ...fields } = before.fields
    const at = now()
    // A schedule in the past would publish the post at once.
    const isDue = before.publishOn !== null && before.publishOn <= at
    await writePost(tx, writer, {
      id: postId,
      before: post,
      fields: await withWhatIsThere(tx, fields),
      publishing: {
        status,
        publishedAt: before.publishedAt,
        publishOn: isDue ? null : before.publishOn,
      },
      at,
      submittedAt: null,
      stagedVersion: last.stagedVersion,
      undoing: { version, updatedAt: before.savedAt },
    })
    await recordAuditEntry(tx, writer, 'undo-change', fields.title, at)
    return { text: tellUndone(fields.title, status) }
  })
  await blogChanged(pages)
  return told
}

/** The offer named by the address; null if it no longer holds. */
export async function undoOfferAt(db: Db, param: string | null): Promise<UndoOffer | null> {
  const [postId = '', number = ''] = (param ?? '').split('.')
  const version = Number(number)
  if (!isId(postId) || !/^\d{1,9}$/.test(number)) return null
  const [post] = await db.select().from(blogPosts).where(eq(blogPosts.id, postId))
  if (!post) return null
  if (version === 0) return post.deletedAt && { postId, version, text: toldDeletion(post.title) }
  if (post.deletedAt || post.version !== version || post.stagedVersion === version || version < 2) return null
  return { postId, version, text: toldChange(post.title, post) }
}

const tellUndone = (title: string, status: string) =>
  status === 'published' ? `Undone: “${title}” is live as it was.` : `Undone: “${title}” is as it was.`

function changedSince(): AppError {
  return new AppError(
    'conflict',
    'The post has changed since, so this cannot be undone in one step. Its versions have every state.',
  )
}
