import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** A kitchen a visitor can look into: what it is called for short, and what is asked of the chef. */
export type Basket = { id: string; label: string; request: RecipeRequest }

const FOR_TWO = {
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  mealType: 'dinner',
} as const

/** The kitchens of the landing page. The same basket and seed give the same dish on every start. */
export const BASKETS: readonly [Basket, ...Basket[]] = [
  {
    id: 'chickpeas',
    label: 'Chickpeas',
    request: {
      ...FOR_TWO,
      ingredients: ['chickpeas', 'couscous', 'feta', 'spinach', 'cherry tomatoes', 'lemon', 'olive oil'],
      cuisine: 'Mediterranean',
      dietaryRestriction: 'Vegetarian',
      seed: 7,
    },
  },
  {
    id: 'cabbage',
    label: 'Half a cabbage',
    request: {
      ...FOR_TWO,
      ingredients: ['half a cabbage', '3 eggs', 'carrots', 'soy sauce', 'leftover rice'],
      seed: 2,
    },
  },
  {
    id: 'salmon',
    label: 'Salmon',
    request: { ...FOR_TWO, ingredients: ['salmon', 'potatoes', 'broccoli', 'lemon', 'dill'], seed: 1 },
  },
  {
    id: 'lentils',
    label: 'Red lentils',
    request: {
      ...FOR_TWO,
      ingredients: ['red lentils', 'tomatoes', 'garlic', 'ginger', 'spinach'],
      cuisine: 'Indian',
      dietaryRestriction: 'Vegan',
      seed: 1,
    },
  },
  {
    id: 'beans',
    label: 'Black beans',
    request: {
      ...FOR_TWO,
      ingredients: ['black beans', 'tomatoes', 'peppers', 'sweet potato', 'lime'],
      seed: 2,
    },
  },
]
