import {
  type Amount,
  isMassOrVolume,
  readMeasureAt,
  readNumberAt,
  readQuantityAt,
  readUnitAt,
  sizeOfWord,
  wordAt,
} from './amounts.ts'
import { readBracketedAmounts, skipApproximate } from './bracketed-amounts.ts'
import { fits } from './further-amounts.ts'
import type { Token } from './line-tokens.ts'
import { DESCRIPTORS } from './line-words.ts'
import { unitKind } from './units.ts'

/** Smaller figures before an ounce or a gram are the upper end of a range: "2-3 oz tins". */
const LEAST_IN_PACKAGE = 5

/** Foods whose name joins a figure and a word: "5spice", "7grain bread". */
const NAMED_BY_FIGURE = new Set(
  'spice spices grain grains seed star bean beans fruit veg minute musketeers'.split(' '),
)
const MOST_GLUED = 99

/** "8large eggs", "3ripe bananas", "2onions": the space after the count is missing. */
function isGluedCount(quantity: number, word: string): boolean {
  if (sizeOfWord(word) !== null || DESCRIPTORS.has(word.toLowerCase())) return true
  const isPlainWord = /^\p{Ll}{4,}$/u.test(word) && !NAMED_BY_FIGURE.has(word)
  return isPlainWord && Number.isInteger(quantity) && quantity <= MOST_GLUED
}

/** The number that a line begins with; null if the figure is part of a name. */
export function quantityAt(tokens: readonly Token[], index: number) {
  const read = readQuantityAt(tokens, index)
  if (read === null) return null
  const last = tokens[read.next - 1]
  const following = tokens[read.next]
  const isTouching = last?.kind === 'number' && following?.start === last.end
  // "2% milk", "00 flour" and "7UP" begin with a figure that is not an amount.
  if (read.value.low === 0 || (isTouching && following?.text === '%')) return null
  const isName = isTouching && following?.kind === 'word' && readUnitAt(tokens, read.next) === null
  return isName && !/^x$/i.test(following.text) && !isGluedCount(read.value.low, following.text) ? null : read
}

type Sizes = { amounts: Amount[]; next: number; words: string[] }

/** The size of each package or piece after the count: "x 400g/14oz", "(14 ounce)", "28-ounce". */
export function readSizes(tokens: readonly Token[], index: number): Sizes | null {
  const bracketed = readBracketedAmounts(tokens, index, true)
  if (bracketed !== null) {
    return { amounts: bracketed.amounts, next: bracketed.next, words: [bracketed.remark] }
  }
  // "2 x 400 g", and "1, 9-inch crust".
  const isTimes = /^[x×*,]$/i.test(wordAt(tokens, index))
  const start = skipApproximate(tokens, isTimes ? index + 1 : index)
  // "4 quarter-pound burgers"
  const isPart = /^(?:half|quarter)$/.test(wordAt(tokens, index))
  if (!isTimes && !isPart && tokens[index]?.kind !== 'number') return null
  const amounts: Amount[] = []
  let at = start.next
  for (let measure = readMeasureAt(tokens, at); measure !== null; measure = readMeasureAt(tokens, at)) {
    amounts.push(measure.value)
    at = measure.next
    // "4lb 8oz"
    const smaller = tokens[at]?.kind === 'number' ? readMeasureAt(tokens, at) : null
    if (smaller !== null && fits(measure.value, smaller.value, true)) at = smaller.next
    if (wordAt(tokens, at) !== '/') break
    at++
  }
  return amounts.length === 0 ? null : { amounts, next: at, words: start.words }
}

/** "2 - 15 oz cans": a count and a size, not a range. */
export function packagesBehindDash(tokens: readonly Token[], index: number) {
  const count = readNumberAt(tokens, index)
  if (count === null || !/^[-–—]$/.test(wordAt(tokens, count.next))) return null
  const size = readMeasureAt(tokens, count.next + 1)
  if (size === null || !isMassOrVolume(size.value) || (size.value.quantity ?? 0) < LEAST_IN_PACKAGE)
    return null
  const holder = readUnitAt(tokens, size.next)
  if (holder === null || unitKind(holder.value.unit) !== 'container') return null
  return { value: { low: count.value, high: null }, next: count.next + 1 }
}
