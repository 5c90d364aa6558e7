import { findFood } from '#app/domain/food/foods.ts'
import type { Lot } from '#app/domain/pantry/stock.ts'
import { saleOf } from '#app/domain/shopping/pack-table.ts'
import { buyFor, doesLeftoverKeep } from '#app/domain/shopping/packs.ts'
import { type Candidate, type MealClass, leadOf } from './candidate.ts'
import { ALWAYS_THERE } from './always-there.ts'
import type { Macros } from './macros.ts'
import { type DayShares, sharesOf } from './portion-fit.ts'
import type { WeekLimits } from './week-limits.ts'

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
  /** Everything in it that comes from a shop or the stock, by its place in `allFoods`. */
  bought: Int32Array
  boughtG: Float64Array
  /** Grams at portion 1 that count against a limit of the week, by its place in the list. */
  limited: readonly { limit: number; grams: number }[]
}

/** The pool made ready for a plan's days. */
export type PreparedPool = {
  /** Foods of the stock, one place each. */
  foods: readonly string[]
  /** Foods of the stock and of the pool, those of the stock first. */
  allFoods: readonly string[]
  placeOf: ReadonlyMap<string, number>
  /** Of all foods: grams of the smallest pack, 0 where it comes in none; and 1 for those that keep once it is open. */
  packG: Float64Array
  keeps: Uint8Array
  byClass: ReadonlyMap<MealClass, readonly Prepared[]>
}

const NONE: Prepared['stocked'] = []

function prepare(
  candidate: Candidate,
  target: Macros,
  placeOf: ReadonlyMap<string, number>,
  allPlaces: Map<string, number>,
  limits: WeekLimits,
): Prepared {
  const bought: number[] = []
  const boughtG: number[] = []
  const shares = sharesOf(candidate.base.macros, target)
  const length = shares[0] ** 2 + shares[1] ** 2 + shares[2] ** 2 + shares[3] ** 2
  const stocked: { food: number; grams: number }[] = []
  let allG = 0
  for (const { foodId, grams } of candidate.foods) {
    if (foodId === 'water') continue
    if (!ALWAYS_THERE.has(foodId)) {
      if (!allPlaces.has(foodId)) allPlaces.set(foodId, allPlaces.size)
      bought.push(allPlaces.get(foodId)!)
      boughtG.push(grams)
    }
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
    bought: Int32Array.from(bought),
    boughtG: Float64Array.from(boughtG),
    limited: limitedOf(candidate, limits),
  }
}

/** Less than this share of a day's limit at portion 1 never comes near it. */
const LEAST_LIMITED = 0.05

function limitedOf({ foods }: Candidate, limits: WeekLimits): Prepared['limited'] {
  const gramsOf = new Map<number, number>()
  for (const { foodId, grams } of foods)
    for (const limit of limits.of(foodId)) gramsOf.set(limit, (gramsOf.get(limit) ?? 0) + grams)
  const limited = [...gramsOf].map(([limit, grams]) => ({ limit, grams }))
  return limited.filter(({ limit, grams }) => grams >= LEAST_LIMITED * limits.list[limit]!.dayG)
}

function preparePool(
  candidates: readonly Candidate[],
  target: Macros,
  lots: readonly Lot[],
  limits: WeekLimits,
): PreparedPool {
  const foods = [...new Set(lots.map(({ foodId }) => foodId))]
  const placeOf = new Map(foods.map((foodId, place) => [foodId, place]))
  const allPlaces = new Map(placeOf)
  const byClass = new Map<MealClass, Prepared[]>()
  for (const candidate of candidates) {
    const prepared = prepare(candidate, target, placeOf, allPlaces, limits)
    const list = byClass.get(candidate.mealClass)
    if (list) list.push(prepared)
    else byClass.set(candidate.mealClass, [prepared])
  }
  const allFoods = [...allPlaces.keys()]
  const packs = allFoods.map((foodId) => smallestPack(foodId))
  return {
    foods,
    allFoods,
    placeOf,
    packG: Float64Array.from(packs, ({ packG }) => packG),
    keeps: Uint8Array.from(packs, ({ keeps }) => (keeps ? 1 : 0)),
    byClass,
  }
}

/** The smallest amount of a food that a shop sells, in grams of the food itself. */
function smallestPack(foodId: string): { packG: number; keeps: boolean } {
  const food = findFood(foodId)
  if (food === null) return { packG: 0, keeps: true }
  const { sizes, gramsPerGram } = saleOf(food)
  return {
    packG: (sizes[0]?.usableG ?? 0) / gramsPerGram,
    keeps: doesLeftoverKeep(buyFor(foodId, 1)),
  }
}

type Kept = { target: Macros; lots: readonly Lot[]; prepared: PreparedPool }
const kept = new WeakMap<readonly Candidate[], Kept>()

/** The pool made ready for these targets and this stock; once while they stay the same. */
export function preparedPool(
  candidates: readonly Candidate[],
  target: Macros,
  lots: readonly Lot[],
  limits: WeekLimits,
): PreparedPool {
  const before = kept.get(candidates)
  if (before !== undefined && before.target === target && before.lots === lots) return before.prepared
  const prepared = preparePool(candidates, target, lots, limits)
  kept.set(candidates, { target, lots, prepared })
  return prepared
}
