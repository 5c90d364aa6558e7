import { boundedMemo } from '#app/domain/bounded-memo.ts'
import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { judgeIngredient } from '#app/domain/food/only-food.ts'
import { verdictsOfLine } from '#app/domain/food/treatment.ts'

const MOST_KEPT = 4000

/** Lines recur from recipe to recipe: what is read of one is kept for a while. */
function kept<T extends object | string | null>(read: (text: string) => T): (text: string) => T {
  const readings = boundedMemo<T>(MOST_KEPT)
  return (text) => readings(text, () => read(text))
}

/** An ingredient line, read. */
export const lineOf = kept(readIngredientLine)

/** Whether a line names food, and food that is safe to eat. */
export const judgedOf = kept(judgeIngredient)

const verdictsOfText = kept((text: string) => verdictsOfLine(lineOf(text)))

/** What the table of treatments asks of a line. */
export const verdictsOf = (line: IngredientLine) => verdictsOfText(line.text)
