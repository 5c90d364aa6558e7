import { type Unit, unitRow } from '#app/domain/food/units.ts'
import type { Measure } from './kitchen-measures.ts'

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
const SPOONS = new Set<Unit>(['teaspoon', 'tablespoon'])
const US = new Set<Unit>(['ounce', 'pound', 'cup', 'fluid ounce', 'pint', 'quart', 'gallon'])

/** True where a unit belongs to the system already; spoons belong to both. */
export function isInSystem(unit: Unit, system: MeasureSystem): boolean {
  return system === 'metric' ? METRIC.has(unit) : system === 'us' ? US.has(unit) : true
}

/** An amount in the other system, and how far off a single plain figure for it may be. */
export type Converted = Measure & { tolerance: number }

const G_PER_OZ = 28.35
const G_PER_LB = 453.6
const ML_PER_TSP = 5
const ML_PER_TBSP = 15
const ML_PER_CUP = 240
const ML_PER_QUART = 946
/** Too many spoons to count: a cup of them or more is weighed or poured. */
const MOST_ML_IN_SPOONS = 240
/** Amounts converted between weight and volume are rough, so plain figures are enough. */
const ROUGH = 0.07
const EXACT = 0.05
/** Below an eighth of an ounce, grams are more useful. */
const LEAST_OZ = 0.12

type Quantity = { low: number; high: number | null }

/** The same amount in the other system; null where the unit is the same in both. */
export function convert(
  { low, high }: Quantity,
  unit: Unit,
  system: MeasureSystem,
  density: FoodDensity | null,
): Converted | null {
  const row = unitRow(unit)
  const by = (factor: number, other: Unit, unitText: string, tolerance = EXACT): Converted => ({
    low: low * factor,
    high: high === null ? null : high * factor,
    unit: other,
    unitText,
    tolerance,
  })
  const most = high ?? low
  const isCupOfSpoons = SPOONS.has(unit) && most * (row.ml ?? 0) >= MOST_ML_IN_SPOONS

  if (system === 'metric' && (US.has(unit) || isCupOfSpoons)) {
    const gramsPerUnit = row.grams ?? (density?.gramsPerMl ? row.ml! * density.gramsPerMl : null)
    if (gramsPerUnit !== null)
      return most * gramsPerUnit >= 1000
        ? by(gramsPerUnit / 1000, 'kilogram', 'kg')
        : by(gramsPerUnit, 'gram', 'g')
    return most * row.ml! >= 1000 ? by(row.ml! / 1000, 'litre', 'l') : by(row.ml!, 'millilitre', 'ml')
  }
  if (system !== 'us' || !METRIC.has(unit)) return null
  if (row.grams === undefined) return inSpoons(row.ml!, EXACT)
  const grams = most * row.grams
  const perMl = density?.gramsPerMl ?? null
  const isMeasured = perMl !== null && (density?.isCupped === true || grams < 10)
  if (isMeasured) return inSpoons(row.grams / perMl, ROUGH)
  if (grams < G_PER_OZ * LEAST_OZ) return null
  return grams >= G_PER_LB * 0.95
    ? by(row.grams / G_PER_LB, 'pound', 'lb')
    : by(row.grams / G_PER_OZ, 'ounce', 'oz')

  function inSpoons(mlPerUnit: number, tolerance: number): Converted {
    const ml = most * mlPerUnit
    if (ml < 12) return by(mlPerUnit / ML_PER_TSP, 'teaspoon', 'tsp', tolerance)
    if (ml < 55) return by(mlPerUnit / ML_PER_TBSP, 'tablespoon', 'tbsp', tolerance)
    if (ml < 8 * ML_PER_CUP) return by(mlPerUnit / ML_PER_CUP, 'cup', 'cup', tolerance)
    return by(mlPerUnit / ML_PER_QUART, 'quart', 'qt', tolerance)
  }
}
