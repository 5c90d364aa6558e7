import type { Nutrients } from '#app/domain/food/food.ts'

/** Nutrition of a recipe or a meal: what was counted, what was not, what was assumed. */
export type CountedLine = {
  text: string
  foodId: string
  foodName: string
  grams: number
  kcal: number
  /** 0 to 1: how sure the reading of the line and the food is. */
  confidence: number
  assumptions: readonly string[]
}

export type RecipeNutrition = {
  perServing: Nutrients
  servings: number
  counted: readonly CountedLine[]
  /** Lines whose food or amount is not known; they add nothing to the figures. */
  uncounted: readonly string[]
  /** Share of the ingredient lines (by mass where it is known) that the figures cover: 0 to 1. */
  coverage: number
  /** kcal per serving, low and high, from the assumptions made. */
  kcalRange: { low: number; high: number }
  isVegan: boolean | null
  isVegetarian: boolean | null
}
