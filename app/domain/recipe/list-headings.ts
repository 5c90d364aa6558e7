import { isHeading } from '#app/domain/food/ingredient-line.ts'
import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'

/** Headings within a recipe, in the ways programs and people write them: all become a line that ends with a colon. */

const MAX_HEADING_LENGTH = 60
/** "[For the batter]", "## Batter", "**Batter**", "--- Batter ---". */
const MARKED =
  /^(?:\[\s*(.{1,60}?)\s*\]|#{1,6}\s+(.{1,60}?)|\*\*(.{1,60}?)\*\*|[-–—=*_~]{2,}\s*(.{1,60}?)\s*[-–—=*_~]{2,})\s*:?$/
/** "For the batter", "For frying", "To serve": without a colon, only phrases that cannot be anything else. */
const SAID =
  /^(?:for the(?:\s+[\p{L}'’&-]+){1,4}|for\s+[\p{L}'’-]+|to (?:serve|finish|garnish|decorate|assemble))$/iu
const STEP_HEADING = /^[^.!?;:]{1,80}:$/

const WORD_BY_FIGURE: ReadonlyMap<number, string> = new Map(
  Object.entries(ONE_WORD_NUMBERS).map(([word, number]) => [number, word]),
)

/** The title of a line that is written as a heading, otherwise null. */
function titleOf(line: string): string | null {
  const marked = MARKED.exec(line)?.slice(1).find(Boolean)
  return marked ?? (SAID.test(line) ? line : null)
}

/** "BATTER", "FOR THE TOP": a heading where other lines have small letters. */
export const IN_CAPITALS = /^\p{Lu}[\p{Lu} &'’/-]{2,40}$/u
/** Steps with headings in capitals in the common form: "BATTER" among steps in small letters. */
export function withTitlesInCapitals(steps: readonly string[]): string[] {
  const isMixed = steps.some((step) => /\p{Ll}/u.test(step))
  return steps.map((step, at) =>
    isMixed && at < steps.length - 1 && IN_CAPITALS.test(step) ? (stepHeadingLine(step) ?? step) : step,
  )
}

/** A title as an ingredient heading: figures as words and no comma, so that it is not read as an amount of food. */
export function headingLine(title: string): string | null {
  const words = title
    .replace(/[\s:.]+$/, '')
    .replace(/\d+/g, (figure) => WORD_BY_FIGURE.get(Number(figure)) ?? '')
    .replace(/\s*,\s*/g, ' – ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_HEADING_LENGTH)
    .trim()
  const line = `${words}:`
  return isHeading(line) ? line : null
}

/** An ingredient line; a heading is brought into the common form. */
export function ingredientOrHeading(line: string): string {
  const title = titleOf(line.trim())
  return (title !== null && !/^\d/.test(title) && headingLine(title)) || line
}

/** A title as a step heading; null where it cannot be one. */
export function stepHeadingLine(title: string): string | null {
  const line = `${title.replace(/[\s:.]+$/, '').replace(/[.!?;:]+\s*/g, ' – ')}:`
  return isStepHeading(line) ? line : null
}

/** A step; a heading is brought into the common form. */
export function stepOrHeading(line: string): string {
  const title = titleOf(line.trim())
  return (title !== null && stepHeadingLine(title)) || line
}

/** "Batter:", "For the filling:" among the steps: names a part of the method and is not a step itself. */
export const isStepHeading = (line: string): boolean => STEP_HEADING.test(line)

type HeadedStep = { heading: string | null; text: string }

/** The steps of a method, each with the heading above it; a heading with nothing under it is a step. */
export function headedSteps(instructions: readonly string[]): HeadedStep[] {
  const steps: HeadedStep[] = []
  let above: string[] = []
  instructions.forEach((text, at) => {
    if (isStepHeading(text) && at < instructions.length - 1) {
      above.push(text.slice(0, -1))
      return
    }
    steps.push({ heading: above.length > 0 ? above.join(': ') : null, text })
    above = []
  })
  return steps
}
