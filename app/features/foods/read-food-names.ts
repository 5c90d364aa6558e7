import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { matchFood } from '#app/domain/food/match-food.ts'
import { judgeIngredient } from '#app/domain/food/only-food.ts'

export type FoodReading = {
  line: string
  /** `food`: in the table. `unknown`: kept, not counted. `refused`: no food, or unsafe to eat. */
  kind: 'food' | 'unknown' | 'refused'
  reason: string | null
}

/** Says of each typed line what the food table makes of it. */
export function readFoodNames(lines: readonly string[]): FoodReading[] {
  return lines.map((line) => {
    const name = readIngredientLine(line).name || line
    const judged = judgeIngredient(line)
    if (judged.verdict === 'not-food' || judged.verdict === 'unsafe')
      return { line, kind: 'refused', reason: judged.reason }
    return { line, kind: matchFood(name) ? 'food' : 'unknown', reason: null }
  })
}
