import type { Food } from '#app/domain/food/food.ts'
import { DAIRY } from '#app/domain/food/table/dairy.ts'
import { EGGS } from '#app/domain/food/table/eggs.ts'
import { FATS } from '#app/domain/food/table/fats.ts'
import { FISH } from '#app/domain/food/table/fish.ts'
import { HERBS } from '#app/domain/food/table/herbs.ts'
import { MEAT } from '#app/domain/food/table/meat.ts'
import { POULTRY } from '#app/domain/food/table/poultry.ts'
import { VEGETABLES } from '#app/domain/food/table/vegetables.ts'
import { readFoodRows } from '#app/domain/food/table/row.ts'

/** Every food of the table, in the order of its files: parsed once, when this module is first imported. */
export const FOODS: readonly Food[] = [VEGETABLES, HERBS, POULTRY, MEAT, FISH, DAIRY, EGGS, FATS].flatMap(
  readFoodRows,
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
