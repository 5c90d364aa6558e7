import type { Unit } from '#app/domain/food/units.ts'
import {
  COMMON_SIGNS,
  EIGHTH_SIGNS,
  errorOf,
  type Figure,
  formatCount,
  formatLargeMetric,
  formatSmallMetric,
  HALF_SIGNS,
  nearestFigure,
  pluralOfUnit,
  type Sign,
  singularOfUnit,
} from './kitchen-figures.ts'

/** An amount with its unit, and the unit in the recipe's own words. */
export type Measure = {
  low: number
  high: number | null
  unit: Unit
  /** As the recipe writes it: "tablespoons", "heaped tsp". */
  unitText: string
}

type Step = {
  signs: readonly Sign[]
  /** The next smaller kitchen measure, and how many of them make one of this. */
  smaller?: Unit
  count?: number
}

/** Measures found in a kitchen drawer, each with the fractions it comes in. */
const STEPS: Readonly<Partial<Record<Unit, Step>>> = {
  quart: { signs: COMMON_SIGNS, smaller: 'cup', count: 4 },
  cup: { signs: COMMON_SIGNS, smaller: 'tablespoon', count: 16 },
  tablespoon: { signs: HALF_SIGNS, smaller: 'teaspoon', count: 3 },
  teaspoon: { signs: COMMON_SIGNS },
  pound: { signs: COMMON_SIGNS, smaller: 'ounce', count: 16 },
  ounce: { signs: COMMON_SIGNS },
  'fluid ounce': { signs: COMMON_SIGNS },
}

const SHORT: Readonly<Partial<Record<Unit, string>>> = {
  cup: 'cup',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  ounce: 'oz',
}
const LONG: Readonly<Partial<Record<Unit, string>>> = {
  cup: 'cup',
  tablespoon: 'tablespoon',
  teaspoon: 'teaspoon',
  ounce: 'ounce',
}
const PINCHES: ReadonlySet<Unit> = new Set<Unit>(['pinch', 'dash', 'sprinkle'])
const LARGE_METRIC: ReadonlySet<Unit> = new Set<Unit>(['kilogram', 'litre'])
const SMALL_METRIC: ReadonlySet<Unit> = new Set<Unit>(['gram', 'millilitre', 'milligram'])

/** Within this error a single figure is good enough. */
const NEAR = 0.03
const FAR_OFF = 0.05
/** From this many spoons on, the next larger measure is used. */
const MOST_TEASPOONS = 6
const MOST_TABLESPOONS = 16
/** Below this share of a teaspoon it is a pinch, which is a sixteenth; the smallest spoon is an eighth. */
const LEAST_TEASPOON = 0.11
const TEASPOON_IN_PINCH = 1 / 16

/** The last word of a unit in the number that fits: "large handful" as "large handfuls". */
export function inNumber(unitText: string, count: number): string {
  const space = unitText.lastIndexOf(' ')
  const [before, word] = [unitText.slice(0, space + 1), unitText.slice(space + 1)]
  if (word.endsWith('.')) return unitText
  return before + (count > 1 ? pluralOfUnit(word) : singularOfUnit(word))
}

const isWordy = (unitText: string) => /(?:spoon|ounce|pound)s?$/i.test(unitText)

/** Another unit in the style of the written one: "tablespoons" beside "teaspoons", "tbsp" beside "tsp". */
const nameLike = (unit: Unit, unitText: string): string =>
  (isWordy(unitText) ? LONG[unit] : SHORT[unit]) ?? unit

/** An amount in the measures a cook would use, as text: "2 tbsp + 2 tsp", "10 oz", "a pinch". */
export function measureText(measure: Measure, tolerance = NEAR, isInCups = false): string {
  const { unit, unitText, low, high } = measure
  // "1 heaped tbsp" is not three teaspoons.
  const isModified = unitText.includes(' ')
  if (PINCHES.has(unit) && high === null && low < 0.75)
    return isModified ? `a ${unit}` : `a small ${singularOfUnit(unitText)}`
  if (STEPS[unit] === undefined || isModified) return plainText(measure)
  const { low: value, ...rest } = (isInCups ? inCups(measure) : null) ?? inReach(measure)
  if (rest.high !== null) return rangeText({ low: value, ...rest })
  if (rest.unit === 'pinch') return value < 0.5 ? 'a small pinch' : 'a pinch'
  const step = STEPS[rest.unit]!
  const single = nearestFigure(value, step.signs)
  const isNear = errorOf(single, value) <= tolerance
  const parts = isNear ? null : inTwoParts(value, rest.unit, rest.unitText)
  if (parts !== null) return parts
  return isNear || step.smaller !== undefined ? withUnit(single, rest.unitText) : finelyText(value, rest)
}

const withUnit = (figure: Figure, unitText: string) => `${figure.text} ${inNumber(unitText, figure.value)}`

/** Text for amounts that stay in their unit: grams, pints, tins. */
function plainText({ low, high, unit, unitText }: Measure): string {
  const format = LARGE_METRIC.has(unit)
    ? formatLargeMetric
    : SMALL_METRIC.has(unit)
      ? formatSmallMetric
      : formatCount
  return `${rangeOf(format(low), high === null ? null : format(high))} ${inNumber(unitText, high ?? low)}`
}

const rangeOf = (from: string, to: string | null) => (to === null || from === to ? from : `${from} to ${to}`)

function rangeText({ low, high, unitText }: Measure): string {
  const signs = [...COMMON_SIGNS, ...EIGHTH_SIGNS]
  const [from, to] = [nearestFigure(low, signs), nearestFigure(high ?? low, signs)]
  return `${rangeOf(from.text, to.text)} ${inNumber(unitText, to.value)}`
}

