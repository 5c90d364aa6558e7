import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { headingLine, IN_CAPITALS } from './list-headings.ts'

const BARE = /^\p{Lu}[\p{L}'’-]+(?: [\p{L}'’&-]+){0,2}$/u
/** Of the other lines so many have an amount where a line without one may be a heading. */
const LEAST_WITH_AMOUNTS = 2 / 3

const hasAmount = (line: string): boolean => {
  const { quantity, unit } = readIngredientLine(line)
  return quantity !== null || unit !== null
}

/**
 * Ingredient lines with their bare headings in the common form: "Topping" or "BATTER" above lines with amounts, where it names
 * no food.
 */
export function withBareTitles(lines: readonly string[]): string[] {
  const isMixed = lines.some((line) => /\p{Ll}/u.test(line))
  const measured = lines.filter(hasAmount).length
  const titles = lines.filter((line) => BARE.test(line) && !hasAmount(line)).length
  const areMostMeasured = measured >= (lines.length - titles) * LEAST_WITH_AMOUNTS
  return lines.map((line, at) => {
    const next = lines[at + 1]
    const isBare = (isMixed && IN_CAPITALS.test(line)) || (areMostMeasured && BARE.test(line))
    if (!isBare || next === undefined || !hasAmount(next) || hasAmount(line)) return line
    return foodOfLine(readIngredientLine(line)) === null ? (headingLine(line) ?? line) : line
  })
}
