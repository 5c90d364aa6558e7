import { and, desc, eq, isNull, sql, sum } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { availableIngredients, cookings } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'

export type CookingSummary = {
  id: string
  name: string
  cookedOn: string
  servings: number
  eatenPortions: number
  /** Portions still in the pantry. */
  leftPortions: number
  kcal: number
  note: string
  mark: number | null
}

const MOST_SHOWN = 100

/** What the member cooked, newest first; what was taken back is not among it. */
export function listCookings(db: Db, member: Member): Promise<CookingSummary[]> {
  const left = db
    .select({
      cookingId: availableIngredients.cookingId,
      portions: sum(availableIngredients.amount).mapWith(Number).as('portions'),
    })
    .from(availableIngredients)
    .where(and(eq(availableIngredients.userId, member.id), isNull(availableIngredients.removedAt)))
    .groupBy(availableIngredients.cookingId)
    .as('left_over')
  return db
    .select({
      id: cookings.id,
      name: cookings.name,
      cookedOn: cookings.cookedOn,
      servings: cookings.servings,
      eatenPortions: cookings.eatenPortions,
      leftPortions: sql<number>`coalesce(${left.portions}, 0)`,
      kcal: cookings.kcal,
      note: cookings.note,
      mark: cookings.mark,
    })
    .from(cookings)
    .leftJoin(left, eq(left.cookingId, cookings.id))
    .where(and(eq(cookings.memberId, member.id), isNull(cookings.undoneAt)))
    .orderBy(desc(cookings.cookedOn), desc(cookings.id))
    .limit(MOST_SHOWN)
}
