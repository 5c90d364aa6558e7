import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { mealPlanDays, mealPlanRecipes, plannedMeals } from '#app/db/schema/index.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'
import type { PlanPlate, PlanSummary } from './view/plan-view.ts'

/** Plans further down the list are without pictures. */
const MOST_PICTURED = 24

/** Gives the newest plans of a list the plates of their dinners, in the order of their days. */
export async function withPlates(db: Db, plans: readonly PlanSummary[]): Promise<PlanSummary[]> {
  const ids = plans.slice(0, MOST_PICTURED).map(({ id }) => id)
  const plates = ids.length === 0 ? [] : await dinnersOf(db, ids)
  return plans.map((plan) => ({
    ...plan,
    plates: plates.filter(({ planId }) => planId === plan.id).map(({ plate }) => plate),
  }))
}

async function dinnersOf(
  db: Db,
  planIds: readonly string[],
): Promise<{ planId: string; plate: PlanPlate }[]> {
  const rows = await db
    .select({
      planId: mealPlanDays.mealPlanId,
      recipeId: mealPlanRecipes.id,
      name: mealPlanRecipes.name,
      ingredients: mealPlanRecipes.ingredients,
      dishTemplate: mealPlanRecipes.dishTemplate,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .where(and(inArray(mealPlanDays.mealPlanId, [...planIds]), eq(plannedMeals.mealType, 'dinner')))
    .orderBy(asc(mealPlanDays.dayIndex))
  return rows.map(({ planId, recipeId, ...draft }) => ({
    planId,
    plate: { recipeId, backdrop: backdropOf(draft.name), picture: { src: plateUrlOf(draft), alt: '' } },
  }))
}
