import {
  type Amount,
  type FurtherAmount,
  isMassOrVolume,
  readMeasureAt,
  readNumberAt,
  readQuantityAt,
  readUnitAt,
  type Size,
  sizeOfWord,
  wordAt,
} from './amounts.ts'
import { endsName, readBracketedAmounts, skipApproximate } from './bracketed-amounts.ts'
import type { Token } from './line-tokens.ts'
import { type Unit, unitKind, unitRow } from './units.ts'

/** The front of a line: its amounts, up to where the food is named. */
export type LineHead = {
  amount: Amount
  alternatives: FurtherAmount[]
  size: Size | null
  /** "juice of 1/2 lime": what of the food is used. */
  part: string | null
  comments: string[]
  /** "1 tsp each cumin and paprika": the amount is meant of every food named. */
  isOfEach: boolean
  /** Index of the first token of the name. */
  next: number
}

export const NO_AMOUNT: Amount = { quantity: null, quantityMax: null, unit: null, unitText: null }

/** True of units that are things: cloves, slices, tins. */
export const isCountable = (unit: Unit): boolean =>
  unitKind(unit) === 'count' || unitKind(unit) === 'container'

/** Natural or cut pieces rather than packages: in "2 sticks (1 cup) butter" the cup is both sticks. */
const GROWN: ReadonlySet<Unit> = new Set<Unit>(
  'stick clove head bulb stalk rib sprig branch stem leaf rasher ear cob spear bunch'.split(' ') as Unit[],
)

/** What follows the first amount: "/3½oz", "(113g)", "plus 2 tbsp", "10 oz" after "1 lb", a "can" after "400g". */
export function readFurther(tokens: readonly Token[], head: LineHead): void {
  let previous: Amount = head.amount
  for (;;) {
    const word = wordAt(tokens, head.next)
    const bracketed = head.amount.unit === null ? null : readBracketedAmounts(tokens, head.next)
    if (bracketed !== null) {
      const role = /\b(?:each|per|apiece)\b/.test(bracketed.remark) ? 'each' : 'same'
      const isPackage = isCountable(head.amount.unit ?? 'gram') && !GROWN.has(head.amount.unit!)
      head.alternatives.push(
        ...bracketed.amounts.map(
          (amount) => ({ ...amount, role: isPackage ? 'package-size' : role }) as const,
        ),
      )
      if (bracketed.remark !== '') head.comments.push(bracketed.remark)
      head.next = bracketed.next
      continue
    }
    const less = readTakenOff(tokens, head.next, head.amount)
    if (less !== null) {
      head.alternatives.push(less.amount)
      head.next = less.next
      continue
    }
    const isSame = word === '/' || word === 'or' || word === '='
    const isAdded = word === 'plus' || word === '+' || word === '&' || word === 'and'
    // "1 lb, 4 oz"
    const isBehindComma = word === ',' && tokens[head.next + 1]?.kind === 'number'
    const isSmaller = tokens[head.next]?.kind === 'number' || isBehindComma
    if (!isSame && !isAdded && !isSmaller) break
    const at = isBehindComma ? head.next + 1 : head.next
    const measure = readMeasureAt(tokens, isSmaller ? at : skipApproximate(tokens, at + 1).next)
    if (isBehindComma && !(measure && isSmallerOfKind(previous, measure.value))) break
    if (measure === null && isSame && readSameInPieces(tokens, head)) break
    if (measure === null) break
    const isOtherWay = isSame && isSaidOtherwise(previous, measure.value)
    if (!isOtherWay && (head.amount.unit === null || !fits(previous, measure.value, isSmaller))) break
    const isSaidTwice = isAlike(previous, measure.value) || isSameInPieces(previous, measure.value)
    const isOfFirst = isAdded || (isSmaller && previous === head.amount && !isSaidTwice)
    head.alternatives.push({ ...measure.value, role: isOfFirst ? 'added' : 'same' })
    head.next = measure.next
    previous = measure.value
  }
  readTrailingContainer(tokens, head)
}

/** "400 g or 1 tin beans", "50 g or 2 handfuls spinach", "2 large or 400 g potatoes": weighed or counted. */
function isSaidOtherwise(first: Amount, second: Amount): boolean {
  const isLength = second.unit !== null && unitKind(second.unit) === 'length'
  return first.unit === null ? isMassOrVolume(second) : !isLength && isMassOrVolume(first)
}

/** "25 g or 1 jalapeño", "1 lb / about 3 medium potatoes": the same amount in pieces. */
function readSameInPieces(tokens: readonly Token[], head: LineHead): boolean {
  const at = skipApproximate(tokens, head.next + 1).next
  const count = head.amount.unit === null ? null : readQuantityAt(tokens, at)
  if (count === null || tokens[count.next]?.kind !== 'word') return false
  const { low, high } = count.value
  head.alternatives.push({ quantity: low, quantityMax: high, unit: null, unitText: null, role: 'same' })
  const size = sizeOfWord(wordAt(tokens, count.next))
  head.size = size ?? head.size
  head.next = size === null ? count.next : count.next + 1
  return true
}

/** Grams or millilitres of a measure; 0 where it has none. */
function sizeOf({ quantity, unit }: Amount): number {
  const row = unit === null ? null : unitRow(unit)
  return (quantity ?? 0) * (row?.grams ?? row?.ml ?? 0)
}

/** Units of one kind are compared by size; spoons taken off a weight are assumed to be less than it. */
const isLess = (less: Amount, more: Amount): boolean =>
  isMassOrVolume(less) &&
  more.unit !== null &&
  (unitKind(less.unit!) === unitKind(more.unit) ? sizeOf(less) < sizeOf(more) : isMassOrVolume(more))

