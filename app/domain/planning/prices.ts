import type { Food } from '#app/domain/food/food.ts'
import { RowReader } from '#app/domain/food/row-reader.ts'
import { readTable } from '#app/food-table.server.ts'
import { coverOf } from './food-cover.ts'

/**
 * Rough prices (`foods/prices.csv`): own brands of British supermarkets, estimated in November 2026, in pounds for a
 * kilogram to eat. They tell dear food from cheap, and no more. The first row that covers a food counts.
 */
const rows = readTable('foods/prices.csv', ['foods', 'poundsPerKg'] as const).map(({ row, place }) => ({
  covers: coverOf(row.foods, place),
  poundsPerKg: new RowReader(row, place, row.foods).number('poundsPerKg'),
}))

const USUAL_POUNDS_PER_KG = 5

/** About what a kilogram of a food costs, in pounds. */
export function poundsPerKg(food: Food): number {
  return rows.find(({ covers }) => covers(food))?.poundsPerKg ?? USUAL_POUNDS_PER_KG
}
