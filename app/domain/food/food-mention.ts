import type { IngredientLine } from './ingredient-line.ts'
import type { FoodMatch } from './match-food.ts'

/** A food said in a sentence: the words, their reading as a line, and the food if it is known. */
export type FoodMention = {
  text: string
  line: IngredientLine
  match: FoodMatch | null
  /** Energy said instead of an amount. */
  kcal: number | null
  /** Comes with the food before it: the butter of "toast with butter". */
  isAddition: boolean
}
