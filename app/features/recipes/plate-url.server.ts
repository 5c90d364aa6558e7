import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { plateOf } from '#app/domain/plate/plate-of.ts'
import { hashText } from '#app/domain/random.ts'
import type { IngredientText } from '#app/domain/recipe/recipe.ts'
import { specOfPlate } from './plate-spec.server.ts'

type Drawable = { name: string; dishTemplate: string; ingredients: readonly IngredientText[] }

/** The address of a recipe's drawn plate: the same recipe, the same picture, for ever. */
export function plateUrlOf({ name, dishTemplate, ingredients }: Drawable): string {
  const foods = ingredients.flatMap(({ text }) => {
    const food = foodOfLine(readIngredientLine(text))?.food
    return food ? [food] : []
  })
  return `/plates/${specOfPlate(plateOf({ name, dishTemplate, foods, seed: hashText(name) }))}.svg`
}
