import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** A request of the kitchen without any wish: tests change what they are about. */
export const PLAIN_REQUEST: RecipeRequest = {
  ingredients: [],
  cuisine: 'Any',
  servings: 4,
  skillLevel: 'Intermediate',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: 1,
}
