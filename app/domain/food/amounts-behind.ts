import {
  type Amount,
  readMeasureAt,
  readQuantityAt,
  readUnitAt,
  type Size,
  sizeOfWord,
  wordAt,
} from './amounts.ts'
import { skipApproximate } from './bracketed-amounts.ts'
import type { LineHead } from './further-amounts.ts'
import type { Token } from './line-tokens.ts'
import { unitKind } from './units.ts'

/** An amount behind its food: what the head of a line has, and which tokens it takes. */
export type AmountBehind = Pick<LineHead, 'amount' | 'alternatives' | 'size' | 'isOfEach'> & {
  at: number
  end: number
}

/** More than this is a number of another sort: a year, a type of flour. */
const MOST_COUNTED = 99

const NO_UNIT = { unit: null, unitText: null }

/**
 * The amount behind the food, at the end of the line or before a comma: "carrots 2, diced", "potatoes, 500 g",
 * "eggs: 6", "tuna, 2 x 145 g tins", "eggs (6)", "cumin and coriander, 1 tsp each". Null where none is.
 */
export function readAmountBehind(tokens: readonly Token[]): AmountBehind | null {
  for (let at = 1; at < tokens.length; at++) {
    const opener = wordAt(tokens, at)
    const isBracketed = opener === '('
    const from = isBracketed || /^[x×:,=–-]$/i.test(opener) ? at + 1 : at
    const close = tokens.findIndex(
      ({ text }, index) => index > from && (isBracketed ? text === ')' : /^[,;(.]$/.test(text)),
    )
    const end = close < 0 ? tokens.length : close
    const found = readAll(tokens.slice(0, end), from)
    if (found !== null) return { ...found, at, end: isBracketed ? end + 1 : end }
  }
  return null
}

/** Reads the tokens from `from` to the last as one amount; null where anything else is left. */
function readAll(tokens: readonly Token[], from: number): Omit<AmountBehind, 'at' | 'end'> | null {
  const start = skipApproximate(tokens, from).next
  const quantity = readQuantityAt(tokens, start)
  if (quantity === null || quantity.value.low <= 0) return null
  const { low, high } = quantity.value
  const plain: Amount = { quantity: low, quantityMax: high, ...NO_UNIT }
  const isTimes = /^[x×]$/i.test(wordAt(tokens, quantity.next))
  const sized = isTimes ? readMeasureAt(tokens, quantity.next + 1) : null
  const next = sized?.next ?? quantity.next
  const unit = readUnitAt(tokens, next)
  const isOfEach = wordAt(tokens, tokens.length - 1) === 'each'
  const end = isOfEach ? tokens.length - 1 : tokens.length
  const isMass =
    unit !== null && (unitKind(unit.value.unit) === 'mass' || unitKind(unit.value.unit) === 'volume')
  const holder = unit !== null && isMass ? readUnitAt(tokens, unit.next) : null
  const result = (amount: Amount, size: Size | null, alternatives: LineHead['alternatives']) => ({
    amount,
    size,
    alternatives,
    isOfEach,
  })
  if (sized !== null) {
    const role = unit === null ? 'each' : 'package-size'
    if ((unit?.next ?? next) !== end) return null
    const amount = unit === null ? plain : { ...plain, unit: unit.value.unit, unitText: unit.value.text }
    return result(amount, null, [{ ...sized.value, role }])
  }
  if (unit === null) {
    // "half & half" ends in no amount.
    if (tokens[start]?.kind !== 'number') return null
    const size = sizeOfWord(wordAt(tokens, next))
    const isAll = (size === null ? next : next + 1) === end && !isTimes
    return isAll && (high ?? low) <= MOST_COUNTED && !isOfEach ? result(plain, size, []) : null
  }
  const amount = { ...plain, unit: unit.value.unit, unitText: unit.value.text }
  if (unit.next === end) return result(amount, unit.value.size, [])
  // "cola, 330 ml can"
  if (holder === null || holder.next !== end || unitKind(holder.value.unit) !== 'container') return null
  const { unit: named, text } = holder.value
  return result(amount, null, [{ quantity: 1, quantityMax: null, unit: named, unitText: text, role: 'same' }])
}
