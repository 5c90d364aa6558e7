import { and, eq, isNull } from 'drizzle-orm'
import { lockMember } from '#app/db/lock-member.server.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { diaryEntries } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { requireRoomOn } from './diary.server.ts'

/**
 * Writes an entry whose id came with the form: the same form sent again finds its own entry. Throws `conflict` where
 * the id is of anything else, and `too-many-requests` where the day is full.
 */
export async function writeOnce(
  db: Db | Tx,
  values: Omit<typeof diaryEntries.$inferInsert, 'plannedMealId' | 'removedAt'>,
): Promise<void> {
  const { id, memberId, eatenOn, mealName } = values
  await db.transaction(async (tx) => {
    await lockMember(tx, memberId)
    await requireRoomOn(tx, { id: memberId }, eatenOn)
    const [written] = await tx
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
    if (!written)
      throw new AppError('conflict', 'This was sent before, for another meal. Reload the page and try again.')
  })
}
