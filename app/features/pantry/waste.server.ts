import { and, eq, gte, lt, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#app/db/open.server.ts'
import { availableIngredients, pantryMovements } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { type MonthRow, type WasteMonth, wasteMonth } from '#app/domain/pantry/waste-month.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** The member's own movements, and those of the joint pantry since both take part in it. */
const isInBooksOf = ({ id }: Member) => sql`(${pantryMovements.userId} = ${id} or exists (
  select 1 from household_members self
  join household_members fellow on fellow.household_id = self.household_id
  where self.user_id = ${id} and fellow.user_id = ${pantryMovements.userId}
    and ${pantryMovements.createdAt} >= greatest(self.pantry_joined_at, fellow.pantry_joined_at)
    and self.pantry_joined_at is not null and fellow.pantry_joined_at is not null))`

/** Where the member's food went from one day until before another. What was taken back counts as never having been. */
export async function wasteOf(
  db: Db,
  member: Member,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<WasteMonth> {
  const undone = alias(pantryMovements, 'undone')
  const opening = alias(pantryMovements, 'opening')
  const isLeftover = sql<boolean>`${availableIngredients.cookingId} is not null`
  const way = sql<MonthRow['way']>`case
    when ${pantryMovements.kind} in ('added', 'corrected') then
      case when ${availableIngredients.cookingId} is null then 'bought' else 'left' end
    else ${pantryMovements.kind} end`
  /** What a lot came with: its price is of all of that. */
  const openedWith = sql`(select sum(${opening.amount}) from ${pantryMovements} ${sql.identifier('opening')} where ${opening.lotId} = ${pantryMovements.lotId} and ${opening.kind} in ('added', 'frozen') and ${opening.amount} > 0)`
  const taken = sql`case when ${pantryMovements.kind} in ('added', 'corrected') then ${pantryMovements.amount} else -${pantryMovements.amount} end`
  const grams = sql`case when ${pantryMovements.kind} in ('added', 'corrected') then ${pantryMovements.grams} else -${pantryMovements.grams} end`
  const rows = await db
    .select({
      name: sql<string>`min(${availableIngredients.name})`,
      foodId: availableIngredients.foodId,
      way: way.as('way'),
      isWeighed: sql<boolean>`${pantryMovements.grams} is not null`.as('is_weighed'),
      reason: pantryMovements.reason,
      grams: sql<number | null>`sum(${grams})`.mapWith(Number),
      cents: sql<
        number | null
      >`sum(${availableIngredients.priceCents} * (${taken}) / nullif(${openedWith}, 0))`.mapWith(Number),
      portions: sql<number>`coalesce(sum(case when ${isLeftover} then ${taken} else 0 end), 0)`.mapWith(
        Number,
      ),
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(pantryMovements)
    .innerJoin(availableIngredients, eq(availableIngredients.id, pantryMovements.lotId))
    .where(
      and(
        isInBooksOf(member),
        gte(pantryMovements.movedOn, from),
        lt(pantryMovements.movedOn, until),
        ne(pantryMovements.kind, 'undone'),
        // Freezing leaves one lot and comes into another: the leaving is counted.
        sql`not (${pantryMovements.kind} = 'frozen' and ${pantryMovements.amount} > 0)`,
        notExists(db.select({ id: undone.id }).from(undone).where(eq(undone.undoesId, pantryMovements.id))),
      ),
    )
    .groupBy(
      availableIngredients.foodId,
      sql`lower(${availableIngredients.name})`,
      sql`way`,
      sql`is_weighed`,
      pantryMovements.reason,
      isLeftover,
    )
  return wasteMonth(
    rows.map(({ isWeighed, ...row }) => ({
      ...row,
      grams: isWeighed ? row.grams : null,
      cents: row.cents === null ? null : Math.round(row.cents),
    })),
  )
}
