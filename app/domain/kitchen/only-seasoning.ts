import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import { chooseDishes } from '#app/domain/cookbook/choose-dish.ts'
import { askingOf } from '#app/domain/cookbook/read-asking.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { isCupboard } from './heroes.ts'
import { isOnlySeasoning, readPantry, requireUsable } from './pantry.ts'
import { SURE } from './typed-food.ts'

const NO_WISHES = { wishes: new Set<string>(), maxMinutes: null }

/**
 * Stops as `requireUsable` does when every line is a seasoning, water or a drink and they are no sauce of the book: no chef
 * makes a meal of those.
 */
export function requireMoreThanSeasoning(request: RecipeRequest, book: Cookbook): void {
  const { ingredients } = request
  const pantry = readPantry(ingredients, 'None')
  const isOnlyDrinks = pantry.items.length === 0 && ingredients.every(isSeasoning)
  if (isOnlyDrinks) requireUsable(pantry)
  if (!isOnlySeasoning(pantry) || !ingredients.every(isSeasoning)) return
  if (chooseDishes(book.index, askingOf(request, NO_WISHES)).length === 0) requireUsable(pantry)
}

function isSeasoning(typed: string): boolean {
  const match = foodOfLine(readIngredientLine(typed))
  return match !== null && match.confidence >= SURE && isCupboard(match.food.kind)
}
