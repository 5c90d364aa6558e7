import { readTable } from '#app/food-table.server.ts'
import { findFood } from './foods.ts'

/** What a batch of a food weighs ("1 batch pizza dough"), or one of it that is bought whole ("1 rotisserie chicken"). */

const COLUMNS = ['foodId', 'unit', 'grams'] as const

const gramsByUnit = { batch: new Map<string, number>(), whole: new Map<string, number>() }

for (const { row, place } of readTable('foods/batches.csv', COLUMNS)) {
  const grams = Number(row.grams)
  if ((row.unit !== 'batch' && row.unit !== 'whole') || !(grams > 0) || findFood(row.foodId) === null)
    throw new Error(`${place} (${row.foodId}): food, unit or grams are not known`)
  gramsByUnit[row.unit].set(row.foodId, grams)
}

/** Grams of a usual batch of the food; null where nobody makes batches of it. */
export const gramsOfBatch = (foodId: string): number | null => gramsByUnit.batch.get(foodId) ?? null

/** Edible grams of one that is bought whole; null for all that is counted by its own pieces. */
export const gramsOfWhole = (foodId: string): number | null => gramsByUnit.whole.get(foodId) ?? null