const isMinus = (word: string) => word === 'minus' || word === 'less' || word === '−'

/** "minus 1 tbsp", "(less 2 tbsp)" at `index`: a measure that is taken off the amount. */
function readTakenOff(
  tokens: readonly Token[],
  index: number,
  from: Amount,
): { amount: FurtherAmount; next: number } | null {
  const isBracketed = wordAt(tokens, index) === '('
  const at = isBracketed ? index + 1 : index
  if (!isMinus(wordAt(tokens, at))) return null
  const measure = readMeasureAt(tokens, skipApproximate(tokens, at + 1).next)
  if (measure === null || !isLess(measure.value, from)) return null
  if (isBracketed && wordAt(tokens, measure.next) !== ')') return null
  return {
    amount: { ...measure.value, role: 'taken-off' },
    next: isBracketed ? measure.next + 1 : measure.next,
  }
}

/** The same after the food: "1 cup flour, minus 2 tbsp". Also gives the range of its tokens. */
export function readTakenOffBehind(
  tokens: readonly Token[],
  head: LineHead,
): { amount: FurtherAmount; at: number; end: number } | null {
  for (let at = head.next + 1; at < tokens.length; at++) {
    const less = readTakenOff(tokens, at, head.amount)
    if (less !== null)
      return { amount: less.amount, at: wordAt(tokens, at - 1) === ',' ? at - 1 : at, end: less.next }
  }
  return null
}

/** "16 to 20 count shrimp", "21/25 ct prawns": the number per pound is a remark. */
export function readCountPerPound(tokens: readonly Token[], head: Pick<LineHead, 'next' | 'comments'>): void {
  const low = readQuantityAt(tokens, head.next)
  if (low === null) return
  const isSlash = wordAt(tokens, low.next) === '/'
  const last = isSlash ? readQuantityAt(tokens, low.next + 1) : low
  if (last === null) return
  const at = wordAt(tokens, last.next) === '-' ? last.next + 1 : last.next
  const next = wordAt(tokens, at + 1) === '.' ? at + 2 : at + 1
  if (!/^(?:count|ct)$/.test(wordAt(tokens, at)) || tokens[next]?.kind !== 'word') return
  head.comments.push(
    tokens
      .slice(head.next, at + 1)
      .map(({ text }) => text)
      .join(' '),
  )
  head.next = next
}

/** "½ cup 1 stick butter", "400 g 1 tin beans": the same amount as it is sold. */
const isSameInPieces = (first: Amount, second: Amount): boolean =>
  isMassOrVolume(first) &&
  second.unit !== null &&
  (unitKind(second.unit) === 'container' || second.unit === 'stick')

/** "450g 1lb", "300ml ½ pint": the same amount twice. */
function isAlike(first: Amount, second: Amount): boolean {
  const ratio = sizeOf(second) / sizeOf(first)
  return first.unit !== second.unit && isMassOrVolume(first) && ratio > 0.7 && ratio < 1.4
}

/** True where a second amount can belong to the first: the same in another measure, or a smaller one on top. */
export function fits(previous: Amount, measure: Amount, isSmaller: boolean): boolean {
  if (measure.unit === null || previous.unit === null) return false
  const isPinch = unitRow(measure.unit).kind === 'vague' && unitRow(measure.unit).ml !== undefined
  if (!isSmaller)
    return isMassOrVolume(measure) || isPinch || unitKind(measure.unit) === unitKind(previous.unit)
  if (isAlike(previous, measure)) return true
  return isSameInPieces(previous, measure) || isSmallerOfKind(previous, measure)
}

/** Measured in a smaller unit of the same kind: ounces after pounds, spoons after cups. */
export function isSmallerOfKind(previous: Amount, measure: Amount): boolean {
  if (measure.unit === null || previous.unit === null) return false
  const [first, second] = [unitRow(previous.unit), unitRow(measure.unit)]
  return (
    first.kind === second.kind &&
    first.kind !== 'count' &&
    (second.grams ?? second.ml ?? 0) < (first.grams ?? first.ml ?? 0)
  )
}

/** "400g can chickpeas", "5cm/2in piece ginger": the amount is the 400 g; one can is another way to say it. */
function readTrailingContainer(tokens: readonly Token[], head: LineHead): void {
  const { unit } = head.amount
  if (unit === null) return
  const container = readUnitAt(tokens, head.next)
  if (container === null || endsName(tokens, container.next)) return
  const isLength = unitKind(unit) === 'length'
  const isContainer = unitKind(container.value.unit) === 'container'
  const isPiece =
    isLength && (unitKind(container.value.unit) === 'count' || unitKind(container.value.unit) === 'vague')
  if (!(isMassOrVolume(head.amount) && isContainer) && !isPiece) return
  const { unit: named, text } = container.value
  head.alternatives.push({ quantity: 1, quantityMax: null, unit: named, unitText: text, role: 'same' })
  head.next = container.next
}

/** A metric amount at the very end, as Canadian recipes print it: "1 tsp baking powder 5 mL". */
export function readTrailingAmount(tokens: readonly Token[]): { amount: Amount; at: number } | null {
  for (const length of [2, 3]) {
    const at = tokens.length - length
    if (at < 2 || tokens[at]?.kind !== 'number' || readNumberAt(tokens, at) === null) continue
    const measure = readMeasureAt(tokens, at)
    // In "1 cup flour plus 2 tbsp" the spoons are not a second measure of the cup.
    if (/^(?:plus|and|&|\+)$/.test(wordAt(tokens, at - 1))) continue
    if (measure !== null && measure.next === tokens.length && isMassOrVolume(measure.value)) {
      return { amount: measure.value, at }
    }
  }
  return null
}
