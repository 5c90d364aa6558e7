import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { isCupboard } from './heroes.ts'
import { isKnownDish } from './library/cook-library.ts'
import { isOnlySeasoning, readPantry, requireUsable } from './pantry.ts'
import { SURE } from './typed-food.ts'

/**
 * Stops as `requireUsable` does when every line is a seasoning, water or a drink and they are no sauce of the library: no chef
 * makes a meal of those.
 */
export function requireMoreThanSeasoning(ingredients: readonly string[]): void {
  const pantry = readPantry(ingredients, 'None')
  const isOnlyDrinks = pantry.items.length === 0 && ingredients.every(isSeasoning)
  if (
    isOnlyDrinks ||
    (isOnlySeasoning(pantry) && ingredients.every(isSeasoning) && !isKnownDish(pantry.items))
  )
    requireUsable(pantry)
}

function isSeasoning(typed: string): boolean {
  const match = foodOfLine(readIngredientLine(typed))
  return match !== null && match.confidence >= SURE && isCupboard(match.food.kind)
}
