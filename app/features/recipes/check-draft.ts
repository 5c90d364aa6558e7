import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { dietVerdictOfLines } from '#app/domain/food/diets.ts'
import type { Recipe, RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** Why a draft may not reach the page, in words for the log and for a second attempt. */
export type DraftCheck = { ok: true; recipe: Recipe } | { ok: false; reason: string }

const MAX_KCAL_PER_SERVING = 3000

/**
 * The gates every chef passes: the diet is kept, the amounts are plausible. Numbers are computed from the
 * lines, whoever wrote them.
 */
export function checkDraft(draft: RecipeDraft, request: RecipeRequest, writtenBy: string): DraftCheck {
  if (draft.ingredients.length === 0 || draft.instructions.length === 0)
    return { ok: false, reason: 'It has no ingredients or no steps' }
  const lines = draft.ingredients.map((ingredient) => ingredient.text)
  const diet = dietVerdictOfLines(lines, request.dietaryRestriction)
  if (diet.verdict === 'breaks')
    return { ok: false, reason: `${diet.offenders.join(', ')} does not fit ${request.dietaryRestriction}` }
  const nutrition = nutritionOf(lines, draft.servings)
  if (nutrition.perServing.kcal > MAX_KCAL_PER_SERVING)
    return { ok: false, reason: 'A serving is implausibly large' }
  return { ok: true, recipe: { ...draft, nutrition, writtenBy } }
}
