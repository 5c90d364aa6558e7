import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import type { Measure, SaidAmount } from './phrase.ts'
import type { Token } from './stems.ts'

/** Numbers and measures of a sentence: "2", "half a", "one and a half", "2 to 3", "62.7 g", "an ounce of". */

const MEASURES: Readonly<Record<string, Measure>> = wordTable<Measure>({
  g: 'gram',
  gr: 'gram',
  gm: 'gram',
  gram: 'gram',
  gramme: 'gram',
  kg: 'kilogram',
  kilo: 'kilogram',
  kilogram: 'kilogram',
  ounce: 'ounce',
  pound: 'pound',
  ml: 'milliliter',
  milliliter: 'milliliter',
  l: 'liter',
  liter: 'liter',
  dl: 'milliliter',
  deciliter: 'milliliter',
  cl: 'milliliter',
  centiliter: 'milliliter',
  floz: 'floz',
  kcal: 'kcal',
  cal: 'kcal',
  calorie: 'kcal',
  inch: 'inch',
  cm: 'inch',
})
/** How much of its measure a unit is. */
const SHARE_OF_MEASURE: Readonly<Record<string, number>> = wordTable<number>({
  cm: 1 / 2.54,
  dl: 100,
  deciliter: 100,
  cl: 10,
  centiliter: 10,
})

const NUMBER_WORDS: Readonly<Record<string, number>> = wordTable<number>({
  ...ONE_WORD_NUMBERS,
  hundred: 100,
  dozen: 12,
  couple: 2,
  few: 3,
  several: 3,
  double: 2,
  half: 0.5,
  quarter: 0.25,
  third: 1 / 3,
  fifth: 1 / 5,
  sixth: 1 / 6,
  seventh: 1 / 7,
  eighth: 1 / 8,
  ninth: 1 / 9,
  tenth: 1 / 10,
  twelfth: 1 / 12,
  sixteenth: 1 / 16,
  // Of other languages those that are in no name of a dish, as "tres leches" and "quattro stagioni" are.
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  deux: 2,
  trois: 3,
  cinq: 5,
  dos: 2,
  cuatro: 4,
  cinco: 5,
})
/** Numbers that are also words of foods: "double cheeseburger", "quarter pounder", "half and half". */
const ONLY_BEFORE_OF = wordSet('double third fifth sixth seventh eighth ninth tenth twelfth sixteenth')

/** An amount and the tokens it takes. */
export type Quantity = { amount: SaidAmount; last: number; start: number; end: number }

type ReadNumber = { value: number; most: number; last: number; isTimes?: boolean }

const FEW = wordSet('few several')

/** The amount that begins at a token, or null. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const number = timesAt(tokens, at) ?? numberAt(tokens, at) ?? oneMeasureAt(tokens, at)
  if (number === null) return null
  const unit = tokens[number.last + 1]
  const measure = unit?.kind === 'word' ? MEASURES[unit.text] : undefined
  const last = measure === undefined ? number.last : number.last + 1
  const perUnit = measure === undefined ? 1 : (SHARE_OF_MEASURE[unit!.text] ?? 1)
  return {
    amount: {
      value: number.value * perUnit,
      most: number.most * perUnit,
      measure: measure ?? null,
      ...(number.isTimes === true && { isTimes: true }),
      ...(measure !== undefined && saysEach(tokens, at, last) && { isEach: true }),
      ...(FEW.has(tokens[number.last]!.text) && { isFew: true }),
    },
    last,
    start: tokens[at]!.start,
    end: tokens[last]!.end,
  }
}

const EACH = wordSet('each apiece ea per')
/** Between a count and a weight: "3 eggs at 55 g", "2 sausages of 60 g". */
const OF_ONE = wordSet('at of')

/** "30 g each", "each 30 g", "60 g per sausage", "30 g a piece", "3 eggs at 55 g" */
function saysEach(tokens: readonly Token[], first: number, last: number): boolean {
  const before = tokens[first - 1]?.text ?? ''
  const [next, afterNext] = [tokens[last + 1]?.text ?? '', tokens[last + 2]?.text ?? '']
  return (
    EACH.has(next) ||
    before === 'each' ||
    OF_ONE.has(before) ||
    (next === 'a' && (afterNext === 'piece' || afterNext === 'pop'))
  )
}

