import type { Food } from '#app/domain/food/food.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import { findFood } from '#app/domain/food/foods.ts'

/** What of a day's food health authorities give bounds for, beside energy and macronutrients. */
export type Health = {
  fiberG: number
  sodiumMg: number
  saturatedFatG: number
  /** Fruit and vegetables without potatoes and juice. */
  produceG: number
  oilyFishG: number
}

/**
 * Bounds for an adult's day, as averages over the days of a plan. Fibre: EFSA 2010 (25 g). Sodium: EFSA 2019 (2.0 g is
 * safe and adequate), Institute of Medicine 2005 (at most 2.3 g). Saturated fat and fruit and vegetables: WHO 2023 (at most 10 % of energy, at
 * least 400 g). Oily fish: NHS (one portion of 140 g a week).
 */
export const HEALTH_BOUNDS = {
  leastFiberG: 25,
  mostSodiumMg: 2300,
  mostSaturatedShare: 0.1,
  leastProduceG: 400,
} as const

export const KCAL_PER_G_FAT = 9

/** Grams of oily fish a week (NHS: one portion of 140 g); shorter plans are not asked for it. */
export const OILY_FISH_G_A_WEEK = 140
const FISH_FROM_DAYS = 4
const WEEK_DAYS = 7

/** Grams of oily fish that a plan of so many days should hold; 0 where it is too short. */
export function oilyFishFor(days: number): number {
  return days >= FISH_FROM_DAYS ? (OILY_FISH_G_A_WEEK * days) / WEEK_DAYS : 0
}

/** Oily fish that is bought ready to eat, by NHS's list. */
const OILY: ReadonlySet<string> = new Set<FoodId>([
  'salmon-cooked',
  'wild-salmon-cooked',
  'salmon-canned',
  'smoked-salmon',
  'hot-smoked-salmon',
  'trout-cooked',
  'smoked-trout',
  'mackerel-cooked',
  'mackerel-canned',
  'smoked-mackerel',
  'sardines-canned',
  'sardines-in-tomato',
  'herring-cooked',
  'herring-pickled',
  'kipper',
])
/** Cooked like oily fish, but with less of the fatty acids: NHS does not count tuna. */
const NOT_OILY: ReadonlySet<string> = new Set<FoodId>(['tuna-steak', 'bluefin-tuna', 'skipjack-tuna'])

/** Whether a food counts as oily fish. */
export function isOilyFish({ id, kind }: Food): boolean {
  return (kind === 'oily-fish' && !NOT_OILY.has(id)) || OILY.has(id)
}

/** Whether somebody eats oily fish: salmon and mackerel stand for it. */
export function eatsOilyFish(isAllowed: (food: Food) => boolean): boolean {
  return ['salmon', 'mackerel'].some((id) => {
    const food = findFood(id)
    return food !== null && isAllowed(food)
  })
}

/** Fruit or vegetable as WHO counts them: no potatoes, no juice, no pulses. */
export function isProduce({ group, kind, roles }: Food): boolean {
  if (group === 'fruit') return kind !== 'juice'
  return group === 'vegetables' && roles[0] !== 'starch' && kind !== 'potato' && kind !== 'sweet-potato'
}

export const NO_HEALTH: Health = { fiberG: 0, sodiumMg: 0, saturatedFatG: 0, produceG: 0, oilyFishG: 0 }

/**
 * The figures of foods by weight, of which the share `eaten` counts (all of it where nothing is said); what the table does
 * not state counts as none. Unknown foods are passed over.
 */
export function healthOf(foods: readonly { foodId: string | null; grams: number; eaten?: number }[]): Health {
  const sum = { ...NO_HEALTH }
  for (const { foodId, grams: weighedG, eaten = 1 } of foods) {
    const food = foodId === null ? null : findFood(foodId)
    if (food === null) continue
    const grams = weighedG * eaten
    const { fiberG, sodiumMg, saturatedFatG } = food.per100g
    sum.fiberG += ((fiberG ?? 0) * grams) / 100
    sum.sodiumMg += ((sodiumMg ?? 0) * grams) / 100
    sum.saturatedFatG += ((saturatedFatG ?? 0) * grams) / 100
    if (isProduce(food)) sum.produceG += grams
    if (isOilyFish(food)) sum.oilyFishG += grams
  }
  return sum
}
