import type { Db } from '#app/db/open.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { readPlan } from '#app/features/plans/stored-plan.server.ts'
import type { RecipeText } from './printed-recipe.ts'

/** The lines and steps of every recipe that a plan cooks; null for a plan the member may not see. */
export async function recipeTextsOf(db: Db, member: Member, planId: string): Promise<RecipeText[] | null> {
  const stored = await readPlan(db, member, planId)
  if (stored === null) return null
  return stored.meals
    .filter(({ meal }) => meal.leftoverOf === undefined)
    .map(({ recipeId, meal: { draft, recipe, portionsCooked = 1 } }) => ({
      recipeId,
      servings: draft.servings,
      // A dish of the book is written for all its meals.
      times: recipe.book ? 1 : portionsCooked,
      ingredients: draft.ingredients.map(({ text }) => text),
      instructions: draft.instructions,
    }))
}
