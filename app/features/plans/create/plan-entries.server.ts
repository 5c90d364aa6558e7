import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { daysBetween } from '#app/domain/pantry/plain-date.ts'
import { planDefaults } from '#app/domain/planning/plan-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { PlanEntries } from './plan-entries.ts'

/** What the dialog begins with: what the member entered for the last plan, or the usual. */
export async function planEntriesOf(db: Db, member: Member): Promise<PlanEntries> {
  const [last] = await db
    .select({
      goal: mealPlans.goal,
      startDate: mealPlans.startDate,
      endDate: mealPlans.endDate,
      mealsPerDay: mealPlans.mealsPerDay,
      currentWeight: mealPlans.currentWeight,
      targetWeight: mealPlans.targetWeight,
      activityLevel: mealPlans.activityLevel,
      request: mealPlans.request,
    })
    .from(mealPlans)
    .where(and(eq(mealPlans.userId, member.id), isNull(mealPlans.deletedAt)))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(1)
  if (!last) return planDefaults(member.tier)
  const { goal, mealsPerDay, currentWeight, activityLevel, request } = last
  return {
    goal,
    days: daysBetween(last.startDate, last.endDate),
    mealsPerDay,
    age: request.ageYears,
    gender: request.sex,
    height: request.heightCm,
    currentWeight,
    targetWeight: last.targetWeight ?? currentWeight,
    activityLevel,
    ...(request.lifeStage && { lifeStage: request.lifeStage }),
  }
}
