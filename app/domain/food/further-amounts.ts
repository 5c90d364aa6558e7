import {
  type Amount,
  type FurtherAmount,
  isMassOrVolume,
  readMeasureAt,
  readNumberAt,
  readUnitAt,
  type Size,
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

/** What follows the first amount: "/3½oz", "(113g)", "plus 2 tbsp", "10 oz" after "1 lb", a "can" after "400g". */
export function readFurther(tokens: readonly Token[], head: LineHead): void {
  let previous: Amount = head.amount
  for (;;) {
    const word = wordAt(tokens, head.next)
    const bracketed = head.amount.unit === null ? null : readBracketedAmounts(tokens, head.next)
    if (bracketed !== null) {
      const role = /\b(?:each|per|apiece)\b/.test(bracketed.remark) ? 'each' : 'same'
      const isPackage = isCountable(head.amount.unit ?? 'gram')
      head.alternatives.push(
        ...bracketed.amounts.map(
          (amount) => ({ ...amount, role: isPackage ? 'package-size' : role }) as const,
        ),
      )
      if (bracketed.remark !== '') head.comments.push(bracketed.remark)
      head.next = bracketed.next
      continue
    }
    const isSame = word === '/' || word === 'or' || word === '='
    const isAdded = word === 'plus' || word === '+' || word === '&' || word === 'and'
    const isSmaller = tokens[head.next]?.kind === 'number'
    if (!isSame && !isAdded && !isSmaller) break
    const measure = readMeasureAt(tokens, isSmaller ? head.next : skipApproximate(tokens, head.next + 1).next)
    if (measure === null || head.amount.unit === null || !fits(previous, measure.value, isSmaller)) break
    const isSaidTwice = isAlike(previous, measure.value) || isSameInPieces(previous, measure.value)
    const isOfFirst = isAdded || (isSmaller && previous === head.amount && !isSaidTwice)
    head.alternatives.push({ ...measure.value, role: isOfFirst ? 'added' : 'same' })
    head.next = measure.next
    previous = measure.value
  }
  readTrailingContainer(tokens, head)
}

/** "½ cup 1 stick butter", "400 g 1 tin beans": the same amount as it is sold. */
const isSameInPieces = (first: Amount, second: Amount): boolean =>
  isMassOrVolume(first) &&
  second.unit !== null &&
  (unitKind(second.unit) === 'container' || second.unit === 'stick')

/** "450g 1lb", "300ml ½ pint": the same amount twice. */
function isAlike(first: Amount, second: Amount): boolean {
  const size = ({ quantity, unit }: Amount) => {
    const row = unit === null ? null : unitRow(unit)
    return (quantity ?? 0) * (row?.grams ?? row?.ml ?? 0)
  }
  const ratio = size(second) / size(first)
  return first.unit !== second.unit && isMassOrVolume(first) && ratio > 0.7 && ratio < 1.4
}

/** True where a second amount can belong to the first: the same in another measure, or a smaller one on top. */
export function fits(previous: Amount, measure: Amount, isSmaller: boolean): boolean {
  if (measure.unit === null || previous.unit === null) return false
  if (!isSmaller) return isMassOrVolume(measure) || unitKind(measure.unit) === unitKind(previous.unit)
  if (isAlike(previous, measure)) return true
  if (isSameInPieces(previous, measure)) return true
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
    if (measure !== null && measure.next === tokens.length && isMassOrVolume(measure.value)) {
      return { amount: measure.value, at }
    }
  }
  return null
}
