import { type Unit, unitRow } from '#app/domain/food/units.ts'
import { formatCount, formatLargeMetric, formatSmallMetric } from './kitchen-figures.ts'

/** How amounts are shown: as the recipe has them, in grams and millilitres, or in ounces, pounds and cups. */
export const MEASURE_SYSTEMS = ['original', 'metric', 'us'] as const
export type MeasureSystem = (typeof MEASURE_SYSTEMS)[number]

/** What turning a volume into a weight, and back, has to know of a food. */
export type FoodDensity = {
  /** Grams in a millilitre, for foods one weighs; null for liquids and where it is not known. */
  gramsPerMl: number | null
  /** American cooks measure it by the cup: flour, sugar, rice. */
  isCupped: boolean
}

const METRIC = new Set<Unit>([
  'milligram',
  'gram',
  'kilogram',
  'millilitre',
  'centilitre',
  'decilitre',
  'litre',
])
const US = new Set<Unit>(['ounce', 'pound', 'cup', 'fluid ounce', 'pint', 'quart', 'gallon'])

/** True where a unit belongs to the system already; spoons belong to both. */
export function isInSystem(unit: Unit, system: MeasureSystem): boolean {
  return system === 'metric' ? METRIC.has(unit) : system === 'us' ? US.has(unit) : true
}

export type Converted = {
  low: number
  high: number | null
  unitText: string
  format: (value: number) => string
}

const G_PER_OZ = 28.35
const G_PER_LB = 453.6
const ML_PER_TSP = 5
const ML_PER_TBSP = 15
const ML_PER_CUP = 240
const ML_PER_QUART = 946

type Quantity = { low: number; high: number | null }

/** The same amount in the other system, with how to write it; null where the unit says the same in both. */
export function convert(
  { low, high }: Quantity,
  unit: Unit,
  system: MeasureSystem,
  density: FoodDensity | null,
): Converted | null {
  const row = unitRow(unit)
  const by = (
    factor: number,
    unitText: string | ((most: number) => string),
    format: (value: number) => string,
  ): Converted => {
    const most = (high ?? low) * factor
    return {
      low: low * factor,
      high: high === null ? null : high * factor,
      unitText: typeof unitText === 'string' ? unitText : unitText(most),
      format,
    }
  }
  const most = high ?? low
  const cups = (value: number) => (Number(formatCount(value)) <= 1 || value <= 1 ? 'cup' : 'cups')

  if (system === 'metric' && US.has(unit)) {
    const gramsPerUnit = row.grams ?? (density?.gramsPerMl ? row.ml! * density.gramsPerMl : null)
    if (gramsPerUnit !== null)
      return most * gramsPerUnit >= 1000
        ? by(gramsPerUnit / 1000, 'kg', formatLargeMetric)
        : by(gramsPerUnit, 'g', formatSmallMetric)
    return most * row.ml! >= 1000
      ? by(row.ml! / 1000, 'l', formatLargeMetric)
      : by(row.ml!, 'ml', formatSmallMetric)
  }
  if (system === 'us' && METRIC.has(unit)) {
    if (row.grams !== undefined) {
      const grams = most * row.grams
      const perMl = density?.gramsPerMl ?? null
      const isMeasured = perMl !== null && (density?.isCupped === true || grams < 10)
      if (!isMeasured)
        return grams >= G_PER_LB * 0.95
          ? by(row.grams / G_PER_LB, 'lb', formatCount)
          : by(row.grams / G_PER_OZ, 'oz', formatCount)
      return inSpoons(row.grams / perMl)
    }
    return inSpoons(row.ml!)
  }
  return null

  function inSpoons(mlPerUnit: number): Converted {
    const ml = most * mlPerUnit
    if (ml < 12) return by(mlPerUnit / ML_PER_TSP, 'tsp', formatCount)
    if (ml < 55) return by(mlPerUnit / ML_PER_TBSP, 'tbsp', formatCount)
    if (ml < 8 * ML_PER_CUP) return by(mlPerUnit / ML_PER_CUP, cups, formatCount)
    return by(mlPerUnit / ML_PER_QUART, 'qt', formatCount)
  }
}

/** "200 °C", "180C", "350 degrees F"; a bare letter behind a small figure may be cups. */
const DEGREES =
  /(\d{2,3})(?:\s*(?:-|–|to)\s*(\d{2,3}))?(?:\s*(?:°|º|degrees?)\s*|(?<=[4-9]\d|\d{3})\s?)(C|F)(?:elsius|ahrenheit)?\b/g
const OVEN_FROM_C = 120

const toFahrenheit = (celsius: number) => {
  const step = celsius >= OVEN_FROM_C ? 25 : 5
  return Math.round((celsius * 1.8 + 32) / step) * step
}
const toCelsius = (fahrenheit: number) => {
  const celsius = (fahrenheit - 32) / 1.8
  const step = celsius >= OVEN_FROM_C ? 10 : 1
  return Math.round(celsius / step) * step
}

/** Where temperatures stand in a text: their figures are no amounts. */
export function temperaturesIn(text: string): { start: number; end: number; scale: string }[] {
  return [...text.matchAll(DEGREES)].map(({ 0: whole, 3: scale = '', index }) => ({
    start: index,
    end: index + whole.length,
    scale,
  }))
}

/** Temperatures of a step in °C or °F; a step that names both stays as it is. */
export function withTemperatures(step: string, system: MeasureSystem): string {
  const scales = new Set(temperaturesIn(step).map(({ scale }) => scale))
  if (system === 'original' || scales.size !== 1) return step
  const wanted = system === 'us' ? 'F' : 'C'
  return step.replace(DEGREES, (whole, low: string, high: string | undefined, scale: string) => {
    if (scale === wanted) return whole
    const turn = wanted === 'F' ? toFahrenheit : toCelsius
    return `${turn(Number(low))}${high === undefined ? '' : ` to ${turn(Number(high))}`} °${wanted}`
  })
}
