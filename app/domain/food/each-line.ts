import { readIngredientLine } from './ingredient-line.ts'
import { foodsOfLine, namesOfLine } from './line-food.ts'

/**
 * A line that gives one amount of each of several foods, as a line for each: "½ tsp each cumin and paprika" is
 * "½ tsp cumin" and "½ tsp paprika". Any other line stays as it is, and so does one whose foods are not all known.
 */
export function linesOfEach(text: string): string[] {
  const line = readIngredientLine(text)
  const names = line.isOfEach ? namesOfLine(line) : []
  if (names.length < 2 || foodsOfLine(line).length !== names.length) return [text]
  const inFront = /^(.*?\S)\s+each\b/i.exec(line.text)?.[1] ?? ''
  const isInFront = readIngredientLine(`${inFront} salt`).quantity === line.quantity
  const unit = line.unitText === null ? '' : ` ${line.unitText}`
  const amount = isInFront ? inFront : `${line.quantity ?? 1}${unit}`
  return names.map((name) => `${amount} ${name}`)
}
