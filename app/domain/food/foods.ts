import type { Food } from '#app/domain/food/food.ts'
import { BAKING } from '#app/domain/food/table/baking.ts'
import { BREAD } from '#app/domain/food/table/bread.ts'
import { CONDIMENTS } from '#app/domain/food/table/condiments.ts'
import { DAIRY } from '#app/domain/food/table/dairy.ts'
import { DISHES_LIGHT } from '#app/domain/food/table/dishes-light.ts'
import { DISHES_MAINS } from '#app/domain/food/table/dishes-mains.ts'
import { DRINKS } from '#app/domain/food/table/drinks.ts'
import { EGGS } from '#app/domain/food/table/eggs.ts'
import { FATS } from '#app/domain/food/table/fats.ts'
import { FISH } from '#app/domain/food/table/fish.ts'
import { FRUIT } from '#app/domain/food/table/fruit.ts'
import { GRAINS } from '#app/domain/food/table/grains.ts'
import { HERBS } from '#app/domain/food/table/herbs.ts'
import { MEAT } from '#app/domain/food/table/meat.ts'
import { NUTS } from '#app/domain/food/table/nuts.ts'
import { POULTRY } from '#app/domain/food/table/poultry.ts'
import { PULSES } from '#app/domain/food/table/pulses.ts'
import { SWEETS } from '#app/domain/food/table/sweets.ts'
import { VEGETABLES } from '#app/domain/food/table/vegetables.ts'
import { VEGETABLES_COOKED } from '#app/domain/food/table/vegetables-cooked.ts'
import { VEGETABLES_PRESERVED } from '#app/domain/food/table/vegetables-preserved.ts'
import { readFoodRows } from '#app/domain/food/table/row.ts'

/** Every food of the table, in the order of its files: parsed once, when this module is first imported. */
export const FOODS: readonly Food[] = [
  VEGETABLES,
  HERBS,
  POULTRY,
  MEAT,
  FISH,
  DAIRY,
  EGGS,
  FATS,
  GRAINS,
  BREAD,
  PULSES,
  NUTS,
  CONDIMENTS,
  FRUIT,
  BAKING,
  SWEETS,
  DRINKS,
  DISHES_MAINS,
  DISHES_LIGHT,
  VEGETABLES_PRESERVED,
  VEGETABLES_COOKED,
].flatMap(readFoodRows)

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
