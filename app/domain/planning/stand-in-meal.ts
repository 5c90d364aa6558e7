import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { mealTypeOf, type SlotTarget } from './meal-split.ts'
import { standInNutrition } from './missing-nutrition.ts'
import type { PlannedMeal } from './plan.ts'

/**
 * A recipe of which nothing can be counted as a meal of a slot, with the specified stand-ins for its figures. It cannot
 * be portioned, and nothing of it is taken from the stock.
 */
export function standInMeal({ slot, kcal }: SlotTarget, draft: RecipeDraft, writtenBy: string): PlannedMeal {
  const { protein, carbs, fat } = standInNutrition(kcal)
  const { name, description, dishTemplate, cookingTimeMin, difficulty, cuisineType } = draft
  return {
    slot,
    targetKcal: kcal,
    recipe: {
      key: name.toLowerCase(),
      name,
      description,
      mealType: mealTypeOf(slot),
      form: dishTemplate,
      cuisine: cuisineType,
      parts: draft.ingredients.map(({ text }) => ({ foodId: null, grams: 0, prep: '', text })),
      written: { dishTemplate, cookingTimeMin, difficulty, instructions: [...draft.instructions] },
      writtenBy,
    },
    portion: 1,
    servings: 1,
    kcal,
    proteinG: protein,
    fatG: fat,
    carbsG: carbs,
    ingredients: draft.ingredients.map(({ text }) => ({ text, foodId: null, grams: 0, uses: [], toBuyG: 0 })),
    draft,
    isLocked: false,
    activeMinutes: cookingTimeMin,
  }
}
