import { findFood } from '#app/domain/food/foods.ts'
import type { planReport } from '#app/domain/planning/plan-json.ts'
import { mostServingG, servingGrowth } from '#app/domain/planning/servings.ts'

/** How much of one food a person finds on a plate. */

type Report = ReturnType<typeof planReport>

type Serving = { food: string; grams: number; meal: string; slot: string; kcal: number }

function servingsOf({ days }: Report): Serving[] {
  return days.flatMap(({ meals }) =>
    meals.flatMap(({ name, slot, kcal, foods }) => {
      const sums = new Map<string, number>()
      for (const { food, grams } of foods) sums.set(food, (sums.get(food) ?? 0) + grams)
      return [...sums].map(([food, grams]) => ({ food, grams, meal: name, slot, kcal }))
    }),
  )
}

/** Amounts are written as a cook would: a whole egg, 25 g of rice. */
const ROUNDED = 1.1

/** Rows of the report: servings that are larger than the table allows. */
export function servingRows(reports: readonly Report[]): string[][] {
  const servings = reports.flatMap(servingsOf)
  const beyond = servings.filter(({ food, grams, kcal }) => {
    const known = findFood(food)
    return known !== null && grams > ROUNDED * mostServingG(known) * servingGrowth(kcal)
  })
  return [
    ['servings of a food that are larger than anybody serves', `${beyond.length} of ${servings.length}`, '0'],
  ]
}
