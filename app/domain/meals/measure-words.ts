import { wordTable } from '#app/domain/word-table.ts'
import { readTable, wordsOfCell } from '#app/food-table.server.ts'
import { CUT_PIECES } from './lexicon.ts'
import type { Measure } from './phrase.ts'

/**
 * What numbers, measures, containers and sizes in words mean, where a food has no weight of its own for them:
 * `foods/meal-measures.csv`.
 */

const ROWS = readTable('foods/meal-measures.csv', [
  'word',
  'number',
  'measure',
  'times',
  'grams',
  'fluidOunces',
  'portions',
  'sizeFactor',
  'alike',
] as const).map(({ row }) => row)

/** "1.5" or "1/6". */
const valueOf = (cell: string): number => {
  const [over, under = 1] = cell.split('/').map(Number)
  return over! / under
}

type NumberColumn = 'number' | 'times' | 'grams' | 'fluidOunces' | 'portions' | 'sizeFactor'

const numbersOf = (column: NumberColumn): Readonly<Record<string, number>> =>
  wordTable(
    Object.fromEntries(
      ROWS.filter((row) => row[column] !== '').map((row) => [row.word, valueOf(row[column])]),
    ),
  )

const listed = (column: 'measure' | 'alike') => ROWS.filter((row) => row[column] !== '')

/** Numbers in words that are not in `number-words.ts`: "dozen", "half", and those of other languages. */
export const MORE_NUMBERS = numbersOf('number')
export const MEASURES: Readonly<Record<string, Measure>> = wordTable(
  Object.fromEntries(listed('measure').map(({ word, measure }) => [word, measure as Measure])),
)
/** How many of its measure a unit is: a decilitre is 100 millilitres. */
export const TIMES_MEASURE = numbersOf('times')
/** Of one of these where the food has no portion of that name, in grams. */
export const USUAL_UNITS = numbersOf('grams')
/** Fluid ounces in what drinks come in. */
export const FLUID_OUNCES = numbersOf('fluidOunces')
/** How many usual portions a container holds. */
export const FACTOR_OF = numbersOf('portions')
export const SIZE_FACTOR = numbersOf('sizeFactor')
/** Units that may be meant by one that a food is not sold by. */
export const ALIKE: Readonly<Record<string, readonly string[]>> = wordTable(
  Object.fromEntries(listed('alike').map(({ word, alike }) => [word, wordsOfCell(alike)])),
)

/** True of a piece of what has none: "tea, slice". */
export const isPieceOfNothing = (
  unit: string | null,
  portions: readonly { stems: ReadonlySet<string>; grams: number }[],
  usualGrams: number,
): boolean =>
  unit !== null &&
  CUT_PIECES.has(unit) &&
  !portions.some(
    ({ stems, grams }) => stems.has(unit) || stems.has('slice') || (stems.has('piece') && grams < usualGrams),
  )

/** How much more or less than usual the said size is. */
export function sizeFactor(words: ReadonlySet<string>, named: ReadonlySet<string> = new Set()): number {
  for (const word of words) if (!named.has(word) && word in SIZE_FACTOR) return SIZE_FACTOR[word]!
  return 1
}
