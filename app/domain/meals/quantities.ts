import { ONE_WORD_NUMBERS } from '#app/domain/food/number-words.ts'
import { wordTable } from '#app/domain/word-table.ts'
import { EACH, FEW, ONLY_BEFORE_OF } from './lexicon.ts'
import { MEASURES, MORE_NUMBERS, TIMES_MEASURE } from './measure-words.ts'
import type { SaidAmount } from './phrase.ts'
import type { Token } from './stems.ts'

/** Numbers and measures of a sentence: "2", "half a", "one and a half", "2 to 3", "62.7 g", "an ounce of". */

const NUMBER_WORDS: Readonly<Record<string, number>> = wordTable<number>({
  ...ONE_WORD_NUMBERS,
  ...MORE_NUMBERS,
})

/** An amount and the tokens it takes. */
export type Quantity = { amount: SaidAmount; last: number; start: number; end: number }

type ReadNumber = { value: number; most: number; last: number; isTimes?: boolean }

/** The amount that begins at a token, or null. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const number = timesAt(tokens, at) ?? numberAt(tokens, at) ?? oneMeasureAt(tokens, at)
  if (number === null) return null
  const unit = tokens[number.last + 1]
  const measure = unit?.kind === 'word' ? MEASURES[unit.text] : undefined
  const last = measure === undefined ? number.last : number.last + 1
  const perUnit = measure === undefined ? 1 : (TIMES_MEASURE[unit!.text] ?? 1)
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

/** Between a count and a weight: "3 eggs at 55 g", "2 sausages of 60 g". */
const OF_ONE = new Set(['at', 'of'])

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
    // "one and three quarters"
    const parts = NUMBER_WORDS[tokens[place + 1]?.text ?? '']
    if (part !== undefined && parts !== undefined && parts < 1)
      return exactly(value + part * parts, place + 1)
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
