import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { plannedMeals } from '#app/db/schema/index.ts'
import { type FurtherNutrients, furtherOf } from '#app/domain/diary/further-nutrients.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { foodById } from '#app/domain/food/foods.ts'
import type { NeededFood } from '#app/domain/pantry/propose-cooking.ts'
import { isFromFreezer } from '#app/domain/planning/leftovers.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { findPlanRecipe, isPlanRecipeId } from '#app/features/plans/plans.server.ts'
import { eatersOfMeal, type MealEater } from '#app/features/plans/eaters.server.ts'
import { mayChangePlan, readPlan, type StoredPlan } from '#app/features/plans/stored-plan.server.ts'
import { tableOf } from '#app/features/plans/view/plan-table.server.ts'
import type { SavedRecipe } from '#app/features/recipes/recipes.server.ts'
import { findViewableRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import { recipePath } from '#app/domain/slug.ts'

/** What somebody may cook: a recipe they may see, or one of their own plans. */
export type Dish = {
  /** As it was asked for. */
  key: string
  name: string
  path: string
  recipeId: string | null
  plannedMealId: string | null
  /** What the recipe is written for. */
  servings: number
  /** How many are usually cooked at once: of a plan, for everybody at the table and for the meals it is kept for. */
  servingsAtOnce: number
  /** Of what is cooked, the share that the plan freezes for later meals. */
  frozenShare: number
  /** Who eats it, where a plan has several at the table. */
  eaters: readonly MealEater[]
  /** Whether the cook may write into the diaries of others at the table. */
  mayServe: boolean
  /** Of all servings, as written. */
  needed: readonly NeededFood[]
  /** Of one serving. */
  perServing: Pick<Nutrients, 'kcal' | 'proteinG' | 'carbsG' | 'fatG' | 'fiberG'> & FurtherNutrients
  /** Edible grams of one serving; 0 where nothing of it could be weighed. */
  servingG: number
}

/** A dish by the id of its recipe; null for what the member may not see. */
export async function findDish(db: Db, member: Member, key: string): Promise<Dish | null> {
  if (!isPlanRecipeId(key)) {
    const found = await findViewableRecipe(db, member, key)
    return found && { ...dishOf(found.row, key), recipeId: found.row.id }
  }
  const found = await findPlanRecipe(db, member, key)
  if (!found) return null
  const [meal] = await db
    .select({
      id: plannedMeals.id,
      kcal: plannedMeals.calories,
      proteinG: plannedMeals.protein,
      carbsG: plannedMeals.carbs,
      fatG: plannedMeals.fat,
    })
    .from(plannedMeals)
    .where(eq(plannedMeals.mealPlanRecipeId, key))
  if (!meal) return null
  const { id, ...own } = meal
  const dish = dishOf(found.recipe, key)
  // The plan's own figures, so that the diary says the same as "Eaten" does; of a table, those of the mean serving.
  const perServing = found.plates / dish.servings
  const figures = {
    kcal: own.kcal * perServing,
    proteinG: own.proteinG * perServing,
    carbsG: own.carbsG * perServing,
    fatG: own.fatG * perServing,
  }
  const atTable = await tableOfMeal(db, member, found.planId, id)
  const mealsFrozen = found.mealsAtOnce > 1 ? atTable.mealsFrozen : 0
  return {
    ...dish,
    eaters: atTable.eaters,
    mayServe: atTable.mayServe,
    frozenShare: mealsFrozen / found.mealsAtOnce,
    needed: neededAtTable(dish.needed, atTable.eaters, dish.servings),
    servingsAtOnce: atTable.servingsAtOnce ?? found.mealsAtOnce,
    plannedMealId: id,
    perServing: { ...dish.perServing, ...figures },
  }
}

async function tableOfMeal(db: Db, member: Member, planId: string, mealId: string) {
  const stored = await readPlan(db, member, planId)
  const meal = stored?.meals.find((one) => one.id === mealId)
  const eaters = stored && meal ? await eatersOfMeal(db, stored, meal) : []
  const mealsFrozen = stored && meal ? frozenOf(stored, meal) : 0
  if (!stored || !meal || eaters.length < 2)
    return { eaters: [], servingsAtOnce: null, mayServe: false, mealsFrozen }
  return {
    eaters,
    mealsFrozen,
    servingsAtOnce: tableOf(stored, null).servingsCooked(meal),
    mayServe: await mayChangePlan(db, member, stored.row),
  }
}

/** For how many later meals a planned dish is frozen. */
function frozenOf({ meals }: StoredPlan, { dayIndex, slot }: StoredMeal): number {
  return meals.filter(({ meal, dayIndex: eatenOn }) => {
    const { leftoverOf } = meal
    return leftoverOf?.dayIndex === dayIndex && leftoverOf.slot === slot && isFromFreezer(meal, eatenOn)
  }).length
}

/**
 * What the pot takes where portions differ: less of what some do not eat, and what takes its place, in the shares of the
 * portions. Of as many servings as the dish's own foods are.
 */
export function neededAtTable(
  needed: readonly NeededFood[],
  eaters: readonly Pick<MealEater, 'portions' | 'changes'>[],
  servings = 1,
): NeededFood[] {
  const pot = eaters.reduce((sum, { portions }) => sum + portions, 0)
  const changes = eaters.flatMap(({ portions, changes: own }) =>
    own.map((change) => ({ ...change, share: portions / pot })),
  )
  const kept = needed.flatMap((food): NeededFood[] => {
    const missing = changes.filter(({ foodId }) => foodId === food.foodId)
    const share = 1 - missing.reduce((sum, one) => sum + one.share, 0)
    if (missing.length === 0 || food.grams === null) return [food]
    if (share < LEAST_SHARE) return []
    const grams = food.grams * share
    return [{ ...food, text: `${Math.round(grams)} g ${food.name}`, grams }]
  })
  const instead = new Map<string, number>()
  for (const { insteadId, insteadG } of changes)
    if (insteadId !== null)
      instead.set(insteadId, (instead.get(insteadId) ?? 0) + (insteadG * servings) / pot)
  return [
    ...kept,
    ...[...instead].map(([foodId, grams]) => {
      const { name } = foodById(foodId)
      return { text: `${Math.round(grams)} g ${name}`, name, foodId, grams }
    }),
  ]
}

const LEAST_SHARE = 0.01

function dishOf(row: SavedRecipe, key: string): Dish {
  const { counted, uncounted, perServing } = row.nutrition
  const { kcal, proteinG, carbsG, fatG, fiberG } = perServing
  const grams = counted.reduce((sum, line) => sum + line.grams, 0)
  return {
    key,
    name: row.name,
    path: recipePath(row.id, row.name),
    recipeId: null,
    plannedMealId: null,
    servings: row.servings,
    servingsAtOnce: row.servings,
    frozenShare: 0,
    eaters: [],
    mayServe: false,
    needed: [
      ...counted.map((line) => ({
        text: line.text,
        name: line.foodName,
        foodId: line.foodId,
        grams: line.grams,
      })),
      ...uncounted.map((text) => ({ text, name: text, foodId: null, grams: null })),
    ],
    perServing: { kcal, proteinG, carbsG, fatG, fiberG, ...furtherOf(perServing) },
    servingG: row.servings > 0 ? grams / row.servings : 0,
  }
}
