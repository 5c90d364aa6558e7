import { readMeasureAt, readQuantityAt } from '#app/domain/food/amounts.ts'
import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { readLineHead } from '#app/domain/food/line-head.ts'
import { type Token, tokensOf } from '#app/domain/food/line-tokens.ts'
import type { Unit } from '#app/domain/food/units.ts'
import {
  formatCount,
  formatLargeMetric,
  formatSmallMetric,
  pluralOfUnit,
  singularOfUnit,
} from './kitchen-figures.ts'
import { convert, type FoodDensity, isInSystem, type MeasureSystem } from './measure-systems.ts'

/** What of a line's food has to be known to rewrite the line; made where the food table is. */
export type LineFacts = FoodDensity & { singular: string; plural: string }

export type LineView = { factor: number; system: MeasureSystem; facts: LineFacts | null }

type Edit = { start: number; end: number; text: string }
type Quantity = { low: number; high: number | null }

const LARGE_METRIC = new Set<Unit>(['kilogram', 'litre'])
const SMALL_METRIC = new Set<Unit>(['gram', 'millilitre', 'milligram'])

const formatOf = (unit: Unit | null) =>
  unit !== null && LARGE_METRIC.has(unit)
    ? formatLargeMetric
    : unit !== null && SMALL_METRIC.has(unit)
      ? formatSmallMetric
      : formatCount

const written = ({ low, high }: Quantity, format: (value: number) => string) => {
  const [from, to] = [format(low), high === null ? null : format(high)]
  return to === null || from === to ? from : `${from} to ${to}`
}

/**
 * An ingredient line for more or fewer servings and in another system of measures. The amount, amounts beside it that
 * say the same, and what is added are rewritten; sizes of packages and pieces stay. A line without an amount stays.
 */
export function scaleLine(text: string, view: LineView): string {
  const line = readIngredientLine(text)
  if (line.quantity === null || (view.factor === 1 && view.system === 'original')) return line.text
  const tokens = tokensOf(line.text)
  const edits: Edit[] = []
  const open = line.alternatives.filter(({ role }) => role === 'same' || role === 'added')
  const isSaidInSystem = open.some(
    ({ role, unit }) =>
      role === 'same' && view.system !== 'original' && unit !== null && isInSystem(unit, view.system),
  )
  let isMainFound = false
  for (let index = 0; index < tokens.length; index++) {
    const measure = readMeasureAt(tokens, index)
    const plain = readQuantityAt(tokens, index)
    if (plain === null) continue
    const quantity = measure?.value.quantity ?? plain.value.low
    const next = measure?.next ?? plain.next
    if (!isMainFound && quantity === line.quantity) {
      isMainFound = true
      const isBoth = measure !== null && measure.value.unit === line.unit
      edits.push(
        ...editsOfAmount(tokens, index, {
          view: isSaidInSystem ? { ...view, system: 'original' } : view,
          unit: isBoth ? line.unit : null,
          unitText: isBoth ? measure.value.unitText : null,
          quantity: { low: line.quantity, high: line.quantityMax },
          endOfFigure: plain.next,
          endOfMeasure: isBoth ? measure.next : plain.next,
        }),
        ...(isBoth ? [] : editOfNoun(tokens, plain.next, line, view)),
      )
    } else if (measure !== null) {
      const at = open.findIndex((one) => one.quantity === quantity && one.unit === measure.value.unit)
      const found = open[at]
      if (found !== undefined) {
        open.splice(at, 1)
        edits.push(
          ...editsOfAmount(tokens, index, {
            // What says the same in another system keeps its own; what is added is written like the rest.
            view: found.role === 'same' ? { ...view, system: 'original' } : view,
            unit: found.unit,
            unitText: found.unitText,
            quantity: { low: quantity, high: found.quantityMax },
            endOfFigure: plain.next,
            endOfMeasure: measure.next,
          }),
        )
      }
    }
    index = Math.max(index, next - 1)
  }
  return applied(line.text, edits)
}

type AmountToEdit = {
  view: LineView
  unit: Unit | null
  unitText: string | null
  quantity: Quantity
  endOfFigure: number
  endOfMeasure: number
}

