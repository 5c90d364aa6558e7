import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'

/**
 * Amounts that a reader of print gets wrong. It knows few fractions: "½", "¼" and "¾" all come out as "%" or as nothing,
 * so which one it was is not guessed. The line is marked for the person who has the page.
 */

/** Stands where an amount could not be read. */
export const DOUBT = '?'

/** What is read for a bullet in front of an amount. */
const MISREAD_BULLET = /^(?:[e¢©«»°*•·o-])\s+(?=[\d¼½¾⅓⅔%])/u
const MISREAD_FRACTION = /^(?<whole>\d{0,2})\s?[¥"'“”]*(?:%|Y2|Yz|Y4|Ya|V2|Vz|V4|Va)\s+(?=\p{L})/u
const LOOSE_SIGNS = /^[|‘’“”"'`~_]+\s*/

/** Whether a line begins with a unit, its amount lost: "tsp chilli flakes". */
export const beginsWithUnit = (line: string): boolean => {
  if (!/^\p{Ll}/u.test(line)) return false
  const { unit, name } = readIngredientLine(`2 ${line}`)
  return unit !== null && name !== ''
}

/** A line as it is shown: loose signs gone, and `?` in front of an amount that could not be read. */
export function withDoubts(line: string): string {
  const text = line.replace(LOOSE_SIGNS, '').replace(MISREAD_BULLET, '')
  const fraction = MISREAD_FRACTION.exec(text)
  if (fraction) {
    const rest = text.slice(fraction[0].length)
    const whole = fraction.groups?.['whole'] ?? ''
    // "2% milk" is a milk; "1% tsp salt" is a spoon and a part of one.
    if (whole === '' || readIngredientLine(`2 ${rest}`).unit !== null) return `${whole}${DOUBT} ${rest}`
  }
  return beginsWithUnit(text) ? `${DOUBT} ${text}` : text
}

/** How many amounts of a text are marked. */
export const doubtCount = (text: string): number => text.match(/(?<![^\s\d])\?(?=\s\p{L})/gu)?.length ?? 0
