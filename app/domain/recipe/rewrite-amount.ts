import type { Token } from '#app/domain/food/line-tokens.ts'
import { type Unit, unitKind } from '#app/domain/food/units.ts'
import { formatCount, formatLargeMetric, formatSmallMetric } from './kitchen-figures.ts'
import { inNumber, measureText } from './kitchen-measures.ts'
import { convert, type FoodDensity, type MeasureSystem } from './measure-systems.ts'

/** What of a line's food has to be known to rewrite the line; made where the food table is. */
export type LineFacts = FoodDensity & {
  singular: string
  plural: string
  /** The last word of its names, where that alone names a food too: "oil", but not "masala". */
  shortNames: readonly string[]
  /** Fruit or a vegetable: what one of it weighs is not known by its name. */
  isProduce: boolean
}

/** How an amount is shown. */
export type AmountView = { factor: number; system: MeasureSystem; facts: LineFacts | null }

/** Characters from `start` to `end` of a text, and what takes their place. */
export type Edit = { start: number; end: number; text: string }
export type Quantity = { low: number; high: number | null }

const written = ({ low, high }: Quantity, format: (value: number) => string) => {
  const [from, to] = [format(low), high === null ? null : format(high)]
  return to === null || from === to ? from : `${from} to ${to}`
}

export type AmountToEdit = {
  view: AmountView
  unit: Unit | null
  unitText: string | null
  quantity: Quantity
  endOfFigure: number
  endOfMeasure: number
}

/** What to write in place of an amount: scaled, and in the system's own units where it has some. */
export function editsOfAmount(tokens: readonly Token[], from: number, amount: AmountToEdit): Edit[] {
  const { view, unit, unitText, endOfFigure, endOfMeasure } = amount
  const low = amount.quantity.low * view.factor
  const high = amount.quantity.high === null ? null : amount.quantity.high * view.factor
  const [start, figureEnd, end] = [
    tokens[from]!.start,
    tokens[endOfFigure - 1]!.end,
    tokens[endOfMeasure - 1]!.end,
  ]
  const converted = unit === null ? null : convert({ low, high }, unit, view.system, view.facts)
  const isInCups = view.system === 'us'
  const ofFood = (text: string) =>
    /(?:^| )a (?:small )?\p{L}+$/u.test(text) && isFoodAt(tokens, endOfMeasure) ? `${text} of` : text
  if (converted !== null)
    return [{ start, end, text: ofFood(measureText(converted, converted.tolerance, isInCups)) }]
  if (view.factor === 1) return []
  if (unit === null) {
    // "8large eggs"
    const isGlued = tokens[endOfFigure]?.kind === 'word' && tokens[endOfFigure].start === figureEnd
    return [{ start, end: figureEnd, text: `${written({ low, high }, formatCount)}${isGlued ? ' ' : ''}` }]
  }
  const other = otherMetric({ low, high }, unit)
  if (other !== null) return [{ start, end, text: other }]
  const text = ofFood(measureText({ low, high, unit, unitText: unitText ?? unit }, undefined, isInCups))
  // "400g" stays tight, "1 cup" stays apart, and a range whose ends both carry the unit says it once.
  const isThing = unitKind(unit) === 'count' || unitKind(unit) === 'container'
  const isTight = !isThing && tokens[endOfFigure]?.start === figureEnd && tokens[endOfFigure]?.kind === 'word'
  return [{ start, end, text: isTight && unitText !== null ? tight(text, unitText) : text }]
}

/** "600 g" as "600g", where the amount is still in the unit of the recipe. */
const tight = (text: string, unitText: string): string =>
  /^\S+ \S+$/.test(text) && [1, 2].some((count) => text.endsWith(` ${inNumber(unitText, count)}`))
    ? text.replace(' ', '')
    : text

/** Whether the food follows directly: "a pinch" is then "a pinch of" it. */
const isFoodAt = (tokens: readonly Token[], index: number) =>
  tokens[index]?.kind === 'word' &&
  !/^(?:of|and|or|in|to|for|plus|with|each|over|into)$/i.test(tokens[index].text)

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

/** The text with all edits made. */
export function applied(text: string, edits: readonly Edit[]): string {
  let result = text
  for (const { start, end, text: words } of [...edits].sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + words + result.slice(end)
  return result
}
