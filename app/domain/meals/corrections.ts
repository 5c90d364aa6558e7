import { UNITS } from './lexicon.ts'
import { patternOf } from './marks.ts'
import { stemOf } from './stems.ts'

/** Corrections of an amount: "a pint of stout and crisps, actually make that 2 pints" is two pints of stout. */

const CORRECTION = patternOf('{correction}', '')
const MOST_CORRECTIONS = 5

/** The text with every correction carried out: the amount that was meant stands where the first one stood. */
export function withCorrections(text: string): string {
  let corrected = text
  for (let round = 0; round < MOST_CORRECTIONS; round++) {
    const next = withFirstCorrection(corrected)
    if (next === null) return corrected
    corrected = next
  }
  return corrected
}

const JOINTS = [',', '.', ';', '\n', ' and ', ' with ']
const SAYS_UNIT = /\d ?[a-z]+$/

/** "a Snickers, scratch that, one Twix": another food in the place of the last. */
function withOtherFood(before: string, meant: string, noun: string): string | null {
  if (noun === '' || UNITS.has(stemOf(noun))) return null
  const from = Math.max(...JOINTS.map((joint) => before.lastIndexOf(joint)))
  return from < 0 ? meant : `${before.slice(0, from)}, ${meant}`
}

/** Null where nothing is corrected, or nobody can tell what. */
function withFirstCorrection(text: string): string | null {
  const found = CORRECTION.exec(text)
  if (found === null) return null
  const { number = '', noun = '' } = found.groups ?? {}
  const before = text.slice(0, found.index)
  const behind = text.slice(found.index + found[0].length)
  const stem = noun.replace(/(?:(?<=(?:ch|sh|x|s))es|s)$/, '')
  // "two biscuits, no wait, three": without a noun the last number said is the one that was wrong.
  const wrong = patternOf(
    noun === ''
      ? `\\b{corrected-number}${SAYS_UNIT.test(number) ? '(?: ?{measure}\\b)?' : ''}`
      : `\\b{corrected-number} ${stem}(?:e?s)?\\b`,
    'g',
  )
  const last = Array.from(before.matchAll(wrong)).at(-1)
  if (last === undefined) return withOtherFood(before, `${number} ${noun}${behind}`, noun)
  const meant = noun === '' ? number : `${number} ${noun}`
  return before.slice(0, last.index) + meant + before.slice(last.index + last[0].length) + behind
}
