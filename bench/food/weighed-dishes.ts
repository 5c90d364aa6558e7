import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nutritionOf, type RecipeNutrition } from '#app/domain/food/nutrition.ts'

export const DISHES_FILE = 'dishes-dev.jsonl'

export type WeighedDish = {
  dish_id: string
  calories: number
  ingredients: { name: string; grams: number; kcal: number }[]
}

/** Plates of a canteen, every food named and weighed (Nutrition5k). */
export function readWeighedDishes(folder: string): WeighedDish[] {
  return readFileSync(join(folder, DISHES_FILE), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
}

export type WeighedDishScores = {
  dishes: number
  kcalError: number
  /** Mean error over the calories of the mean dish. */
  kcalErrorShare: number
  /** Share of the weighed grams that is counted. */
  coverage: number
}

/** Finds the foods of each dish by name and adds up their grams: what is wrong then is the food found. */
export function scoreWeighedDishes(
  dishes: readonly WeighedDish[],
  onRead: (dish: WeighedDish, read: RecipeNutrition) => void = () => {},
): WeighedDishScores {
  let [error, kcal, counted, grams] = [0, 0, 0, 0]
  for (const dish of dishes) {
    // As they lie on the plate: what is weighed there is cooked.
    const read = nutritionOf(
      dish.ingredients.map(({ name, grams: weight }) => `${weight} g ${name}`),
      1,
      { isServed: true },
    )
    onRead(dish, read)
    error += Math.abs(read.perServing.kcal - dish.calories)
    kcal += dish.calories
    counted += read.counted.reduce((sum, line) => sum + line.grams, 0)
    grams += dish.ingredients.reduce((sum, one) => sum + one.grams, 0)
  }
  return {
    dishes: dishes.length,
    kcalError: error / dishes.length,
    kcalErrorShare: error / kcal,
    coverage: counted / grams,
  }
}
