import { unitKind, unitRow, type Unit } from '#app/domain/food/units.ts'
import type { Token } from '#app/domain/food/line-tokens.ts'
import { formatCount } from './kitchen-figures.ts'
import { inNumber, measureText } from './kitchen-measures.ts'
import { convert } from './measure-systems.ts'
import type { AmountView, Edit, Quantity } from './rewrite-amount.ts'
import { isOneOf } from './step-clauses.ts'

/** An amount and its position among the tokens. */
export type MeasureAt = {
  at: number
  endOfFigure: number
  endOfMeasure: number
  unit: Unit
  unitText: string
  quantity: Quantity
}

const isJoint = isOneOf('plus + and & , minus less − about an a extra')

const sizeOf = (unit: Unit): number => unitRow(unit).grams ?? unitRow(unit).ml ?? 0

/**
 * Two parts of one amount, combined where they can be: "1 lb 4 oz" is "565 g", and twice that "2 lb 8 oz". `sign` is
 * -1 where the second is subtracted. Null where each part is to be rewritten on its own.
 */
export function editOfTwoParts(
  tokens: readonly Token[],
  [first, second]: readonly [MeasureAt, MeasureAt],
  { sign, view }: { sign: 1 | -1; view: AmountView },
): Edit[] | null {
  const ratio = sizeOf(first.unit) / sizeOf(second.unit)
  if (unitKind(first.unit) !== unitKind(second.unit) || !Number.isFinite(ratio) || ratio <= 0) return null
  const sum = (one: number, other: number) => (one + (sign * other) / ratio) * view.factor
  const isRange = first.quantity.high !== null || second.quantity.high !== null
  const low = sum(first.quantity.low, second.quantity.low)
  const high = isRange
    ? sum(first.quantity.high ?? first.quantity.low, second.quantity.high ?? second.quantity.low)
    : null
  const start = tokens[first.at]!.start
  const end = tokens[second.endOfMeasure - 1]!.end
  const converted = low > 0 ? convert({ low, high }, first.unit, view.system, view.facts) : null
  if (converted !== null) {
    const text = measureText(converted, converted.tolerance)
    const between = tokens.slice(first.endOfMeasure, second.at)
    if (between.every((token) => isJoint(token.text.toLowerCase()))) return [{ start, end, text }]
    // "1 cup flour, less 1 tablespoon": the food is in between, and the subtracted part is removed.
    const joint = between.findIndex((token) => /^(?:[,(]|minus|less|−)$/i.test(token.text))
    const from = tokens[first.endOfMeasure + joint - 1]!.end
    return [
      { start, end: tokens[first.endOfMeasure - 1]!.end, text },
      { start: from, end: tokens[second.endOfMeasure]?.text === ')' ? end + 1 : end, text: '' },
    ]
  }
  const isJoined = tokens.slice(first.endOfMeasure, second.at).every(({ text }) => text === ',')
  if (!isJoined || isRange || view.factor === 1) return null
  const text = compoundText(tokens, [first, second], { value: low, ratio: Math.round(ratio) })
  return [{ start, end, text }]
}

/** "2 lb 8 oz": whole numbers of the larger unit, the rest in the smaller. */
function compoundText(
  tokens: readonly Token[],
  [first, second]: readonly [MeasureAt, MeasureAt],
  { value, ratio }: { value: number; ratio: number },
): string {
  let whole = Math.floor(value + 1e-6)
  const exact = (value - whole) * ratio
  let rest = whole === 0 ? exact : Math.round(exact * 2) / 2
  if (rest >= ratio) [whole, rest] = [whole + 1, 0]
  const written = ({ endOfFigure, unitText }: MeasureAt, count: number) => {
    const isTight = tokens[endOfFigure]?.start === tokens[endOfFigure - 1]?.end
    return `${formatCount(count)}${isTight ? '' : ' '}${inNumber(unitText, count)}`
  }
  const parts = [whole > 0 ? written(first, whole) : '', rest > 0.01 ? written(second, rest) : '']
  return parts.filter((part) => part !== '').join(' ')
}
