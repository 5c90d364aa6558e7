import type { Confirmation } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import { confirmFirst } from './confirm-first.server.ts'
import { findVersion, latestFields } from './post-versions.server.ts'
import { blogChanged } from './posts-changed.server.ts'
import { offerOf, type SavedPost } from './save-post.server.ts'
import { lockPost, writePost } from './write-post.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'

/**
 * Makes an earlier version the newest one; nothing between them is lost. Whether the post is published stays as it is.
 * Its address does too: readers know it. Throws `not-found`, and `unconfirmed` before a live article changes.
 */
export async function restoreVersion(
  { db, now, pages }: EditorServices,
  writer: Writer,
  { postId, version, confirmed }: { postId: string; version: number; confirmed: Confirmation },
): Promise<SavedPost> {
  const saved = await db.transaction(async (tx) => {
    const before = await lockPost(tx, postId)
    const kept = before && (await findVersion(tx, postId, version))
    if (!kept) throw new AppError('not-found', 'This version is not there any more')
    confirmFirst('restore-version', before, confirmed, { version })
    const at = now()
    const current = await latestFields(tx, postId)
    const { status: _status, ...fields } = kept
    const publishing = {
      status: before.status,
      publishedAt: before.publishedAt,
      publishOn: before.publishOn,
    }
    const done = await writePost(tx, writer, {
      id: postId,
      before,
      fields: { ...fields, slug: before.slug, redirectFrom: current?.redirectFrom ?? [] },
      publishing,
      at,
    })
    await recordAuditEntry(tx, writer, 'restore-version', `${before.title}, version ${version}`, at)
    const isLive = before.status === 'published'
    return { ...done, offer: isLive ? offerOf(done, fields.title, publishing) : null }
  })
  await blogChanged(pages)
  return saved
}
