import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { PLAN_NAME_MAX } from '#app/domain/planning/plan-bounds.ts'
import { nextName, startAfter } from '#app/domain/planning/plan-dates.ts'
import { type PlanEntries, planDefaults } from '#app/domain/planning/plan-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { isOwnPlan } from '#app/features/plans/stored-plan.server.ts'
import type { FollowingPlan } from '#app/features/plans/view/plan-view.ts'

/** What a request has besides what was entered; a pantry may be long. */
const NOT_ENTERED = sql.raw(
  `'{seed,diets,allergens,dislikes,eaters,pantry,firstWeekday,daysAhead,maxMinutes,awayChanges,household,variesDishes,includesSaved}'::text[]`,
)

const ENTRIES = sql<Omit<PlanEntries, 'targetWeightKg'>>`${mealPlans.request} - ${NOT_ENTERED}`

const latestPlan = prepared('latest_plan', (db) =>
  db
    .select({
      entries: ENTRIES,
      targetWeightKg: mealPlans.targetWeight,
    })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, sql.placeholder('memberId')), isNull(mealPlans.deletedAt)))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(literal(1)),
)

/** What a plan after one of the member's own begins with: everything that was entered for that one; null for any other's. */
export async function followingPlan(
  db: Db,
  member: Member,
  planId: string,
  today: PlainDate,
): Promise<FollowingPlan | null> {
  if (!isId(planId)) return null
  const [row] = await db
    .select({
      name: mealPlans.name,
      endDate: mealPlans.endDate,
      entries: ENTRIES,
      targetWeightKg: mealPlans.targetWeight,
      personIds: sql<string[]>`jsonb_path_query_array(${mealPlans.request}, '$.household[*].personId')`,
      variesDishes: sql<boolean>`coalesce((${mealPlans.request} ->> 'variesDishes')::boolean, false)`,
    })
    .from(mealPlans)
    .where(isOwnPlan(member, planId))
  if (!row) return null
  return {
    planId,
    name: nextName(row.name, PLAN_NAME_MAX),
    startDate: startAfter(row, today),
    entries: { ...row.entries, targetWeightKg: row.targetWeightKg },
    table: { personIds: row.personIds, variesDishes: row.personIds.length === 0 || row.variesDishes },
  }
}

/** What the dialog begins with: what the member entered for the last plan, or the usual. */
export async function planEntriesOf(db: Db, member: Member): Promise<PlanEntries> {
  const [last] = await latestPlan(db, { memberId: member.id })
  if (!last) return planDefaults(member.tier)
  return { ...last.entries, targetWeightKg: last.targetWeightKg }
}
