import { eq, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { mealTimes } from '#app/db/schema/index.ts'
import { type MealClock, USUAL_MEAL_TIMES } from '#app/domain/planning/meal-times.ts'

/** A member's clock as it is kept: the revision counts its changes, 0 before the first. */
export type KeptClock = MealClock & { revision: number; updatedAt: Date | null }

/** When a member eats: as they said, or at the usual times on the clock of whoever looks. */
export async function mealTimesOf(db: Db, { id }: { id: string }): Promise<KeptClock> {
  const [row] = await db.select().from(mealTimes).where(eq(mealTimes.userId, id))
  if (!row) return { times: USUAL_MEAL_TIMES, timeZone: null, revision: 0, updatedAt: null }
  const { times, timeZone, revision, updatedAt } = row
  return { times, timeZone, revision, updatedAt }
}

/** Saves when a member eats; their calendar has it from its next look on. */
export async function saveMealTimes(
  db: Db,
  { id: userId }: { id: string },
  { times, timeZone }: MealClock,
  now: Date,
): Promise<void> {
  await db
    .insert(mealTimes)
    .values({ userId, times, timeZone, updatedAt: now })
    .onConflictDoUpdate({
      target: mealTimes.userId,
      set: { times, timeZone, updatedAt: now, revision: sql`${mealTimes.revision} + 1` },
    })
}
