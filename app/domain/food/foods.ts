import { foodTableLines } from '#app/food-table.server.ts'
import type { Food } from './food.ts'
import { FOOD_COLUMNS, readFoodRow } from './food-row.ts'

/** Every food of the table, in the order of its files: read once, when this module is first imported. */
export const FOODS: readonly Food[] = foodTableLines(FOOD_COLUMNS).map(({ row, place }) =>
  readFoodRow(row, place),
)

const foodsById: ReadonlyMap<string, Food> = new Map(FOODS.map((food) => [food.id, food]))

/** The food with this id, or null. */
export function findFood(id: string): Food | null {
  return foodsById.get(id) ?? null
}

/** The food with this id. Throws when the table has none: ids in code are known to exist. */
export function foodById(id: string): Food {
  const food = foodsById.get(id)
  if (!food) throw new Error(`No food "${id}" in the table`)
  return food
}
