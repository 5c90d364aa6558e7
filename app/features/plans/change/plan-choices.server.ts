import { and, asc, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { mealPlanDays, mealPlanRecipes, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { targetsOn } from '#app/domain/planning/meals-away.ts'
import { targetsOf } from '#app/domain/planning/request-people.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { isAmongPlansOf } from '#app/features/plans/stored-plan.server.ts'
import type { PlanChoice } from './plan-choice.ts'

const MOST_PLANS = 12

/** Plans that the member may change and that have days to come, with what is planned on these: the soonest first, of several that begin on one day the newest. */
export async function plansToAddTo(db: Db, member: Member, today: PlainDate): Promise<PlanChoice[]> {
  const plans = await db
    .select({
      id: mealPlans.id,
      name: mealPlans.name,
      revision: mealPlans.revision,
      // A pantry may be long, and is not asked for here.
      request: sql<Omit<PlanRequest, 'pantry'>>`${mealPlans.request} - 'pantry'`,
    })
    .from(mealPlans)
    .where(
      and(
        isAmongPlansOf(member.id, 'change-plans'),
        inArray(mealPlans.status, ['ready', 'incomplete']),
        gt(mealPlans.endDate, today),
      ),
    )
    .orderBy(asc(mealPlans.startDate), desc(mealPlans.createdAt), asc(mealPlans.id))
    .limit(MOST_PLANS)
  if (plans.length === 0) return []
  const isOnDay = and(
    inArray(
      mealPlanDays.mealPlanId,
      plans.map(({ id }) => id),
    ),
    gte(mealPlanDays.date, today),
  )
  const days = await db
    .select({ planId: mealPlanDays.mealPlanId, dayIndex: mealPlanDays.dayIndex, date: mealPlanDays.date })
    .from(mealPlanDays)
    .where(isOnDay)
    .orderBy(asc(mealPlanDays.dayIndex))
  const meals = await db
    .select({
      planId: mealPlanDays.mealPlanId,
      dayIndex: mealPlanDays.dayIndex,
      slot: plannedMeals.mealType,
      name: mealPlanRecipes.name,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .where(isOnDay)
  return plans.map(({ request, ...plan }): PlanChoice => {
    const targets = targetsOf(request)
    return {
      ...plan,
      days: days.flatMap(({ planId, dayIndex, date }) => {
        if (planId !== plan.id) return []
        const there = meals.filter((meal) => meal.planId === planId && meal.dayIndex === dayIndex)
        const places = targetsOn(targets, dayIndex).slots.map(({ slot }) => {
          const meal = there.find((one) => one.slot === slot)
          return { slot, name: meal?.name ?? null }
        })
        return [{ dayIndex, date, places }]
      }),
    }
  })
}
