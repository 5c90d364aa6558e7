import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kcalRangeOfWords } from '#app/domain/calories/make-estimate.ts'
import { type DescribedMeal, readMeal } from '#app/domain/meals/read-meal.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'

export const MEALS_FILE = 'meal-descriptions-dev.jsonl'

export type MeasuredMeal = {
  id: string
  set: string
  description: string
  calories: number
  carbs_g: number
  protein_g: number
  fat_g: number
  /** USDA's names with each one's share; null for meals of other countries. */
  items: { food: string; kcal: number }[] | null
}

/** Meals told in words, weighed and computed by researchers. */
export function readMeasuredMeals(folder: string): MeasuredMeal[] {
  return readFileSync(join(folder, MEALS_FILE), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
}

const CARBS_TOLERANCE_G = 7.5

export type MealScores = {
  meals: number
  carbsWithin: number
  carbsErrorG: number
  kcalError: number
  /** Of the mean meal. */
  kcalErrorShare: number
  proteinErrorG: number
  fatErrorG: number
  kcalInRange: number
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0)
const mean = (values: readonly number[]) => sum(values) / values.length

/** Reads meals from their text alone. Errors are means of absolute errors; shares 0 to 1. */
export function scoreMeals(
  meals: readonly MeasuredMeal[],
  onRead: (meal: MeasuredMeal, read: DescribedMeal, isHit: boolean) => void = () => {},
): MealScores {
  const rows = meals.map((meal) => {
    const read = readMeal(meal.description)
    const { low, high } = kcalRangeOfWords(meal.description)
    const carbsErrorG = Math.abs(read.total.carbsG - meal.carbs_g)
    onRead(meal, read, carbsErrorG <= CARBS_TOLERANCE_G)
    return {
      carbsErrorG,
      kcalError: Math.abs(read.total.kcal - meal.calories),
      proteinErrorG: Math.abs(read.total.proteinG - meal.protein_g),
      fatErrorG: Math.abs(read.total.fatG - meal.fat_g),
      isInRange: low <= meal.calories && meal.calories <= high,
    }
  })
  const kcalError = mean(rows.map((row) => row.kcalError))
  return {
    meals: meals.length,
    carbsWithin: mean(rows.map((row) => Number(row.carbsErrorG <= CARBS_TOLERANCE_G))),
    carbsErrorG: mean(rows.map((row) => row.carbsErrorG)),
    kcalError,
    kcalErrorShare: kcalError / mean(meals.map((meal) => meal.calories)),
    proteinErrorG: mean(rows.map((row) => row.proteinErrorG)),
    fatErrorG: mean(rows.map((row) => row.fatErrorG)),
    kcalInRange: mean(rows.map((row) => Number(row.isInRange))),
  }
}

export type DishScores = { dishes: number; kcalError: number; kcalErrorShare: number; coverage: number }

/**
 * Dishes whose foods are given by USDA's name and grams: what is left is finding the food. Grams are those that give
 * the item's energy by USDA's own figure, so only dishes whose items are all in `usda-foods.csv` count.
 */
export function scoreDishes(
  meals: readonly MeasuredMeal[],
  kcalPer100gByName: ReadonlyMap<string, number>,
  onRead: (meal: MeasuredMeal, kcal: number, lines: readonly string[]) => void = () => {},
): DishScores {
  const rows = meals.flatMap((meal) => {
    const lines = meal.items?.map(({ food, kcal }) => {
      const per100g = kcalPer100gByName.get(food)
      return per100g ? `${((100 * kcal) / per100g).toFixed(1)} g ${food}` : null
    })
    if (!lines || lines.some((line) => line === null)) return []
    const given = lines.filter((line) => line !== null)
    const read = nutritionOf(given, 1, { lookUp: findUsdaFood })
    onRead(meal, read.perServing.kcal, given)
    return [{ kcalError: Math.abs(read.perServing.kcal - meal.calories), kcal: meal.calories, read }]
  })
  const kcalError = mean(rows.map((row) => row.kcalError))
  return {
    dishes: rows.length,
    kcalError,
    kcalErrorShare: kcalError / mean(rows.map((row) => row.kcal)),
    coverage: mean(rows.map((row) => row.read.coverage)),
  }
}
