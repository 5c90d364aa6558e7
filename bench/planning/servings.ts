import { findFood } from '#app/domain/food/foods.ts'
import { largestPortionG } from '#app/domain/kitchen/doses.ts'
import type { Report } from './liveable.ts'

/** How much of one food a person finds on a plate. */

export type Serving = { food: string; grams: number; meal: string; slot: string; kcal: number }

export function servingsOf({ days }: Report): Serving[] {
  return days.flatMap(({ meals }) =>
    meals.flatMap(({ name, slot, kcal, foods }) => {
      const sums = new Map<string, number>()
      for (const { food, grams } of foods) sums.set(food, (sums.get(food) ?? 0) + grams)
      return [...sums].map(([food, grams]) => ({ food, grams, meal: name, slot, kcal }))
    }),
  )
}

export function servingRows(reports: readonly Report[]): string[][] {
  const servings = reports.flatMap(servingsOf)
  const beyond = servings.filter(({ food, grams }) => {
    const known = findFood(food)
    return known !== null && grams > 1.02 * largestPortionG(known)
  })
  return [
    ['servings of a food that are larger than anybody serves', `${beyond.length} of ${servings.length}`, '0'],
  ]
}
