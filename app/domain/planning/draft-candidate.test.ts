import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { candidateFromDraft } from './draft-candidate.ts'
import { portionRecipe } from './portion-recipe.ts'
import { writeMeal } from './write-meal.ts'

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

test('a recipe a model wrote becomes a candidate per serving, with figures from the food table', () => {
  const candidate = candidateFromDraft(draft, 'dinner', 'A model', none)
  const whole = nutritionOf(
    draft.ingredients.map(({ text }) => text),
    2,
  )
  expect(candidate?.mealClass).toBe('main')
  const share = (candidate?.base.macros.kcal ?? 0) / whole.perServing.kcal
  expect(share).toBeGreaterThan(0.95)
  expect(share).toBeLessThan(1.05)
})

test('its lines scale and keep the model’s words for the steps', () => {
  const candidate = candidateFromDraft(draft, 'dinner', 'A model', none)
  if (!candidate) return expect.unreachable()
  const portioned = portionRecipe(candidate.recipe, 1.5)
  const meal = writeMeal(candidate.recipe, portioned, (foodId) => foodId === 'lentils')
  expect(meal.servings).toBe(1)
  expect(meal.instructions).toEqual(draft.instructions)
  expect(meal.ingredients[0]).toEqual({ text: '120 g lentils', isExtra: false })
  expect(portioned.macros.kcal / candidate.base.macros.kcal).toBeCloseTo(1.5, 1)
})

test('what breaks a wish or is not known is no candidate', () => {
  const withCream = {
    ...draft,
    ingredients: [...draft.ingredients, { text: '50 ml double cream', isExtra: false }],
  }
  expect(candidateFromDraft(withCream, 'dinner', 'A model', { ...none, diets: ['Vegan'] })).toBeNull()
  const unknown = { ...draft, ingredients: [{ text: '500 g blorp', isExtra: false }, ...draft.ingredients] }
  expect(candidateFromDraft(unknown, 'dinner', 'A model', none)).toBeNull()
  const nothing = { ...draft, ingredients: [] }
  expect(candidateFromDraft(nothing, 'dinner', 'A model', none)).toBeNull()
})
