import { and, desc, eq, inArray, isNull, lte, ne } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { diaryEntries, mealPlanDays, mealPlans } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { PlanDayView, PlannedMealView } from '#app/features/plans/view/plan-view.ts'
import { findPlan } from '#app/features/plans/plans.server.ts'

export type MealOfDay = PlannedMealView & { isEaten: boolean }

export type PlanOfDay = {
  planId: string
  planName: string
  isBeingMade: boolean
  meals: readonly MealOfDay[]
  openSlots: PlanDayView['openSlots']
}

/** What the plan that runs on a day has for it; of several the newest. Null when none runs. */
export async function mealsOfDay(db: Db, member: Member, date: PlainDate): Promise<PlanOfDay | null> {
  const [running] = await db
    .select({ planId: mealPlans.id, dayIndex: mealPlanDays.dayIndex })
    .from(mealPlanDays)
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .where(and(eq(mealPlanDays.date, date), isUsable(member)))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(1)
  const plan = running ? await findPlan(db, member, running.planId) : null
  const day = plan?.days.find(({ dayIndex }) => dayIndex === running?.dayIndex)
  if (!plan || !day) return null
  const eaten = await eatenOf(db, member, day.meals)
  return {
    planId: plan.id,
    planName: plan.name,
    isBeingMade: plan.status === 'generating',
    meals: day.meals.map((meal) => ({ ...meal, isEaten: eaten.has(meal.id) })),
    openSlots: day.openSlots,
  }
}

async function eatenOf(
  db: Db,
  member: Member,
  meals: readonly { id: string }[],
): Promise<Set<string | null>> {
  if (meals.length === 0) return new Set()
  const rows = await db
    .select({ id: diaryEntries.plannedMealId })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.memberId, member.id),
        isNull(diaryEntries.removedAt),
        inArray(
          diaryEntries.plannedMealId,
          meals.map(({ id }) => id),
        ),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

export type Targets = { planName: string; macros: Macros }

/** The targets that hold on a day: those of the newest plan that had begun by then. Null before the first plan. */
export async function targetsOfDay(db: Db, member: Member, date: PlainDate): Promise<Targets | null> {
  const [plan] = await db
    .select({
      planName: mealPlans.name,
      kcal: mealPlans.targetCalories,
      proteinG: mealPlans.targetProtein,
      fatG: mealPlans.targetFat,
      carbsG: mealPlans.targetCarbs,
    })
    .from(mealPlans)
    .where(and(isUsable(member), lte(mealPlans.startDate, date)))
    .orderBy(desc(mealPlans.startDate), desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(1)
  if (!plan) return null
  const { planName, ...macros } = plan
  return { planName, macros }
}

const isUsable = (member: Member) =>
  and(eq(mealPlans.userId, member.id), isNull(mealPlans.deletedAt), ne(mealPlans.status, 'failed'))
