import type { IngredientLine } from './ingredient-line.ts'

/** A line and the heading it stands under. */
type PlacedLine = { line: IngredientLine; section: string }

/**
 * Whether a line only names what the list writes out under a heading of its own: "1 batch pizza dough" beside
 * "For the pizza dough:". The foods under that heading count, the line does not.
 */
export function isWrittenOut({ line, section }: PlacedLine, lines: readonly PlacedLine[]): boolean {
  const isDishByName = line.unit === 'batch' || (line.quantity === null && line.unit === null)
  const name = wordsOf(line.name)
  if (!isDishByName || name === '  ') return false
  return lines.some((other) => other.section !== section && wordsOf(other.section).includes(name))
}

/** With a space around each word, so that "dough" is no part of "doughnuts". */
const wordsOf = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ')} `
