import { figuresOfLine } from './amount-line.ts'
import { sumMacros } from './macros.ts'
import type { MealSlot } from './meal-split.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { PlannedMeal } from './plan.ts'
import type { PortionedRecipe } from './portion-recipe.ts'

/** A model's recipe at a portion as a meal of a plan; its stock is settled with the plan. */
export function modelMeal(
  slot: MealSlot,
  targetKcal: number,
  recipe: MealRecipe,
  { portion, lines }: PortionedRecipe,
): PlannedMeal {
  if (recipe.written === null) throw new Error(`${recipe.name} was not written by a model`)
  return {
    slot,
    targetKcal,
    recipe,
    portion,
    servings: 1,
    ...sumMacros(lines.map(({ text }) => figuresOfLine(text))),
    ingredients: lines.map(({ text, foodId, grams }) => ({ text, foodId, grams, uses: [], toBuyG: 0 })),
    draft: {
      name: recipe.name,
      description: recipe.description,
      servings: 1,
      ingredients: lines.map(({ text }) => ({ text, isExtra: true })),
      ...recipe.written,
      cuisineType: recipe.cuisine,
    },
    isLocked: false,
    activeMinutes: recipe.written.cookingTimeMin,
  }
}
