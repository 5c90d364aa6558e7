import type { Eater } from '#app/domain/food/eaters.ts'
import type { MealType, SkillLevel } from '#app/domain/recipe/recipe.ts'
import type { OwnRecipe } from './own-recipe.ts'
import type { ChosenSide } from './sides.ts'

/** One food of a planned recipe, at portion 1 for one person. */
export type RecipePart = {
  /** Food of the table; null for a line that is not counted and stays as it was written. */
  foodId: string | null
  grams: number
  /** ", finely chopped" without the comma; "" when there is nothing to say. */
  prep: string
  /** The line as written. */
  text: string
  /** Share that is eaten, where the rest is poured away: salt of the pasta water. */
  eaten?: number
  /** It is ladled out of a pot: the grams of a portion are exactly its share. */
  isShare?: true
}

/** Which dish of the cookbook a recipe is, and how it is served. */
export type BookDish = {
  dishId: string
  /** Whether stock takes the place of some of what is printed. */
  isOfStock: boolean
  sides: readonly ChosenSide[]
  /** For how many servings the lines and steps are written (one for everybody at each meal), and for how many meals. */
  servings: number
  meals: number
  /** How many plates of the plan's own person that is together; absent where it is as many as servings. */
  plates?: number
  /** Days after its cooking on which it may still be eaten; 0 where it has to be eaten fresh. */
  keepsDays: number
  /** Written with less salt than the book prints; older plans aren't. */
  isLightlySalted?: true
  /** What is left of it may be frozen. */
  freezes?: true
  /** Nothing of it is cooked. */
  isUncooked?: true
}

/** How many plates of the plan's own person a dish is written for. */
export const platesOf = ({ servings, plates = servings }: BookDish): number => plates

/** A recipe that can be portioned: plain data, so that a stored plan can be changed without making it anew. */
export type MealRecipe = {
  /** Same dish, same key: no lunch, dinner or snack with the same key within three days. */
  key: string
  name: string
  description: string
  mealType: MealType
  /** Id of the dish of the cookbook, or the word for it in a model's recipe. */
  form: string
  cuisine: string
  /** The dish it is, of the cookbook or the member's own; absent in a model's recipe, and in plans older than the cookbook. */
  book?: BookDish
  /** The member's own recipe it's made of, as it was when it came into the plan; `book` then says how it is served. */
  own?: OwnRecipe
  /** What variety counts it as: "poultry", "fish:white-fish". */
  main?: string
  /** Infants and pregnant people it is cooked for. */
  eaters?: readonly Eater[]
  parts: readonly RecipePart[]
  /** The words of a recipe written by a model. */
  written: {
    dishTemplate: string
    cookingTimeMin: number
    difficulty: SkillLevel
    instructions: string[]
  } | null
  writtenBy: string
}
