import { linesOfEach } from '#app/domain/food/each-line.ts'
import { isTurnedName, turnedRound } from '#app/domain/food/turned-name.ts'
import { type IngredientList, splitIngredientList } from '#app/domain/food/pasted-list.ts'
import { withSignsInWords } from './amount-limits.ts'
import { DATED, PLACED } from './date-in-line.ts'
import { type PantryLine, readPantryLine } from './pantry-line.ts'
import type { PlainDate } from './plain-date.ts'
import { type DateReading, readWrittenDate } from './written-dates.ts'

/** A typed line as a row of the pantry, with its use-by date and whether it is frozen, if the line says so. */
export type PantryEntry = PantryLine & { expiryDate: PlainDate | null; isFrozen: boolean }

/** A word in no food's name, which replaces a date while the list is split, so that its commas do not split it. */
const PLACEHOLDER = 'zqdated'
const IS_PLACEHOLDER = new RegExp(`\\s*\\b${PLACEHOLDER}([a-j]+)\\b`, 'gu')
const inLetters = (index: number) =>
  String(index).replaceAll(/\d/g, (digit) => String.fromCodePoint(97 + Number(digit)))
const fromLetters = (letters: string) =>
  Number(letters.replaceAll(/[a-j]/g, (letter) => String(letter.codePointAt(0)! - 97)))

/** The list of a pantry, where "-2 eggs" is an impossible amount and not a bullet. */
export const splitPantryList = (text: string): IngredientList => splitDatedList(withSignsInWords(text))

/** Splits a pasted list into foods, each with the date and place given for it: "4 chicken thighs, use by Tuesday". */
export function splitDatedList(text: string): IngredientList {
  const said: string[] = []
  const held = text
    .split('\n')
    .map((line) => holdAll(line, said))
    .join('\n')
  const list = splitIngredientList(held, linesOfEach, (before, piece) =>
    isTurnedName(before, piece.replaceAll(IS_PLACEHOLDER, '')),
  )
  const items: string[] = []
  for (const item of list.items) {
    const words = item.replaceAll(IS_PLACEHOLDER, (_, letters: string) => said[fromLetters(letters)] ?? '')
    const isOnlyDate = item.replaceAll(IS_PLACEHOLDER, '').trim() === ''
    // A date on a line of its own belongs to the food above it.
    if (isOnlyDate && items.length > 0) items[items.length - 1] += `, ${words.replace(/^[\s,;]+/, '')}`
    else items.push(words.trim())
  }
  return { ...list, items }
}

function holdAll(line: string, said: string[]): string {
  let held = line
  for (const pattern of [DATED, PLACED]) {
    for (
      let found = pattern.exec(held);
      found !== null && said.length < MOST_DATES;
      found = pattern.exec(held)
    ) {
      said.push(found[0])
      const word = ` ${PLACEHOLDER}${inLetters(said.length - 1)} `
      held = held.slice(0, found.index) + word + held.slice(found.index + found[0].length)
    }
  }
  return held
}

/** Enough for a list of sixty foods. */
const MOST_DATES = 200

/** Reads a line as `readPantryLine` does, after removing the date and the place from it. */
export function readPantryEntry(text: string, reading: DateReading): PantryEntry {
  const dated = DATED.exec(text)
  const { marked, plain, last } = dated?.groups ?? {}
  const written = marked ?? plain ?? last
  const expiryDate = written === undefined ? null : readWrittenDate(written, reading)
  const undated = dated ? cut(text, dated) : text
  const placed = PLACED.exec(undated)
  const line = readPantryLine(turnedRound(placed ? cut(undated, placed) : undated), reading.measures)
  return { ...line, expiryDate, isFrozen: placed !== null && /freezer/i.test(placed[0]) }
}

const cut = (text: string, found: RegExpExecArray) =>
  `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replace(/^[\s:,;.–—-]+/, '')
    .trim()
