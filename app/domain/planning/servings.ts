import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { readTable } from '#app/food-table.server.ts'
import { coverOf } from './food-cover.ts'
import { isProduce } from './health.ts'

/** The most of one food that a plate holds (`foods/most-at-one-sitting.csv`), and more of it on a larger one. */

const RULES = readTable('foods/most-at-one-sitting.csv', ['name', 'foods', 'grams'] as const).map(
  ({ row, place }) => {
    const grams = Number(row.grams)
    if (!(grams > 0)) throw new Error(`${place} (${row.name}): grams are no number`)
    return { covers: coverOf(row.foods, place), grams }
  },
)

/** The table speaks of a meal of so much energy; whoever needs twice as much is served more, up to a limit. */
const USUAL_KCAL = 650
const MOST_GROWTH = 1.6

/** By how much servings of a meal of so many kcal are larger than usual. */
export function servingGrowth(mealKcal: number): number {
  return Math.min(MOST_GROWTH, Math.max(1, mealKcal / USUAL_KCAL))
}

const known = new Map<string, number>()

/** The most of a food at one sitting in a usual meal, in grams; Infinity for what nobody serves by itself. */
export function mostServingG(food: Food): number {
  let grams = known.get(food.id)
  if (grams === undefined)
    known.set(food.id, (grams = RULES.find(({ covers }) => covers(food))?.grams ?? Infinity))
  return grams
}

/** All fruit and vegetables of a usual meal together. */
export const MOST_PRODUCE_G = 600

/** The largest portion of a usual meal at which each of its foods is one serving at most, and all of it fits on a plate. */
export function mostServingPortion(foods: readonly { foodId: string; grams: number }[]): number {
  const sums = new Map<string, number>()
  for (const { foodId, grams } of foods) sums.set(foodId, (sums.get(foodId) ?? 0) + grams)
  let most = Infinity
  let produceG = 0
  for (const [foodId, grams] of sums) {
    const food = findFood(foodId)
    if (food === null || grams <= 0) continue
    most = Math.min(most, mostServingG(food) / grams)
    if (isProduce(food)) produceG += grams
  }
  return produceG > 0 ? Math.min(most, MOST_PRODUCE_G / produceG) : most
}
