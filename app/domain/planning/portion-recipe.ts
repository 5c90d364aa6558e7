import { foodById } from '#app/domain/food/foods.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { quickFiguresOfLine, writeAmount } from './amount-line.ts'
import { type Macros, sumMacros } from './macros.ts'
import type { MealRecipe, RecipePart } from './meal-recipe.ts'

/** Portions are planned in steps of this. */
export const PORTION_STEP = 0.05

/** One ingredient of a meal as it is cooked: the line, and what it stands for. */
export type PortionedLine = {
  text: string
  foodId: string | null
  /** Grams of the food as bought and used; 0 where no food is known. */
  grams: number
  isOne: boolean
  /** The amount without its preparation. */
  amount: string
}

/** A recipe at a portion: lines and figures belong together, the figures are read back from the lines. */
export type PortionedRecipe = { portion: number; lines: readonly PortionedLine[]; macros: Macros }

/** The portion nearest to a number on the ladder of 0.05 steps. */
export function onPortionStep(portion: number): number {
  return Math.round(Math.round(portion / PORTION_STEP) * PORTION_STEP * 100) / 100
}

const kept = new WeakMap<readonly RecipePart[], Map<number, PortionedRecipe>>()

/**
 * Scales every line of a recipe by the portion and reads the figures back from the lines so written, for one person.
 * Amounts are rounded as a cook would, whole eggs and buns stay whole. Lines without a known food are not scaled.
 */
export function portionRecipe(recipe: Pick<MealRecipe, 'parts'>, portion: number): PortionedRecipe {
  const before = kept.get(recipe.parts)?.get(portion)
  if (before) return before
  const lines = recipe.parts.map((part): PortionedLine => {
    if (part.foodId === null)
      return { text: part.text, foodId: null, grams: 0, isOne: false, amount: part.text }
    const amount = writeAmount(extraItem(foodById(part.foodId)), part.grams * portion)
    const text = part.prep === '' ? amount.text : `${amount.text}, ${part.prep}`
    return { text, foodId: part.foodId, grams: amount.grams, isOne: amount.isOne, amount: amount.text }
  })
  const portioned = { portion, lines, macros: sumMacros(lines.map(({ text }) => quickFiguresOfLine(text))) }
  const byPortion = kept.get(recipe.parts) ?? new Map<number, PortionedRecipe>()
  kept.set(recipe.parts, byPortion.set(portion, portioned))
  return portioned
}
