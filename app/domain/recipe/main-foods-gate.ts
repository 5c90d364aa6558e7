import { heroesOf, isProtein, mayGiveWay } from '#app/domain/kitchen/heroes.ts'
import { readPantry } from '#app/domain/kitchen/pantry.ts'
import { compareWithUserProvided } from './user-provided-foods.ts'
import type { RecipeDraft, RecipeRequest } from './recipe.ts'

/**
 * Why a recipe does not count as made of what was given, or null: the food named first and the main protein have to be in
 * it, whatever else is left out. What is refused (by diet, dietary preferences or as no food) binds nothing, nor does a seasoning or a
 * light food before something a meal is made of; meals of a plan are bound to no food.
 */
export function leavesOutMainFood(
  draft: Pick<RecipeDraft, 'ingredients'>,
  request: Pick<RecipeRequest, 'ingredients' | 'dietaryRestriction' | 'dietaryPreferences' | 'dayNumber'>,
): string | null {
  if (request.dayNumber !== undefined) return null
  const { items } = readPantry(request.ingredients, request.dietaryRestriction, request.dietaryPreferences)
  const heroes = heroesOf(items)
  const bound = [
    mayGiveWay(heroes) ? null : heroes.first,
    heroes.main && isProtein(heroes.main.kind) ? heroes.main : null,
  ].flatMap((item) => (item === null ? [] : [item.typed]))
  const lines = draft.ingredients.map(({ text }) => text)
  const [missing] = compareWithUserProvided(lines, bound).leftOut
  return missing ? `It leaves out ${missing.ingredient}, which the dish has to be made of.` : null
}