function editsOfAmount(tokens: readonly Token[], from: number, amount: AmountToEdit): Edit[] {
  const { view, unit, unitText, endOfFigure, endOfMeasure } = amount
  const low = amount.quantity.low * view.factor
  const high = amount.quantity.high === null ? null : amount.quantity.high * view.factor
  const [start, figureEnd, end] = [
    tokens[from]!.start,
    tokens[endOfFigure - 1]!.end,
    tokens[endOfMeasure - 1]!.end,
  ]
  const converted = unit === null ? null : convert({ low, high }, unit, view.system, view.facts)
  if (converted !== null)
    return [{ start, end, text: `${written(converted, converted.format)} ${converted.unitText}` }]
  if (view.factor === 1) return []
  if (unit === null) return [{ start, end: figureEnd, text: written({ low, high }, formatCount) }]
  const other = otherMetric({ low, high }, unit)
  if (other !== null) return [{ start, end, text: other }]
  const figure = written({ low, high }, formatOf(unit))
  const words = inNumber(unitText ?? '', high ?? low)
  // "400g" stays tight, "1 cup" stays apart, and a range whose ends both carry the unit says it once.
  const isTight = tokens[endOfFigure]?.start === figureEnd && tokens[endOfFigure]?.kind === 'word'
  return [{ start, end, text: `${figure}${isTight ? '' : ' '}${words}` }]
}

/** A thousand grams and more read as kilograms, less than one kilogram as grams; the same for litres. */
function otherMetric({ low, high }: Quantity, unit: Unit): string | null {
  const times = (factor: number) => ({ low: low * factor, high: high === null ? null : high * factor })
  const isLarge = (high ?? low) >= 1000
  const isSmall = (high ?? low) < 1
  if (unit === 'gram' && isLarge) return `${written(times(0.001), formatLargeMetric)} kg`
  if (unit === 'millilitre' && isLarge) return `${written(times(0.001), formatLargeMetric)} l`
  if (unit === 'kilogram' && isSmall) return `${written(times(1000), formatSmallMetric)} g`
  if (unit === 'litre' && isSmall) return `${written(times(1000), formatSmallMetric)} ml`
  return null
}

/** The last word of a unit in the number that fits: "large handful" as "large handfuls". */
function inNumber(unitText: string, count: number): string {
  const space = unitText.lastIndexOf(' ')
  const [before, word] = [unitText.slice(0, space + 1), unitText.slice(space + 1)]
  return before + (count > 1 ? pluralOfUnit(word) : singularOfUnit(word))
}

/** What is counted, where no measure follows the figure: a unit further on ("2 (400 g) tins") or the food itself. */
function editOfNoun(
  tokens: readonly Token[],
  from: number,
  line: IngredientLine,
  { factor, facts }: LineView,
): Edit[] {
  if (factor === 1) return []
  const count = (line.quantityMax ?? line.quantity ?? 1) * factor
  if (line.unitText !== null) {
    const word = line.unitText.split(' ').at(-1)
    const token = tokens.slice(from).find((one) => one.text === word)
    if (token === undefined) return []
    return [{ start: token.start, end: token.end, text: inNumber(token.text, count) }]
  }
  if (facts === null || facts.singular === facts.plural) return []
  const [is, wanted] = count > 1 ? [facts.singular, facts.plural] : [facts.plural, facts.singular]
  const begin = tokens[from]?.start ?? line.text.length
  const at = line.text.toLowerCase().indexOf(is.toLowerCase(), begin)
  const isWord = at >= 0 && !/[\p{L}]/u.test(line.text.charAt(at + is.length))
  return isWord ? [{ start: at, end: at + is.length, text: wanted }] : []
}

function applied(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const { start, end, text: words } of [...edits].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + words + result.slice(end)
  return result
}

const FRACTION_SIGNS: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/8': '⅛',
}

/** A line in two columns: "280 g" and "chickpeas, cooked". The amount is empty where none stands in front. */
export function lineInColumns(text: string): { amount: string; rest: string } {
  const tokens = tokensOf(text)
  const { amount, next, part } = readLineHead(tokens)
  const following = tokens[next]
  if (part !== null || following === undefined || (amount.quantity === null && amount.unit === null))
    return { amount: '', rest: text }
  return {
    amount: text
      .slice(0, following.start)
      .trim()
      .replace(/\s+of$/i, '')
      .replace(
        /(\d )?\b(1\/2|1\/4|3\/4|1\/3|2\/3|1\/8)(?!\d)/g,
        (_, whole = '', part) => `${String(whole).trim()}${FRACTION_SIGNS[String(part)]}`,
      ),
    rest: text
      .slice(following.start)
      .replace(/^of\s+/i, '')
      .trim(),
  }
}
