import type { Lot } from '#app/domain/pantry/stock.ts'
import { type Candidate, type MealClass, leadOf } from './candidate.ts'
import type { Macros } from './macros.ts'
import { type DayShares, sharesOf } from './portion-fit.ts'

/** What of a candidate does not change from day to day: worked out once for a pool, its targets and its stock. */
export type Prepared = {
  candidate: Candidate
  /** Against the day's target, at portion 1. */
  shares: DayShares
  length: number
  lead: string | null
  /** Grams at portion 1 without the water. */
  allG: number
  /** Foods of the stock in it, by their place in `foods`. */
  stocked: readonly { food: number; grams: number }[]
}

/** The pool made ready for a plan's days. */
export type PreparedPool = {
  /** Foods of the stock, one place each. */
  foods: readonly string[]
  placeOf: ReadonlyMap<string, number>
  byClass: ReadonlyMap<MealClass, readonly Prepared[]>
}

const NONE: Prepared['stocked'] = []

function prepare(candidate: Candidate, target: Macros, placeOf: ReadonlyMap<string, number>): Prepared {
  const shares = sharesOf(candidate.base.macros, target)
  const length = shares[0] ** 2 + shares[1] ** 2 + shares[2] ** 2 + shares[3] ** 2
  const stocked: { food: number; grams: number }[] = []
  let allG = 0
  for (const { foodId, grams } of candidate.foods) {
    if (foodId === 'water') continue
    allG += grams
    const food = placeOf.get(foodId)
    if (food !== undefined) stocked.push({ food, grams })
  }
  return {
    candidate,
    shares,
    length,
    lead: leadOf(candidate.recipe),
    allG,
    stocked: stocked.length === 0 ? NONE : stocked,
  }
}

function preparePool(candidates: readonly Candidate[], target: Macros, lots: readonly Lot[]): PreparedPool {
  const foods = [...new Set(lots.map(({ foodId }) => foodId))]
  const placeOf = new Map(foods.map((foodId, place) => [foodId, place]))
  const byClass = new Map<MealClass, Prepared[]>()
  for (const candidate of candidates) {
    const prepared = prepare(candidate, target, placeOf)
    const list = byClass.get(candidate.mealClass)
    if (list) list.push(prepared)
    else byClass.set(candidate.mealClass, [prepared])
  }
  return { foods, placeOf, byClass }
}

type Kept = { target: Macros; lots: readonly Lot[]; prepared: PreparedPool }
const kept = new WeakMap<readonly Candidate[], Kept>()

/** The pool made ready for these targets and this stock; once while they stay the same. */
export function preparedPool(
  candidates: readonly Candidate[],
  target: Macros,
  lots: readonly Lot[],
): PreparedPool {
  const before = kept.get(candidates)
  if (before !== undefined && before.target === target && before.lots === lots) return before.prepared
  const prepared = preparePool(candidates, target, lots)
  kept.set(candidates, { target, lots, prepared })
  return prepared
}
