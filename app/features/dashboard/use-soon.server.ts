import { and, asc, desc, eq, gte, isNull, lte, not, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { literal, prepared } from '#app/db/prepared.server.ts'
import { mealPlanDays, mealPlanRecipes, mealPlans, plannedMeals, recipes } from '#app/db/schema/index.ts'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { EXPIRING_WITHIN_DAYS } from '#app/domain/pantry/expiry.ts'
import { dishForSoon } from '#app/domain/pantry/use-soon.ts'
import type { MealSlot } from '#app/domain/planning/meal-split.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { isEatenBy } from '#app/features/plans/eaten-meals.server.ts'
import { isReplacedDay } from '#app/features/plans/planned-days.server.ts'
import { isAmongPlansOf } from '#app/features/plans/stored-plan.server.ts'
import { presentRow, type RecipeRowData } from '#app/features/recipes/present-recipe.server.ts'

/** One dish for what should be eaten: one that is planned, else one of the member's own recipes. */
export type SoonSuggestion = RecipeRowData & {
  /** Foods of the pantry that it uses. */
  uses: readonly string[]
  /** The meal it is planned for; null for a recipe that waits in the collection. */
  planned: { planId: string; planName: string; date: PlainDate; slot: MealSlot } | null
}

type SoonFood = { name: string; foodId: string | null; expiryDate: PlainDate; cookingId: string | null }

const MEMBER_ID = sql.placeholder('memberId')
/** Six days of six meals, of more than one plan. */
const MOST_MEALS = 80
const MOST_RECIPES = 100

const mealsAhead = prepared('meals_ahead', (db) =>
  db
    .select({
      planId: mealPlans.id,
      planName: mealPlans.name,
      date: mealPlanDays.date,
      slot: plannedMeals.mealType,
      kcal: plannedMeals.calories,
      id: mealPlanRecipes.id,
      name: mealPlanRecipes.name,
      dishTemplate: mealPlanRecipes.dishTemplate,
      ingredients: mealPlanRecipes.ingredients,
      cookingTimeMin: mealPlanRecipes.cookingTimeMin,
      difficulty: mealPlanRecipes.difficulty,
      foodIds: sql<(string | null)[]>`jsonb_path_query_array(${plannedMeals.ingredients}, '$[*].foodId')`,
    })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .innerJoin(mealPlans, eq(mealPlans.id, mealPlanDays.mealPlanId))
    .innerJoin(mealPlanRecipes, eq(mealPlanRecipes.id, plannedMeals.mealPlanRecipeId))
    .where(
      and(
        isAmongPlansOf(MEMBER_ID, 'see-plans'),
        gte(mealPlanDays.date, sql.placeholder('today')),
        lte(mealPlanDays.date, sql.placeholder('lastDay')),
        isNull(plannedMeals.leftoverOf),
        not(isReplacedDay),
        not(isEatenBy(db, MEMBER_ID)),
      ),
    )
    .orderBy(asc(mealPlanDays.date), desc(mealPlans.createdAt))
    .limit(literal(MOST_MEALS)),
)

const newestRecipes = prepared('newest_recipes', (db) =>
  db
    .select({
      id: recipes.id,
      name: recipes.name,
      dishTemplate: recipes.dishTemplate,
      ingredients: recipes.ingredients,
      imageUrl: recipes.imageUrl,
      plateUrl: recipes.plateUrl,
      cookingTimeMin: recipes.cookingTimeMin,
      difficulty: recipes.difficulty,
      kcal: sql<number>`coalesce(${recipes.kcal}, 0)`,
      foodIds: sql<string[]>`jsonb_path_query_array(${recipes.nutrition}, '$.counted[*].foodId')`,
    })
    .from(recipes)
    .where(and(eq(recipes.userId, MEMBER_ID), isNull(recipes.isHidden), isNull(recipes.deletedAt)))
    .orderBy(desc(recipes.createdAt), desc(recipes.id))
    .limit(literal(MOST_RECIPES)),
)

/** What to cook of food that expires: null where nothing expires, or no dish is known that uses it. */
export async function suggestionFor(
  db: Db,
  member: Member,
  soon: readonly SoonFood[],
  today: PlainDate,
): Promise<SoonSuggestion | null> {
  const foods = soon.filter(({ expiryDate, cookingId }) => expiryDate >= today && cookingId === null)
  if (foods.length === 0) return null
  const lastDay = addDays(today, EXPIRING_WITHIN_DAYS)
  const planned = dishForSoon(await mealsAhead(db, { memberId: member.id, today, lastDay }), foods)
  if (planned) {
    const { planId, planName, date, slot, ...recipe } = planned.dish
    const row = presentRow({ ...recipe, imageUrl: null, plateUrl: null })
    return { ...row, uses: planned.uses, planned: { planId, planName, date, slot } }
  }
  const own = dishForSoon(await newestRecipes(db, { memberId: member.id }), foods)
  return own && { ...presentRow(own.dish), uses: own.uses, planned: null }
}
