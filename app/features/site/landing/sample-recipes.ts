import type { IngredientText } from '#app/domain/recipe/recipe.ts'
import type { Share } from '#app/ui/split-bar.tsx'
import type { CountedTable } from './counted-rows.ts'

/** A basket of the landing page and the recipe the kitchen writes from it, counted like every other. */
export type SampleRecipe = CountedTable & {
  id: string
  /** The basket for short, and whole. */
  label: string
  basket: readonly string[]
  name: string
  cookingTimeMin: number
  servings: number
  ingredients: readonly IngredientText[]
  instructions: readonly string[]
  plateUrl: string
  /** The drawing itself, for the dish that is the first thing to be seen on a page. */
  plateSvg?: string | undefined
  /** kcal from each macronutrient. */
  shares: Share[]
}
