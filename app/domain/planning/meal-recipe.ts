import type { Eater } from '#app/domain/food/eaters.ts'
import type { SlotName } from '#app/domain/kitchen/dish.ts'
import type { DietaryRestriction, MealType, SkillLevel } from '#app/domain/recipe/recipe.ts'

/** One food of a planned recipe, at portion 1 for one person. */
export type RecipePart = {
  /** Food of the table; null for a line that is not counted and stays as it was written. */
  foodId: string | null
  grams: number
  /** Where it goes in the dish, and so how far its amount may move; null stays as it is against the others. */
  slot: SlotName | null
  /** ", finely chopped" without the comma; "" when there is nothing to say. */
  prep: string
  /** The line as written, where no food is known. */
  text: string
  /** Its slot in the dish of the library. */
  place?: string
  /** Grams at portion 1 between which the dish is still itself, instead of what its slot allows. */
  roomG?: readonly [least: number, most: number]
  /** The name of the dish tells of it: it is more than a trace. */
  isNamed?: true
  /** Share that is eaten, where the rest is poured away: salt of the pasta water. */
  eaten?: number
}

/** Which dish of the library a recipe is, and how it was first put into words. */
export type KnownDish = {
  id: string
  /** Portion 1 against the dish's own serving. */
  scale: number
  /** Kept by its sentences too. */
  diets: readonly DietaryRestriction[]
  /** Seed of the wordings that the gates let pass. */
  wording: number
}

/** A recipe that can be portioned: plain data, so that a stored plan can be changed without making it anew. */
export type MealRecipe = {
  /** Same dish, same key: no key twice within three days. */
  key: string
  name: string
  description: string
  mealType: MealType
  /** Id of the kitchen's form of dish or of the library's dish, or the word for it in a model's recipe. */
  form: string
  cuisine: string
  /** Id of the kitchen's seasoning, if it has one. */
  flavourId: string | null
  /** The dish of the library it is; absent where the kitchen composed it, and in a model's recipe. */
  dish?: KnownDish
  /** Infants and pregnant people it is cooked through and left unsalted for. */
  eaters?: readonly Eater[]
  parts: readonly RecipePart[]
  /** What the kitchen cannot write again from the parts: only in recipes written by a model. */
  written: {
    dishTemplate: string
    cookingTimeMin: number
    difficulty: SkillLevel
    instructions: string[]
  } | null
  writtenBy: string
}
