import { and, desc, eq, exists, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { diaryEntries, mealPlanDays, mealPlanRecipes, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import { targetsOn } from '#app/domain/planning/meals-away.ts'
import { MEAL_SLOTS } from '#app/domain/planning/meal-split.ts'
import { targetsOf } from '#app/domain/planning/plan-from-request.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { recipePath } from '#app/domain/slug.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { PlanDayView, PlannedMealView } from '#app/features/plans/view/plan-view.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'

export type MealOfDay = Pick<
  PlannedMealView,
  | 'id'
  | 'slot'
  | 'recipeName'
  | 'href'
  | 'kcal'
  | 'proteinG'
  | 'carbsG'
  | 'fatG'
  | 'cookingTimeMin'
  | 'picture'
  | 'backdrop'
> & { isEaten: boolean; isLeftover: boolean }

export type PlanOfDay = {
  planId: string
  planName: string
  isBeingMade: boolean
  meals: readonly MealOfDay[]
  openSlots: PlanDayView['openSlots']
}

const MEMBER_ID = sql.placeholder('memberId')

const isUsable = and(
  eq(mealPlans.userId, MEMBER_ID),
  isNull(mealPlans.deletedAt),
  ne(mealPlans.status, 'failed'),
)

const planRunningOn = prepared('plan_running_on', (db) =>
  db
    .select({
      planId: mealPlans.id,
      planName: mealPlans.name,
      status: mealPlans.status,
      request: sql<Omit<PlanRequest, 'pantry'>>`${mealPlans.request} - 'pantry'`,
      dayId: mealPlanDays.id,
      dayIndex: mealPlanDays.dayIndex,
    })
    .from(mealPlanDays)
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .where(and(eq(mealPlanDays.date, sql.placeholder('date')), isUsable))
    .orderBy(desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(literal(1)),
)

const mealsOn = prepared('meals_on_day', (db) => {
  const eaten = db
    .select({ id: diaryEntries.id })
    .from(diaryEntries)
    .where(
      and(
        eq(diaryEntries.memberId, MEMBER_ID),
        eq(diaryEntries.plannedMealId, plannedMeals.id),
        isNull(diaryEntries.removedAt),
      ),
    )
  return db
    .select({
      id: plannedMeals.id,
      slot: plannedMeals.mealType,
      kcal: plannedMeals.calories,
      proteinG: plannedMeals.protein,
      carbsG: plannedMeals.carbs,
      fatG: plannedMeals.fat,
      isLeftover: sql<boolean>`${isNotNull(plannedMeals.leftoverOf)}`,
      cookingTimeMin: mealPlanRecipes.cookingTimeMin,
      recipeId: mealPlanRecipes.id,
      name: mealPlanRecipes.name,
      dishTemplate: mealPlanRecipes.dishTemplate,
      ingredients: mealPlanRecipes.ingredients,
      isEaten: sql<boolean>`${exists(eaten)}`,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .where(eq(plannedMeals.mealPlanDayId, sql.placeholder('dayId')))
})

/** What the plan that runs on a day has for it; of several the newest. Null when none runs. */
export async function mealsOfDay(db: Db, member: Member, date: PlainDate): Promise<PlanOfDay | null> {
  const [plan] = await planRunningOn(db, { memberId: member.id, date })
  if (!plan) return null
  const rows = await mealsOn(db, { memberId: member.id, dayId: plan.dayId })
  const meals = rows.toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot))
  return {
    planId: plan.planId,
    planName: plan.planName,
    isBeingMade: plan.status === 'generating',
    meals: meals.map(presentMeal),
    openSlots: targetsOn(targetsOf(plan.request), plan.dayIndex)
      .slots.map(({ slot }) => slot)
      .filter((slot) => !meals.some((meal) => meal.slot === slot)),
  }
}

function presentMeal(row: Awaited<ReturnType<typeof mealsOn>>[number]): MealOfDay {
  const { recipeId, name, dishTemplate: _template, ingredients: _lines, ...meal } = row
  return {
    ...meal,
    recipeName: name,
    href: recipePath(recipeId, name),
    picture: { src: plateUrlOf(row), alt: `Drawn plate: ${name}` },
    backdrop: backdropOf(name),
  }
}

export type Targets = { planName: string; macros: Macros }

/** The targets that hold on a day: those of the newest plan that had begun by then. Null before the first plan. */
export async function targetsOfDay(db: Db, member: Member, date: PlainDate): Promise<Targets | null> {
  const [plan] = await planBegunBy(db, { memberId: member.id, date })
  if (!plan) return null
  const { planName, ...macros } = plan
  return { planName, macros }
}

const planBegunBy = prepared('plan_begun_by', (db) =>
  db
    .select({
      planName: mealPlans.name,
      kcal: mealPlans.targetCalories,
      proteinG: mealPlans.targetProtein,
      fatG: mealPlans.targetFat,
      carbsG: mealPlans.targetCarbs,
    })
    .from(mealPlans)
    .where(and(isUsable, lte(mealPlans.startDate, sql.placeholder('date'))))
    .orderBy(desc(mealPlans.startDate), desc(mealPlans.createdAt), desc(mealPlans.id))
    .limit(literal(1)),
)
