import { specNutrition } from '#app/domain/food/spec-nutrition.ts'
import { headedSteps } from './list-headings.ts'
import type { Recipe } from './recipe.ts'

/** Stands alone on a line between recipes of one file. */
export const BETWEEN_RECIPES = '=========='

/** A recipe as plain text, in a layout that reading knows again. */
export function recipeText(recipe: Recipe): string {
  const figures = specNutrition(recipe.nutrition)
  return [
    recipe.name,
    ...(recipe.description ? [recipe.description] : []),
    '',
    `Servings: ${recipe.servings}`,
    `Time: ${recipe.cookingTimeMin} minutes`,
    `Difficulty: ${recipe.difficulty}`,
    `Cuisine: ${recipe.cuisineType}`,
    '',
    'Ingredients',
    ...recipe.ingredients.map(({ text }) => `- ${text}`),
    '',
    'Instructions',
    ...headedSteps(recipe.instructions).flatMap(({ heading, text }, index) => [
      ...(heading === null ? [] : [`${heading}:`]),
      `${index + 1}. ${text}`,
    ]),
    '',
    `Nutrition per serving: ${figures.calories} kcal, ${figures.protein} g protein, ${figures.carbs} g carbs, ${figures.fat} g fat`,
    `Written by: ${recipe.writtenBy}`,
    '',
  ].join('\n')
}
