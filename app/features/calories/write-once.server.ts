import { and, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'

/**
 * Writes an entry whose id came with the form: the same form sent again finds its own entry. Throws `conflict` where
 * the id stands for anything else.
 */
export async function writeOnce(
  db: Db | Tx,
  values: Omit<typeof diaryEntries.$inferInsert, 'plannedMealId' | 'removedAt'>,
): Promise<void> {
  const { id, memberId, eatenOn, mealName } = values
  const [written] = await db
    .insert(diaryEntries)
    .values({ ...values, plannedMealId: null, removedAt: null })
    .onConflictDoUpdate({
      target: diaryEntries.id,
      set: { id },
      setWhere: and(
        eq(diaryEntries.memberId, memberId),
        eq(diaryEntries.eatenOn, eatenOn),
        eq(diaryEntries.mealName, mealName),
        isNull(diaryEntries.plannedMealId),
        isNull(diaryEntries.removedAt),
      ),
    })
    .returning({ id: diaryEntries.id })
  if (!written) {
    throw new AppError('conflict', 'This was sent before, for another meal. Reload the page and try again.')
  }
}
