import { AppError } from '#app/domain/errors.ts'
import { judgeIngredient } from '#app/domain/food/only-food.ts'
import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'

/** Throws `invalid-input` for the first line that is no food, is not safe to eat, or says something impossible. */
export function refuseWhatIsNoFood(ingredients: readonly string[]): void {
  for (const line of ingredients) {
    const judged = judgeIngredient(line)
    if (judged.verdict === 'not-food' || judged.verdict === 'unsafe') {
      throw new AppError('invalid-input', judged.reason, { field: 'ingredients' })
    }
    const { refusal } = readPantryLine(line)
    if (refusal !== null) throw new AppError('invalid-input', refusal, { field: 'ingredients' })
  }
}