/** The same amount in a measure of its size: six teaspoons are two tablespoons, an eighth of a cup is two. */
function inReach(measure: Measure): Measure {
  const { low, unit, unitText } = measure
  const into = (other: Unit, factor: number): Measure =>
    inReach({
      low: low * factor,
      high: measure.high === null ? null : measure.high * factor,
      unit: other,
      unitText: nameLike(other, unitText),
    })
  if (unit === 'teaspoon' && low >= MOST_TEASPOONS) return into('tablespoon', 1 / 3)
  if (unit === 'tablespoon' && low >= MOST_TABLESPOONS) return into('cup', 1 / 16)
  const { smaller, count } = STEPS[unit] ?? {}
  const isPart = unit === 'tablespoon' ? low < 1 && Math.abs(low - 0.5) > 0.01 : isBelowLeast(low, unit)
  if (smaller !== undefined && count !== undefined && isPart) return into(smaller, count)
  if (unit === 'teaspoon' && measure.high === null && low < LEAST_TEASPOON)
    return { ...measure, low: low / TEASPOON_IN_PINCH, unit: 'pinch', unitText: 'pinch' }
  return measure
}

/** Spoons as a fraction of a cup, from a quarter cup on: eight tablespoons are "½ cup"; null where none fits. */
function inCups({ low, high, unit, unitText }: Measure): Measure | null {
  const cups = unit === 'tablespoon' ? low / 16 : unit === 'teaspoon' ? low / 48 : 0
  const isPart = cups > 0.24 && errorOf(nearestFigure(cups, COMMON_SIGNS), cups) < 0.01
  return isPart && high === null
    ? { low: cups, high, unit: 'cup', unitText: nameLike('cup', unitText) }
    : null
}

/** Less than a quarter, or a fraction of a pound or quart that has no common sign. */
const isBelowLeast = (value: number, unit: Unit): boolean =>
  value < 0.245 ||
  ((unit === 'pound' || unit === 'quart') &&
    value < 1 &&
    errorOf(nearestFigure(value, COMMON_SIGNS), value) > NEAR)

/** "2 tbsp + 2 tsp", "½ cup + ⅓ cup", "1 lb 2 oz": the two measures that come nearest; null where none is near. */
function inTwoParts(value: number, unit: Unit, unitText: string): string | null {
  const { signs, smaller, count } = STEPS[unit]!
  if (smaller === undefined || count === undefined) return null
  const joint = unit === 'pound' ? ' ' : ' + '
  const found = signs.flatMap(([part]) => {
    const base = Math.floor(value) + part
    const isWholePound = unit !== 'pound' || part === 0
    if (base <= 0 || base >= value || !isWholePound) return []
    const first = withUnit(nearestFigure(base, signs), unitText)
    const rest = value - base
    const inSmaller = restInSmaller(rest * count, smaller, unitText)
    const same = nearestFigure(rest, signs)
    // From four tablespoons on, a fraction of a cup is preferred, and the more so the more spoons would be counted.
    const cost = unit === 'cup' && rest >= 0.245 ? 0.01 + (rest - 0.245) / 10 : 0
    const options = inSmaller === null ? [] : [{ ...inSmaller, value: inSmaller.value / count, cost }]
    // "½ cup + ⅓ cup"
    if (unit === 'cup' && same.value <= base)
      options.push({ text: withUnit(same, unitText), value: same.value, cost: 0.002 })
    return options.map((second) => ({
      text: `${first}${joint}${second.text}`,
      error: Math.abs(base + second.value - value) / value,
      score: Math.abs(base + second.value - value) / value + second.cost,
    }))
  })
  const best = found.reduce<(typeof found)[number] | null>(
    (least, one) => (least === null || one.score < least.score - 1e-6 ? one : least),
    null,
  )
  return best !== null && best.error < FAR_OFF ? best.text : null
}

/** The remainder in the smaller measure, or the one below it: "2 tbsp", "2 tsp"; null where it is next to nothing. */
function restInSmaller(value: number, unit: Unit, unitText: string): Figure | null {
  const { signs, smaller, count } = STEPS[unit]!
  const isPart = unit === 'tablespoon' ? value < 1 : value < 0.245
  if (isPart && smaller !== undefined && count !== undefined) {
    const below = restInSmaller(value * count, smaller, unitText)
    return below === null ? null : { text: below.text, value: below.value / count }
  }
  if (value < 0.2) return null
  const figure = nearestFigure(value, unit === 'ounce' ? HALF_SIGNS : signs)
  return { text: withUnit(figure, nameLike(unit, unitText)), value: figure.value }
}

/** In eighths, with a pinch on top or, where neither fits, in a cook's words: "scant ½ tsp". */
function finelyText(value: number, { unitText, unit }: Omit<Measure, 'low'>): string {
  const { signs } = STEPS[unit]!
  const sixth: Sign = [1 / 6, '⅙']
  for (const finer of [EIGHTH_SIGNS, value < 1 ? [...signs, sixth] : signs]) {
    const figure = nearestFigure(value, finer)
    if (errorOf(figure, value) <= FAR_OFF) return withUnit(figure, unitText)
  }
  if (unit === 'teaspoon') {
    const below = nearestFigure(value - TEASPOON_IN_PINCH, value < 0.25 ? EIGHTH_SIGNS : signs)
    const withPinch = { ...below, value: below.value + TEASPOON_IN_PINCH }
    if (errorOf(withPinch, value) <= (value < 0.25 ? 0.15 : FAR_OFF))
      return `${withUnit(below, unitText)} + a pinch`
  }
  const nearest = nearestFigure(value, signs)
  return `${nearest.value > value ? 'scant' : 'generous'} ${withUnit(nearest, unitText)}`
}
