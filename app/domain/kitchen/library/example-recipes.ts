import { DISHES } from '#app/domain/kitchen/dishes/dishes.ts'
import { extraItem, readPantry } from '#app/domain/kitchen/pantry.ts'
import { allowedFor } from '#app/domain/planning/dietary-preferences.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { nearestDishes } from './choose-dish.ts'
import { historyOf, writeForPerson } from './cook-library.ts'

/** Dishes that are tried before there are no more examples. */
const TRIES = 12

/**
 * Recipes of the library as this request would have them, nearest to its foods first: for another chef to read. They keep
 * the diet and the dietary preferences, and no word in them is the person's own.
 */
export function* exampleRecipes(request: RecipeRequest): Generator<RecipeDraft> {
  const { items } = readPantry(request.ingredients, request.dietaryRestriction, request.dietaryPreferences)
  const known = items.flatMap(({ food }) => (food === null ? [] : [{ ...extraItem(food), isGiven: true }]))
  const history = historyOf(request)
  if (known.length === 0) return
  // An example need not meet the calories: of some dishes nobody eats that much.
  const { targetCalories: _target, mealType: _meal, ...rest } = request
  const isAllowed = allowedFor(request)
  const near = nearestDishes(DISHES, request, known, isAllowed, history)
  // No dish of this cuisine and meal keeps the diet: one of another shows the form as well.
  const fits =
    near.length > 0 ? near : nearestDishes(DISHES, { ...rest, cuisine: 'Any' }, known, isAllowed, history)
  for (const fit of fits.slice(0, TRIES)) {
    const written = writeForPerson(fit, rest, history)
    // A cake has the servings of its tin: beside other servings its amounts would mislead.
    if (written?.draft.servings === request.servings) yield written.draft
  }
}
