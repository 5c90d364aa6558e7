import { and, asc, eq, gte, inArray, isNull, ne, not, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { mealPlanDays, mealPlans } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { PlannedDays } from '#app/domain/planning/plan-dates.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** Whether the newer plan that a day names as `replaced_by` has its place. One that was deleted or failed has not. */
export const isReplaced = (replacedBy: SQLWrapper): SQL => sql`exists (select 1 from ${mealPlans} newer
  where newer.id = ${replacedBy} and newer.deleted_at is null and newer.status <> 'failed')`

/** The same for the day in a query's row. */
export const isReplacedDay = isReplaced(mealPlanDays.replacedBy)

/** The days of a plan in a query's row that newer plans have the place of, in their order. */
export const replacedDates = sql<
  string[]
>`coalesce((select jsonb_agg(meal_plan_days.date order by meal_plan_days.date)
  from ${mealPlanDays} where meal_plan_days.meal_plan_id = meal_plans.id and ${isReplacedDay}), '[]'::jsonb)`

/** The member's own plans with the days from a date on that still count, those of one plan in their order. */
export async function plannedDaysFrom(db: Db | Tx, member: Member, from: PlainDate): Promise<PlannedDays[]> {
  const rows = await db
    .select({ id: mealPlans.id, name: mealPlans.name, date: mealPlanDays.date })
    .from(mealPlanDays)
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .where(
      and(
        eq(mealPlans.userId, member.id),
        isNull(mealPlans.deletedAt),
        ne(mealPlans.status, 'failed'),
        gte(mealPlanDays.date, from),
        not(isReplacedDay),
      ),
    )
    .orderBy(asc(mealPlanDays.date), asc(mealPlans.createdAt), asc(mealPlans.id))
  const plans = new Map<string, { id: string; name: string; dates: PlainDate[] }>()
  for (const { id, name, date } of rows) {
    const plan = plans.get(id) ?? { id, name, dates: [] }
    plan.dates.push(date)
    plans.set(id, plan)
  }
  return [...plans.values()]
}

/** Gives the place of other plans' days to a newer plan. Once that is deleted, they count again. */
export async function replaceDays(
  tx: Tx,
  overlaps: readonly PlannedDays[],
  newerPlanId: string,
): Promise<void> {
  for (const { id, dates } of overlaps)
    await tx
      .update(mealPlanDays)
      .set({ replacedBy: newerPlanId })
      .where(and(eq(mealPlanDays.mealPlanId, id), inArray(mealPlanDays.date, [...dates])))
}
