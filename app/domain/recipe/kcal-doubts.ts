import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { KCAL_PER_GRAM, type RecipeNutrition, roughGrams } from '#app/domain/food/nutrition.ts'

/** Reasons to doubt the energy of a recipe that are serious enough to be shown beside the figure. */
export type KcalDoubts = {
  /** Lines of main foods that are not counted. */
  missing: readonly string[]
  /** The energy of a serving according to the page or program it came from, where that is far from ours. */
  sourceKcal: number | null
}

/** A food that may provide this share of a recipe's energy is a main one. */
const MAIN_SHARE = 0.1
const MOST_APART = 1 / 3

/** Main foods that are not counted, and a source figure that differs by more than a third of the larger one. */
export function kcalDoubts(
  nutrition: Pick<RecipeNutrition, 'perServing' | 'servings' | 'uncounted'>,
  sourceKcal: number | null,
): KcalDoubts {
  const { kcal } = nutrition.perServing
  const totalKcal = kcal * nutrition.servings
  const missing = nutrition.uncounted.filter((text) => {
    const line = readIngredientLine(text)
    // Without an amount it is salt to taste, or a garnish.
    if (line.quantity === null && line.unit === null) return false
    return roughGrams(line) * KCAL_PER_GRAM >= totalKcal * MAIN_SHARE
  })
  const isApart = sourceKcal !== null && Math.abs(sourceKcal - kcal) > Math.max(sourceKcal, kcal) * MOST_APART
  return { missing, sourceKcal: isApart ? Math.round(sourceKcal) : null }
}

/** What to say about an import whose own figure is far from ours; empty where they agree. */
export function sourceKcalNotes(nutrition: RecipeNutrition, sourceKcal: number | null): string[] {
  const { sourceKcal: said } = kcalDoubts(nutrition, sourceKcal)
  return said === null
    ? []
    : [
        `It says ${said} kcal a serving itself, we count ${Math.round(nutrition.perServing.kcal)}: check how many it serves.`,
      ]
}
