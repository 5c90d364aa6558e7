import { preparedLine } from '#app/domain/food/prepared-line.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import type { MealType, RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { figuresOfLine, writeAmount } from './amount-line.ts'
import { foodById } from '#app/domain/food/foods.ts'
import { extraItem } from '#app/domain/kitchen/pantry.ts'
import { allowedBy, type DietaryPreferences, hasDietaryPreferences } from './dietary-preferences.ts'
import type { MealRecipe, RecipePart } from './meal-recipe.ts'
import { portionRecipe } from './portion-recipe.ts'

const SURE = 0.7

/** One line per serving as a part that scales; null when it names no single known food with a weight. */
function partOfLine(text: string, servings: number): RecipePart | null {
  const { counted } = nutritionOf([text], servings)
  const only = counted[0]
  if (only === undefined || counted.length > 1 || only.confidence < SURE) return null
  const grams = only.grams / servings
  const part = { foodId: only.foodId, grams, prep: '', text }
  if (grams <= 0) return null
  // The table's own name for it has to read back as the same food.
  const written = writeAmount(extraItem(foodById(only.foodId)), grams)
  if (figuresOfLine(written.text).foodId !== only.foodId) return null
  const prep = readIngredientLine(text).preparation ?? ''
  const withPrep = prep === '' ? part : { ...part, prep }
  return figuresOfLine(preparedLine(written.text, prep)).foodId === only.foodId ? withPrep : part
}

/**
 * Makes a recipe somebody else wrote (a model) one that can be planned with, per serving. Null when less than 90 % of it
 * is known to the food table or a food breaks the dietary preferences: what is not known is never portioned or called safe.
 */
export function recipeFromDraft(
  draft: RecipeDraft,
  mealType: MealType,
  writtenBy: string,
  dietaryPreferences: DietaryPreferences,
): MealRecipe | null {
  const lines = draft.ingredients.map(({ text }) => text)
  const { coverage, uncounted } = nutritionOf(lines, draft.servings)
  if (coverage < 0.9) return null
  const isAllowed = allowedBy(dietaryPreferences)
  const hasWishes = hasDietaryPreferences(dietaryPreferences)
  if (hasWishes && uncounted.length > 0) return null
  const parts: RecipePart[] = []
  for (const text of lines) {
    const part = partOfLine(text, draft.servings)
    if (part === null) {
      if (hasWishes) return null
      // Without a weight it adds nothing to the figures either: a pinch of salt, parsley to serve.
      if (figuresOfLine(text).kcal > 0) return null
      parts.push({ foodId: null, grams: 0, prep: '', text })
      continue
    }
    if (part.foodId !== null && !isAllowed(foodById(part.foodId))) return null
    parts.push(part)
  }
  const key = draft.name.toLowerCase()
  const recipe: MealRecipe = {
    key,
    name: draft.name,
    description: draft.description,
    mealType,
    form: draft.dishTemplate,
    cuisine: draft.cuisineType,
    parts,
    written: {
      dishTemplate: draft.dishTemplate,
      cookingTimeMin: draft.cookingTimeMin,
      difficulty: draft.difficulty,
      instructions: [...draft.instructions],
    },
    writtenBy,
  }
  return portionRecipe(recipe, 1).macros.kcal > 0 ? recipe : null
}
