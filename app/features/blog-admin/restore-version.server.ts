import { AppError } from '#app/domain/errors.ts'
import { findVersion, latestFields } from './post-versions.server.ts'
import { blogChanged } from './posts-changed.server.ts'
import { lockPost, type SavedPost, writePost } from './save-post.server.ts'
import type { DeskNeeds, Writer } from './writer.ts'

/**
 * Makes an earlier version the newest one; nothing between them is lost. Whether the post is published stays as it is.
 * Its address does too: readers know it. Throws `not-found`.
 */
export async function restoreVersion(
  { db, now, pages }: DeskNeeds,
  writer: Writer,
  { postId, version }: { postId: string; version: number },
): Promise<SavedPost> {
  const saved = await db.transaction(async (tx) => {
    const before = await lockPost(tx, postId)
    const kept = before && (await findVersion(tx, postId, version))
    if (!kept) throw new AppError('not-found', 'This version is not there any more')
    const current = await latestFields(tx, postId)
    const { status: _status, ...fields } = kept
    return writePost(tx, writer, {
      id: postId,
      before,
      fields: { ...fields, slug: before.slug, redirectFrom: current?.redirectFrom ?? [] },
      intent: INTENT_OF[before.status],
      publishOn: before.publishOn,
      at: now(),
    })
  })
  await blogChanged(pages)
  return saved
}

const INTENT_OF = { draft: 'draft', published: 'publish', archived: 'archive' } as const
