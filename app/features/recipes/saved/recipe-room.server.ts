import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { recipes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { MAX_RECIPES } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** Refuses what would give a member more recipes than one keeps. Deleted ones count until they are swept away. */
export async function requireRoom(db: Db, member: Member, count: number): Promise<void> {
  const kept = await db.$count(recipes, eq(recipes.userId, member.id))
  if (kept + count <= MAX_RECIPES) return
  const most = MAX_RECIPES.toLocaleString('en-GB')
  throw new AppError(
    'conflict',
    kept < MAX_RECIPES
      ? `You can keep ${most} recipes, and these are more than there is room for. Add fewer, or delete some first.`
      : `You have ${most} recipes, the most we keep. Delete some first.`,
  )
}
