import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { recipeFromDraft } from './draft-candidate.ts'
import { modelMeal } from './model-meal.ts'
import { portionRecipe } from './portion-recipe.ts'

const none = { diets: [], allergens: [], dislikes: [], eaters: [] }

const draft: RecipeDraft = {
  name: 'Lentil and tomato stew',
  description: 'A pot of lentils with tomatoes.',
  cookingTimeMin: 35,
  difficulty: 'Beginner',
  cuisineType: 'Mediterranean',
  servings: 2,
  ingredients: [
    { text: '160 g lentils', isExtra: false },
    { text: '400 g chopped tomatoes', isExtra: false },
    { text: '1 onion, finely chopped', isExtra: false },
    { text: '1 tbsp olive oil', isExtra: true },
    { text: 'salt to taste', isExtra: true },
  ],
  instructions: ['Soften the onion in the oil.', 'Add the rest and simmer for 30 minutes.'],
  dishTemplate: 'stew',
}

test('a recipe a model wrote can be planned with per serving, with figures from the food table', () => {
  const recipe = recipeFromDraft(draft, 'dinner', 'A model', none)
  if (!recipe) return expect.unreachable()
  const whole = nutritionOf(
    draft.ingredients.map(({ text }) => text),
    2,
  )
  const share = portionRecipe(recipe, 1).macros.kcal / whole.perServing.kcal
  expect(share).toBeGreaterThan(0.95)
  expect(share).toBeLessThan(1.05)
})

test('its lines scale and keep the model’s words for the steps', () => {
  const recipe = recipeFromDraft(draft, 'dinner', 'A model', none)
  if (!recipe) return expect.unreachable()
  const [once, more] = [portionRecipe(recipe, 1), portionRecipe(recipe, 1.5)]
  const meal = modelMeal('dinner', 700, recipe, more)
  expect(meal.servings).toBe(1)
  expect(meal.draft.instructions).toEqual(draft.instructions)
  expect(meal.ingredients[0]?.text).toBe('120 g lentils')
  expect(more.macros.kcal / once.macros.kcal).toBeCloseTo(1.5, 1)
})

test('what breaks a wish or is not known is no candidate', () => {
  const withCream = {
    ...draft,
    ingredients: [...draft.ingredients, { text: '50 ml double cream', isExtra: false }],
  }
  expect(recipeFromDraft(withCream, 'dinner', 'A model', { ...none, diets: ['Vegan'] })).toBeNull()
  const unknown = { ...draft, ingredients: [{ text: '500 g blorp', isExtra: false }, ...draft.ingredients] }
  expect(recipeFromDraft(unknown, 'dinner', 'A model', none)).toBeNull()
  const nothing = { ...draft, ingredients: [] }
  expect(recipeFromDraft(nothing, 'dinner', 'A model', none)).toBeNull()
})
