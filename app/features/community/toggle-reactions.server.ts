import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { publicRecipes, recipeFavorites, recipeLikes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { requireNoBlock } from '#app/features/blocks/blocks.server.ts'
import { isShown } from './post-rows.server.ts'

/** Likes and bookmarks: for any signed-in member, also a free one (COMM-22). */

/** Takes the member's like back or gives one; says which, and how many there are now. */
export async function toggleLike(
  db: Db,
  member: Member,
  postId: string,
  now: Date,
): Promise<{ isLiked: boolean; likesCount: number }> {
  return db.transaction(async (tx) => {
    const { sharedBy } = await lockShownPost(tx, postId)
    const isLiked = await toggle(tx, recipeLikes, { member, postId, now })
    if (isLiked) await requireNoBlock(tx, member, sharedBy)
    const [post] = await tx
      .select({ likesCount: publicRecipes.likesCount })
      .from(publicRecipes)
      .where(eq(publicRecipes.id, postId))
    return { isLiked, likesCount: post!.likesCount }
  })
}

/** Takes the member's bookmark off or puts one on. */
export async function toggleFavorite(
  db: Db,
  member: Member,
  postId: string,
  now: Date,
): Promise<{ isFavorite: boolean }> {
  return db.transaction(async (tx) => {
    await lockShownPost(tx, postId)
    return { isFavorite: await toggle(tx, recipeFavorites, { member, postId, now }) }
  })
}

/**
 * Holds a post that is shown until the transaction ends, so that whoever else moves its counts waits; throws
 * `not-found` for one that is not.
 */
export async function lockShownPost(tx: Tx, postId: string): Promise<{ sharedBy: string }> {
  const [post] = isId(postId)
    ? await tx
        .select({ sharedBy: publicRecipes.sharedBy })
        .from(publicRecipes)
        .where(and(eq(publicRecipes.id, postId), isShown))
        .for('no key update')
    : []
  if (!post) throw new AppError('not-found', 'This recipe is no longer shared.')
  return post
}

async function toggle(
  tx: Tx,
  reactions: typeof recipeLikes | typeof recipeFavorites,
  { member, postId, now }: { member: Member; postId: string; now: Date },
): Promise<boolean> {
  const own = and(eq(reactions.publicRecipeId, postId), eq(reactions.userId, member.id))
  const removed = await tx.delete(reactions).where(own).returning({ id: reactions.publicRecipeId })
  if (removed.length > 0) return false
  await tx.insert(reactions).values({ publicRecipeId: postId, userId: member.id, createdAt: now })
  return true
}
