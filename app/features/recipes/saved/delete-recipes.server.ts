import { and, eq, gt, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'

/**
 * Deletes the member's own recipes of a list in one statement; their posts follow by trigger. Nobody sees them from then on;
 * for ten minutes `restoreRecipes` brings them back as they were, then they are swept away. Ids that are not the
 * member's are never touched: with several they are reported beside what was deleted, alone they are refused.
 */
export async function deleteRecipes(
  db: Db,
  member: Member,
  ids: readonly string[],
  now: Date,
): Promise<{ deletedIds: string[]; failedCount: number }> {
  const rows = await db
    .update(recipes)
    // A second click finds them deleted already: that is no failure, and it does not lengthen the undo.
    .set({ deletedAt: sql`coalesce(${recipes.deletedAt}, ${now.toISOString()})` })
    .where(and(eq(recipes.userId, member.id), inArray(recipes.id, ids.filter(isId))))
    .returning({ id: recipes.id })
  const deletedIds = rows.map(({ id }) => id)
  if (ids.length === 1 && deletedIds.length === 0)
    throw new AppError('not-found', 'Failed to delete recipe. Please try again. (You have no such recipe.)')
  return { deletedIds, failedCount: ids.length - deletedIds.length }
}

/** Takes a deletion back, posts with everything on them included; what was swept away meanwhile stays away. */
export async function restoreRecipes(
  db: Db,
  member: Member,
  ids: readonly string[],
  now: Date,
): Promise<{ restoredCount: number }> {
  const since = new Date(now.getTime() - UNDO_WITHIN_MS)
  const restored = await db
    .update(recipes)
    .set({ deletedAt: null })
    .where(and(eq(recipes.userId, member.id), inArray(recipes.id, [...ids]), gt(recipes.deletedAt, since)))
    .returning({ id: recipes.id })
  return { restoredCount: restored.length }
}

const SWEEP_BATCH = 500

/**
 * Removes for good what was deleted longer ago than it can be undone, five hundred at a time; gives the addresses of
 * their pictures, whose files nobody asks for any more.
 */
export async function* sweepDeletedRecipes(db: Db, now: Date): AsyncGenerator<{ imageUrls: string[] }> {
  const before = new Date(now.getTime() - UNDO_WITHIN_MS)
  for (;;) {
    const batch = db
      .select({ id: recipes.id })
      .from(recipes)
      .where(and(isNotNull(recipes.deletedAt), lt(recipes.deletedAt, before)))
      .limit(SWEEP_BATCH)
    const rows = await db
      .delete(recipes)
      .where(inArray(recipes.id, batch))
      .returning({ imageUrl: recipes.imageUrl })
    if (rows.length > 0) yield { imageUrls: rows.flatMap(({ imageUrl }) => imageUrl ?? []) }
    if (rows.length < SWEEP_BATCH) return
  }
}
