import { type Amount, readQuantityAt, wordAt } from '#app/domain/food/amounts.ts'
import { isSmallerOfKind } from '#app/domain/food/further-amounts.ts'
import { type Token, tokensOf } from '#app/domain/food/line-tokens.ts'
import type { Unit } from '#app/domain/food/units.ts'
import { lengthEdit } from './lengths.ts'
import type { MeasureSystem } from './measure-systems.ts'
import { temperaturesIn, withTemperatures } from './oven-heat.ts'
import { type AmountView, applied, type Edit, editsOfAmount, type LineFacts } from './rewrite-amount.ts'
import { type Found, isForEachPiece, isOneOf, isSizeOfAThing, measureInText } from './step-clauses.ts'
import { countEdit, foodAt } from './step-counts.ts'
import { editOfTwoParts, type MeasureAt } from './two-part-amounts.ts'

export type StepView = {
  /** Servings shown, divided by servings written. */
  factor: number
  system: MeasureSystem
  /** Servings the recipe is written for. */
  servings: number
  /** What the food table knows of the ingredient lines; null for a line it does not know. */
  facts: readonly (LineFacts | null)[]
}

const LONGEST_STEP = 5000

/** Units that say how much of a food goes in; the bowls, glasses and tins of a step are mostly things. */
const AMOUNTS: ReadonlySet<Unit> = new Set<Unit>([
  'milligram',
  'gram',
  'kilogram',
  'ounce',
  'pound',
  'millilitre',
  'centilitre',
  'decilitre',
  'litre',
  'teaspoon',
  'dessertspoon',
  'tablespoon',
  'cup',
  'fluid ounce',
  'pint',
  'quart',
  'gallon',
])

const isBesideMark = isOneOf('/ (')

/**
 * A step for more or fewer servings and in another system of measures. Weights, volumes, spoons, counted foods of the
 * recipe, the pieces it is shaped into and the plates it is divided between are rewritten; times and the sizes of
 * tins, pans and pieces stay. Temperatures and lengths follow the system of measures.
 */
export function viewStep(step: string, view: StepView): string {
  if (view.factor === 1 && view.system === 'original') return step
  const tokens = tokensOf(step, LONGEST_STEP)
  const edits: Edit[] = []
  for (let index = 0; index < tokens.length; index++) {
    const quantity = readQuantityAt(tokens, index)
    // "between two plates" is no range: it is read on at its figure.
    if (quantity === null || (wordAt(tokens, index) === 'between' && quantity.value.high === null)) continue
    const found =
      lengthEdit(tokens, index, view.system) ??
      measureEdit(tokens, index, view) ??
      countEdit(tokens, index, view)
    edits.push(...(found?.edits ?? []))
    // An article is a number only together with what follows: "a 400 g tin" is read on at its figure.
    index = Math.max(index, (found?.next ?? (/^an?$/.test(wordAt(tokens, index)) ? 0 : quantity.next)) - 1)
  }
  const heats = temperaturesIn(step)
  const isAmount = ({ start, end }: Edit) => !heats.some((heat) => start < heat.end && end > heat.start)
  return withTemperatures(applied(step, edits.filter(isAmount)), view.system)
}

function measureEdit(tokens: readonly Token[], index: number, view: StepView): Found | null {
  const measure = measureInText(tokens, index)
  const quantity = readQuantityAt(tokens, index)
  if (measure === null || quantity === null) return null
  const { unit, unitText, quantity: low, quantityMax: high } = measure.value
  if (unit === null || low === null || !AMOUNTS.has(unit)) return null
  const { next } = measure
  if (isSizeOfAThing(tokens, index, next)) return { edits: [], next }
  const second = smallerPartAt(tokens, next, measure.value)
  const end = second?.endOfMeasure ?? next
  const isSaidTwice = isBesideAnotherMeasure(tokens, index, end)
  const viewOfAmount: AmountView = {
    factor: isForEachPiece(tokens, index, end) ? 1 : view.factor,
    // "200 ml (7 fl oz)" already gives it in both systems.
    system: isSaidTwice ? 'original' : view.system,
    facts: foodAt(tokens, end, view.facts)?.facts ?? null,
  }
  const first = { at: index, endOfFigure: quantity.next, endOfMeasure: next, unit, quantity: { low, high } }
  const parts: [MeasureAt, MeasureAt] | null =
    second === null || unitText === null ? null : [{ ...first, unitText }, second]
  const both = parts === null ? null : editOfTwoParts(tokens, parts, { sign: 1, view: viewOfAmount })
  if (both !== null) return { edits: both, next: end }
  return { edits: editsOfAmount(tokens, index, { ...first, view: viewOfAmount, unitText }), next }
}

/** The ounces of "1 lb 2 oz": the rest of an amount, in a smaller unit of the same kind. */
function smallerPartAt(tokens: readonly Token[], at: number, first: Amount): MeasureAt | null {
  const measure = tokens[at]?.kind === 'number' ? measureInText(tokens, at) : null
  const figure = readQuantityAt(tokens, at)
  const { unit = null, unitText = null, quantity = null, quantityMax: high = null } = measure?.value ?? {}
  if (measure === null || figure === null || unit === null || unitText === null || quantity === null)
    return null
  if (!AMOUNTS.has(unit) || !isSmallerOfKind(first, measure.value)) return null
  return {
    at,
    endOfFigure: figure.next,
    endOfMeasure: measure.next,
    unit,
    unitText,
    quantity: { low: quantity, high },
  }
}

function isBesideAnotherMeasure(tokens: readonly Token[], index: number, next: number): boolean {
  const isMeasureAt = (at: number) => {
    const unit = measureInText(tokens, at)?.value.unit ?? null
    return unit !== null && AMOUNTS.has(unit)
  }
  if (isBesideMark(wordAt(tokens, next)) && isMeasureAt(next + 1)) return true
  // "500 g/1 lb 2 oz": the ounces belong to the pounds.
  const compound = [index - 2, index - 3].find(
    (at) => at >= 0 && isMeasureAt(at) && measureInText(tokens, at)!.next === index,
  )
  if (compound !== undefined) return isBesideAnotherMeasure(tokens, compound, index)
  if (!isBesideMark(wordAt(tokens, index - 1))) return false
  for (let at = Math.max(0, index - 5); at < index - 1; at++)
    if (isMeasureAt(at) && measureInText(tokens, at)!.next === index - 1) return true
  return false
}
