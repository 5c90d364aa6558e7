import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { type PlanEntries, planDefaults } from '#app/domain/planning/plan-request.ts'
import type { Member } from '#app/features/account/viewer.ts'

/** What a request has besides what was entered; a pantry may be long. */
const NOT_ENTERED = sql.raw(
  `'{seed,diets,allergens,dislikes,eaters,pantry,firstWeekday,maxMinutes,awayChanges,household,variesDishes,includesSaved}'::text[]`,
)

const latestPlan = prepared('latest_plan', (db) =>
  db
    .select({
      entries: sql<Omit<PlanEntries, 'targetWeightKg'>>`${mealPlans.request} - ${NOT_ENTERED}`,
      targetWeightKg: mealPlans.targetWeight,
    })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, sql.placeholder('memberId')), isNull(mealPlans.deletedAt)))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(literal(1)),
)

/** What the dialog begins with: what the member entered for the last plan, or the usual. */
export async function planEntriesOf(db: Db, member: Member): Promise<PlanEntries> {
  const [last] = await latestPlan(db, { memberId: member.id })
  if (!last) return planDefaults(member.tier)
  return { ...last.entries, targetWeightKg: last.targetWeightKg }
}
