import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { daysBetween } from '#app/domain/pantry/plain-date.ts'
import { planDefaults } from '#app/domain/planning/plan-request.ts'
import type { PlanRequest } from '#app/domain/planning/plan-from-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { PlanEntries } from './plan-entries.ts'

const latestPlan = prepared('latest_plan', (db) =>
  db
    .select({
      goal: mealPlans.goal,
      startDate: mealPlans.startDate,
      endDate: mealPlans.endDate,
      mealsPerDay: mealPlans.mealsPerDay,
      currentWeight: mealPlans.currentWeight,
      targetWeight: mealPlans.targetWeight,
      activityLevel: mealPlans.activityLevel,
      ageYears: sql<PlanRequest['ageYears']>`${mealPlans.request} -> 'ageYears'`,
      sex: sql<PlanRequest['sex']>`${mealPlans.request} ->> 'sex'`,
      heightCm: sql<PlanRequest['heightCm']>`${mealPlans.request} -> 'heightCm'`,
      lifeStage: sql<PlanRequest['lifeStage'] | null>`${mealPlans.request} ->> 'lifeStage'`,
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
  const { goal, mealsPerDay, currentWeight, activityLevel, lifeStage } = last
  return {
    goal,
    days: daysBetween(last.startDate, last.endDate),
    mealsPerDay,
    age: last.ageYears,
    gender: last.sex,
    height: last.heightCm,
    currentWeight,
    targetWeight: last.targetWeight ?? currentWeight,
    activityLevel,
    ...(lifeStage && { lifeStage }),
  }
}
