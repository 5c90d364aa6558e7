import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { matchFood } from '#app/domain/food/match-food.ts'
import { findUsdaFood } from '#app/domain/meals/vocabulary/find-names.ts'
import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'
import { isTypedRule } from '#app/domain/cookbook/typed-rules.ts'
import { readWishes } from '#app/domain/cookbook/wishes.ts'
import { readTypedFood } from '#app/domain/kitchen/typed-food.ts'
import { judgeIngredient } from '#app/domain/food/only-food.ts'

export type FoodReading = {
  line: string
  /** `food`: in our table or USDA's. `unknown`: kept, not counted. `refused`: no food, or unsafe to eat. */
  kind: 'food' | 'unknown' | 'refused'
  reason: string | null
}

/** Says of each typed line what the food tables make of it, ours first and USDA's second. */
export function readFoodNames(lines: readonly string[]): FoodReading[] {
  return lines.map((line) => {
    const name = readIngredientLine(line).name || line
    const judged = judgeIngredient(line)
    if (judged.verdict === 'not-food' || judged.verdict === 'unsafe')
      return { line, kind: 'refused', reason: judged.reason }
    // "2,000 kg of lard": a slip of the keyboard, not a kitchen.
    const { refusal } = readPantryLine(line)
    if (refusal !== null) return { line, kind: 'refused', reason: refusal }
    const isKnown = (matchFood(name) ?? findUsdaFood(name)) !== null
    return { line, kind: isKnown ? 'food' : 'unknown', reason: null }
  })
}

/** The same of what is typed into the generator, where "half a jar of pesto" and a wish ("20 minutes") are understood too. */
export function readForRecipe(lines: readonly string[]): FoodReading[] {
  return readFoodNames(lines).map((reading) =>
    reading.kind === 'unknown' && isUnderstood(reading.line) ? { ...reading, kind: 'food' } : reading,
  )
}

const isUnderstood = (line: string): boolean =>
  readTypedFood(line).food !== null || readWishes([line]).ingredients[0] !== line || isTypedRule(line)
