import type { Food } from '#app/domain/food/food.ts'
import type { LeftOut, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { Choice } from './dish.ts'

/** A food the person has. */
export type Given = {
  typed: string
  food: Food
  /** Edible grams where an amount was typed. */
  grams: number | null
  /** "4 courgettes" are four. */
  count: number | null
  isLeftover: boolean
  /** How well it does where a dish names a food, 0 to 1. */
  nearness: (wanted: Food) => number
  /** "beef", "chicken": whichever cut the dish wants. */
  isAnyCut: boolean
  /** `food` is what a diet allows in place of what was typed. */
  isSubstitute: boolean
}

/** What a person asks for, as the cookbook needs it. */
export type Asking = {
  given: readonly Given[]
  isAllowed: (food: Food) => boolean
  /** Diets of the request and of the person, "None" left out. */
  diets: ReadonlySet<string>
  wishes: ReadonlySet<string>
  maxMinutes: number | null
  /** Foods that were named and no dish may take, with the reason. */
  setAside: readonly LeftOut[]
  request: RecipeRequest
}

/** What fills a line: the food at hand, or the one that is bought. */
export type Filling = {
  choice: Choice
  given: Given | null
  /** The printed stand-in that the food at hand is one of: new potatoes for "potatoes". */
  as?: Choice
}
