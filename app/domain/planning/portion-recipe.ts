import { foodById } from '#app/domain/food/foods.ts'
import { figuresOf } from './figures.ts'
import { quickFiguresOfLine } from './amount-line.ts'
import { type LineWriter, type PortionedLine, lineWriter } from './line-writer.ts'
import { type Macros, sumMacros } from './macros.ts'
import type { MealRecipe, RecipePart } from './meal-recipe.ts'

/** Portions are planned in steps of this. */
export const PORTION_STEP = 0.05

/** A recipe at a portion: lines and figures belong together, the figures are read back from the lines. */
export type PortionedRecipe = { portion: number; lines: readonly PortionedLine[]; macros: Macros }

/** The portion nearest to a number on the ladder of 0.05 steps. */
export function onPortionStep(portion: number): number {
  return Math.round(Math.round(portion / PORTION_STEP) * PORTION_STEP * 100) / 100
}

type Kept = { writers: readonly LineWriter[]; byPortion: Map<number, PortionedRecipe> }
const kept = new WeakMap<readonly RecipePart[], Kept>()

/** A share of a pot: exactly what is ladled out, under the line of the pot. */
function ladle({ foodId, text, eaten = 1 }: RecipePart): LineWriter {
  const food = foodById(foodId!)
  return (grams) => {
    const { kcal, proteinG, fatG, carbsG } = figuresOf([{ food, grams, eaten }])
    const figures = { kcal, proteinG, fatG, carbsG, grams, foodId }
    return { text, foodId, grams, isOne: false, amount: text, figures, readsBack: false }
  }
}

function writerOf(part: RecipePart): LineWriter {
  const { foodId, prep, text, isShare } = part
  if (isShare && foodId !== null) return ladle(part)
  if (foodId !== null) return lineWriter(foodId, prep)
  const figures = quickFiguresOfLine(text)
  const line = { text, foodId, grams: 0, isOne: false, amount: text, figures, readsBack: false }
  return () => line
}

/**
 * Scales every line of a recipe by the portion and reads the figures back from the lines so written, for one person.
 * Amounts are rounded as a cook would, whole eggs and buns stay whole. Lines without a known food are not scaled.
 */
export function portionRecipe({ parts }: Pick<MealRecipe, 'parts'>, portion: number): PortionedRecipe {
  let known = kept.get(parts)
  if (known === undefined) kept.set(parts, (known = { writers: parts.map(writerOf), byPortion: new Map() }))
  const before = known.byPortion.get(portion)
  if (before !== undefined) return before
  const { writers } = known
  const lines = parts.map(({ grams }, index) => writers[index]!(grams * portion))
  const portioned = { portion, lines, macros: sumMacros(lines.map(({ figures }) => figures)) }
  known.byPortion.set(portion, portioned)
  return portioned
}
