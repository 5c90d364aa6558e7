import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { householdPeople, unwantedDishes } from '#app/db/schema/index.ts'
import type { PlanRow } from './stored-plan.server.ts'

/** Keys of the dishes that the member of a plan, or another member at its table, does not want again: as their lists are now. */
export async function unwantedKeysFor(
  db: Db,
  { userId, request }: Pick<PlanRow, 'userId' | 'request'>,
): Promise<string[]> {
  const personIds = (request.household ?? []).flatMap(({ personId }) => personId ?? [])
  const atTable = db
    .select({ id: householdPeople.memberId })
    .from(householdPeople)
    .where(and(inArray(householdPeople.id, personIds), isNull(householdPeople.removedAt)))
  const rows = await db
    .selectDistinct({ key: unwantedDishes.dishKey })
    .from(unwantedDishes)
    .where(
      personIds.length === 0
        ? eq(unwantedDishes.userId, userId)
        : or(eq(unwantedDishes.userId, userId), inArray(unwantedDishes.userId, atTable)),
    )
  return rows.map(({ key }) => key)
}
