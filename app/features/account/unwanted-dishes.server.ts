import { and, asc, count, desc, eq } from 'drizzle-orm'
import { lockMember } from '#app/db/lock-member.server.ts'
import type { Db } from '#app/db/open.server.ts'
import { unwantedDishes } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { MOST_UNWANTED_DISHES, type UnwantedDish } from '#app/domain/planning/unwanted-dishes.ts'
import type { Member } from './viewer.ts'

/** Leaves a dish out of the member's plans from now on. A second click changes nothing; throws `conflict` at the limit. */
export async function refuseDish(
  db: Db,
  member: Member,
  { dish: dishKey, name }: UnwantedDish,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    // One after another for each member, so that the limit holds.
    await lockMember(tx, member.id)
    await tx
      .insert(unwantedDishes)
      .values({ userId: member.id, dishKey, name, createdAt: now })
      .onConflictDoNothing()
    const [row] = await tx
      .select({ dishes: count() })
      .from(unwantedDishes)
      .where(eq(unwantedDishes.userId, member.id))
    if ((row?.dishes ?? 0) > MOST_UNWANTED_DISHES)
      throw new AppError(
        'conflict',
        `You have turned down ${MOST_UNWANTED_DISHES} dishes, the most we store. Allow one again in your profile first.`,
      )
  })
}

/** A dish may be planned again; where it was not turned down, nothing is to be done. */
export async function allowDish(db: Db, member: Member, dishKey: string): Promise<void> {
  await db
    .delete(unwantedDishes)
    .where(and(eq(unwantedDishes.userId, member.id), eq(unwantedDishes.dishKey, dishKey)))
}

/** What a member does not want planned again, the latest first. */
export async function listUnwantedDishes(db: Db, member: Member): Promise<UnwantedDish[]> {
  return db
    .select({ dish: unwantedDishes.dishKey, name: unwantedDishes.name })
    .from(unwantedDishes)
    .where(eq(unwantedDishes.userId, member.id))
    .orderBy(desc(unwantedDishes.createdAt), asc(unwantedDishes.dishKey))
    .limit(MOST_UNWANTED_DISHES)
}
