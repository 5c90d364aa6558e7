import { and, asc, eq, isNull, ne, or, type Placeholder, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { cookings, mealPlanDays, mealPlanRecipes, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import { MEAL_SLOTS } from '#app/domain/planning/meal-split.ts'
import type { PlannedMeal } from '#app/domain/planning/plan.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { maySharedWith, sharedFor } from '#app/features/household/household-access.server.ts'

export type PlanRow = typeof mealPlans.$inferSelect

type StoredDay = {
  id: string
  date: string
  reasons: readonly string[]
  guests: number
  /** The newer plan of the same person that has this day's place. */
  replacedBy: { planId: string; name: string } | null
}

export type StoredPlan = {
  row: PlanRow
  days: readonly StoredDay[]
  /** By day, then in slot order. */
  meals: readonly StoredMeal[]
}

/** The member's own plan, not deleted: another's answers like one that does not exist. */
export function isOwnPlan(member: Member, planId: string): SQL | undefined {
  return and(eq(mealPlans.id, planId), eq(mealPlans.userId, member.id), isNull(mealPlans.deletedAt))
}

/** A plan the member may see or change, not deleted: their own, or one shared with their household. */
export function isPlanFor(
  member: Member,
  planId: string,
  command: 'see-plans' | 'change-plans',
): SQL | undefined {
  return and(eq(mealPlans.id, planId), isAmongPlansOf(member.id, command))
}

/** Plans a member may see or change, not deleted. */
export function isAmongPlansOf(
  memberId: string | Placeholder,
  command: 'see-plans' | 'change-plans',
): SQL | undefined {
  return and(
    or(eq(mealPlans.userId, memberId), sharedFor(mealPlans.householdId, memberId, command)),
    isNull(mealPlans.deletedAt),
  )
}

/** A plan the member may see with its days and meals, or null. */
export async function readPlan(db: Db | Tx, member: Member, planId: string): Promise<StoredPlan | null> {
  if (!isId(planId)) return null
  const [row] = await db
    .select()
    .from(mealPlans)
    .where(isPlanFor(member, planId, 'see-plans'))
  return row ? withMeals(db, row) : null
}

/** Whether the member may change a plan that they see. */
export async function mayChangePlan(
  db: Db | Tx,
  member: Member,
  { userId, householdId }: Pick<PlanRow, 'userId' | 'householdId'>,
): Promise<boolean> {
  return userId === member.id || maySharedWith(db, member, householdId, 'change-plans')
}

const newerPlans = alias(mealPlans, 'newer_plans')

export async function withMeals(db: Db | Tx, row: PlanRow): Promise<StoredPlan> {
  const days = await db
    .select({
      id: mealPlanDays.id,
      date: mealPlanDays.date,
      reasons: mealPlanDays.reasons,
      guests: mealPlanDays.guests,
      replacedBy: { planId: newerPlans.id, name: newerPlans.name },
    })
    .from(mealPlanDays)
    .leftJoin(
      newerPlans,
      and(
        eq(newerPlans.id, mealPlanDays.replacedBy),
        isNull(newerPlans.deletedAt),
        ne(newerPlans.status, 'failed'),
      ),
    )
    .where(eq(mealPlanDays.mealPlanId, row.id))
    .orderBy(asc(mealPlanDays.dayIndex))
  const rows = await db
    .select({
      planned: plannedMeals,
      recipe: mealPlanRecipes,
      dayIndex: mealPlanDays.dayIndex,
      cookedDate: sql<string | null>`(select max(${cookings.cookedOn})::text from ${cookings}
        where ${cookings.plannedMealId} = ${plannedMeals.id} and ${cookings.undoneAt} is null)`,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .where(eq(mealPlanDays.mealPlanId, row.id))
  const meals = rows
    .map(({ planned, recipe, dayIndex, cookedDate }) =>
      storedMealOf(planned, recipe, { dayIndex, cookedDate }),
    )
    .toSorted(
      (one, other) =>
        one.dayIndex - other.dayIndex || MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot),
    )
  return { row, days, meals }
}

function storedMealOf(
  planned: typeof plannedMeals.$inferSelect,
  recipe: typeof mealPlanRecipes.$inferSelect,
  { dayIndex, cookedDate }: { dayIndex: number; cookedDate: string | null },
): StoredMeal {
  const { id, isFilledByKitchen, isAssumed, turnedDown } = planned
  const meal: PlannedMeal = {
    slot: planned.mealType,
    targetKcal: planned.targetCalories,
    recipe: recipe.source,
    portion: planned.portion,
    servings: 1,
    kcal: planned.calories,
    proteinG: planned.protein,
    fatG: planned.fat,
    carbsG: planned.carbs,
    ingredients: planned.ingredients,
    draft: {
      name: recipe.name,
      description: recipe.description,
      cookingTimeMin: recipe.cookingTimeMin,
      difficulty: recipe.difficulty,
      cuisineType: recipe.cuisineType,
      servings: recipe.source.book?.servings ?? 1,
      ingredients: recipe.ingredients,
      instructions: recipe.instructions,
      dishTemplate: recipe.dishTemplate,
    },
    isLocked: planned.isLocked,
    activeMinutes: planned.activeMinutes ?? recipe.cookingTimeMin,
    ...(planned.leftoverOf && { leftoverOf: planned.leftoverOf }),
    ...(planned.portionsCooked > 1 && { portionsCooked: planned.portionsCooked }),
    ...(cookedDate !== null && { cookedDate }),
  }
  return {
    id,
    recipeId: recipe.id,
    dayIndex,
    slot: planned.mealType,
    meal,
    isFilledByKitchen,
    isAssumed,
    turnedDown,
  }
}

/** The meals as the planner takes them. */
export function mealsOfDays({ days, meals }: Pick<StoredPlan, 'days' | 'meals'>): PlannedMeal[][] {
  return days.map((_, at) => meals.filter(({ dayIndex }) => dayIndex === at).map(({ meal }) => meal))
}