/** "x2", "x 2", "2x" */
function timesAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const [token, next] = [tokens[at]!, tokens[at + 1]]
  if (isTimes(token) && next?.kind === 'number') return { ...exactly(next.value, at + 1), isTimes: true }
  return token.kind === 'number' && next !== undefined && isTimes(next) ? exactly(token.value, at + 1) : null
}

const isTimes = ({ text }: Token): boolean => text === 'x' || text === '×'

/** "an ounce of" */
function oneMeasureAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const { text } = tokens[at]!
  const next = tokens[at + 1]?.text ?? ''
  const isOne = (text === 'a' || text === 'an') && next.length > 2 && next in MEASURES && next !== 'calorie'
  return isOne ? { value: 1, most: 1, last: at } : null
}

function oneNumber(tokens: readonly Token[], at: number): { value: number; last: number } | null {
  const token = tokens[at]
  if (token === undefined || tokens[at + 1]?.text === 'pounder') return null
  if (token.kind === 'word') return numberWord(tokens, at)
  if (token.kind !== 'number') return null
  const next = tokens[at + 1]
  // "1 1/2"
  if (next?.kind === 'number' && next.text.includes('/') && !token.text.includes('/'))
    return { value: token.value + next.value, last: at + 1 }
  return Number.isFinite(token.value) ? { value: token.value, last: at } : null
}

const isArticle = (token: Token | undefined): boolean => token?.text === 'a' || token?.text === 'an'

function numberWord(tokens: readonly Token[], at: number): { value: number; last: number } | null {
  const { text } = tokens[at]!
  const value = NUMBER_WORDS[text]
  if (value === undefined) return null
  const isOf = tokens[at + 1]?.text === 'of'
  if (ONLY_BEFORE_OF.has(text) && !isOf) return null
  if (text === 'dozen' || text === 'couple') return { value, last: isOf ? at + 1 : at }
  if (value >= 1) return { value, last: at }
  // "half a", "half of a", "a quarter of"
  const article = isOf ? at + 2 : at + 1
  return { value, last: isArticle(tokens[article]) ? article : isOf ? at + 1 : at }
}

const exactly = (value: number, last: number): ReadNumber => ({ value, most: value, last })

function numberAt(tokens: readonly Token[], at: number): ReadNumber | null {
  const first = oneNumber(tokens, at)
  if (first === null) return null
  const { value, last } = first
  const next = tokens[last + 1]?.text ?? ''
  const share = NUMBER_WORDS[next]
  // "three-quarters of a", "2 thirds of", "one eighth of"
  if (value >= 1 && value < 8 && share !== undefined && share < 1 && tokens[last + 2]?.text === 'of')
    return exactly(value * share, isArticle(tokens[last + 3]) ? last + 3 : last + 2)
  if (next === 'and' && value >= 1) {
    // "one and a half", "2 and a quarter"
    const place = isArticle(tokens[last + 2]) ? last + 3 : last + 2
    const part = NUMBER_WORDS[tokens[place]?.text ?? '']
    if (part !== undefined && part < 1) return exactly(value + part, place)
  }
  if (next === 'dozen') return exactly(value * 12, last + 1)
  if (next === 'half' && value >= 1 && tokens[last + 2]?.text !== 'of') return exactly(value * 0.5, last + 1)
  return rangeAt(tokens, value, last) ?? exactly(value, last)
}

/** "2-3", "2 to 3", "2 or 3" */
function rangeAt(tokens: readonly Token[], value: number, last: number): ReadNumber | null {
  const tie = tokens[last + 1]?.text ?? ''
  if (tie !== '-' && tie !== '–' && tie !== 'to' && tie !== 'or') return null
  const second = oneNumber(tokens, last + 2)
  const isRange = second !== null && second.value > value && second.value <= value * 4
  return isRange ? { value, most: second.value, last: second.last } : null
}
