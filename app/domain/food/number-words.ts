import { wordTable } from '#app/domain/word-table.ts'
import type { Token } from './line-tokens.ts'

/** Something read at a place of a line, and the index of the token behind it. */
export type Read<T> = { value: T; next: number }

const ONES = wordTable<number>({
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
})

const TENS = wordTable<number>({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
})

/** The numbers that are one word: "three", "forty". */
export const ONE_WORD_NUMBERS: Readonly<Record<string, number>> = wordTable<number>({ ...ONES, ...TENS })

/** A number in one word or in digits; NaN for anything else. */
export const numberOf = (said: string): number => ONE_WORD_NUMBERS[said] ?? Number(said)

const PARTS = wordTable<number>({
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fourth: 1 / 4,
  fourths: 1 / 4,
  fifth: 1 / 5,
  fifths: 1 / 5,
  sixth: 1 / 6,
  sixths: 1 / 6,
  eighth: 1 / 8,
  eighths: 1 / 8,
  tenth: 1 / 10,
  tenths: 1 / 10,
})

const wordAt = (tokens: readonly Token[], index: number) => tokens[index]?.text.toLowerCase() ?? ''

const isJoin = (word: string) => word === 'and' || word === '&'
const isArticle = (word: string) => word === 'a' || word === 'an'

/** "half", "thirds", and behind them "of a", "of an" or "dozen". */
export function readPartAt(tokens: readonly Token[], index: number, count: number): Read<number> | null {
  const part = PARTS[wordAt(tokens, index)]
  return part === undefined ? null : withWholeOf(tokens, { value: count * part, next: index + 1 })
}

/** Goes on over "of a": what is halved is one of what follows, or a dozen of it. */
export function withWholeOf(tokens: readonly Token[], part: Read<number>): Read<number> {
  let { next } = part
  if (wordAt(tokens, next) === 'of') next++
  if (isArticle(wordAt(tokens, next))) next++
  const dozen = dozenAt(tokens, next)
  return { value: part.value * (dozen === null ? 1 : 12), next: dozen ?? next }
}

/** The index after "dozen" or "doz." at `index`; null if it is not there. */
export function dozenAt(tokens: readonly Token[], index: number): number | null {
  if (!/^(?:dozen|doz|dz)$/.test(wordAt(tokens, index))) return null
  const isShort = wordAt(tokens, index) !== 'dozen' && wordAt(tokens, index + 1) === '.'
  return isShort ? index + 2 : index + 1
}

/** "three-quarters", "one-half". */
function readHyphenedPartAt(tokens: readonly Token[], index: number): Read<number> | null {
  const [count = '', part = '', ...more] = wordAt(tokens, index).split('-')
  const [ones, share] = [ONES[count], PARTS[part]]
  if (ones === undefined || share === undefined || more.length > 0) return null
  return { value: ones * share, next: index + 1 }
}

/** "one", "twenty-five", "a hundred", "two hundred and fifty". */
function readCardinalAt(tokens: readonly Token[], index: number): Read<number> | null {
  const word = wordAt(tokens, index)
  const below = isArticle(word) ? { value: 1, next: index + 1 } : readBelowHundredAt(tokens, index)
  if (below === null || wordAt(tokens, below.next) !== 'hundred') return isArticle(word) ? null : below
  const at = below.next + 1
  const more = readBelowHundredAt(tokens, isJoin(wordAt(tokens, at)) ? at + 1 : at)
  return { value: below.value * 100 + (more?.value ?? 0), next: more?.next ?? at }
}

function readBelowHundredAt(tokens: readonly Token[], index: number): Read<number> | null {
  const word = wordAt(tokens, index)
  const [tens = '', ones] = word.split('-')
  const ten = TENS[tens]
  if (ten === undefined) return ONES[word] === undefined ? null : { value: ONES[word], next: index + 1 }
  if (ones !== undefined) {
    return ONES[ones] === undefined ? null : { value: ten + ONES[ones], next: index + 1 }
  }
  const following = ONES[wordAt(tokens, index + 1)]
  return following !== undefined && following < 10
    ? { value: ten + following, next: index + 2 }
    : { value: ten, next: index + 1 }
}

/** What comes on top behind "and": "and a half", "and one-half", "and three quarters". */
export function readPartBehindAnd(tokens: readonly Token[], index: number): Read<number> | null {
  if (!isJoin(wordAt(tokens, index))) return null
  const hyphened = readHyphenedPartAt(tokens, index + 1)
  if (hyphened !== null) return withWholeOf(tokens, hyphened)
  const word = wordAt(tokens, index + 1)
  const count = isArticle(word) ? 1 : ONES[word]
  return count === undefined ? null : readPartAt(tokens, index + 2, count)
}

/** A number in words at `index`: "three", "two thirds of a", "three-quarters", "a hundred and fifty". */
export function readNumberWords(tokens: readonly Token[], index: number): Read<number> | null {
  const [opener = ''] = wordAt(tokens, index).split('-', 1)
  if (!isArticle(opener) && ONES[opener] === undefined && TENS[opener] === undefined) return null
  const hyphened = readHyphenedPartAt(tokens, index)
  if (hyphened !== null) return withWholeOf(tokens, hyphened)
  const cardinal = readCardinalAt(tokens, index)
  if (cardinal === null) return null
  const { value, next } = cardinal
  const dozen = dozenAt(tokens, next)
  if (dozen !== null) return { value: value * 12, next: dozen }
  const onTop = readPartBehindAnd(tokens, next)
  if (onTop !== null) return { value: value + onTop.value, next: onTop.next }
  return readPartAt(tokens, next, value) ?? cardinal
}
