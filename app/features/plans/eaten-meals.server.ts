import { and, eq, exists, isNull, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries, plannedMeals } from '#app/db/schema/index.ts'

/** Whether the planned meal of a query's row is in somebody's diary. */
export function isEatenBy(db: Db, memberId: SQLWrapper) {
  return exists(
    db
      .select({ id: diaryEntries.id })
      .from(diaryEntries)
      .where(
        and(
          eq(diaryEntries.memberId, memberId),
          eq(diaryEntries.plannedMealId, plannedMeals.id),
          isNull(diaryEntries.removedAt),
        ),
      ),
  )
}
