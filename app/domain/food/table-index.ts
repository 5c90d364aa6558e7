import { buildFoodIndex, type FoodIndex } from './food-index.ts'
import { FOODS } from './foods.ts'

let tableIndex: FoodIndex | undefined

/** The index over the names of the food table, built when the first name is looked up. */
export const indexOfTable = (): FoodIndex => (tableIndex ??= buildFoodIndex(FOODS))
