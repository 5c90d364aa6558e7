import { readTable } from '#app/food-table.server.ts'
import { findFood } from './foods.ts'
import { readWorldDishRow, WORLD_DISH_COLUMNS, type WorldDish } from './world-dish-row.ts'

let dishes: readonly WorldDish[] | null = null

/**
 * Dishes of the world beyond the food table and USDA's, each composed from foods of the table by grams. Read when they
 * are first asked for: only told meals need them. Throws with file, line and column where a row is wrong.
 */
export function worldDishes(): readonly WorldDish[] {
  dishes ??= readTable('foods/world-dishes.csv', WORLD_DISH_COLUMNS).map(({ row, place }) =>
    readWorldDishRow(row, place, findFood),
  )
  return dishes
}
