import type { FoodLookup } from '#app/domain/food/imported-food.ts'
import { judgeDraft } from '#app/domain/recipe/draft-gates.ts'
import { withNotes } from '#app/domain/recipe/notes-gate.ts'
import type { Recipe, RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'

/** Why a draft may not reach the page, in words for the log and for a second attempt. */
export type DraftCheck = { ok: true; recipe: Recipe } | { ok: false; reason: string }

/**
 * The gates every chef passes, and the numbers: computed from the lines, whoever wrote them, of foods beyond the table
 * by `lookUp`; `notCounted` are foods that only the steps name. A model's adapter runs the same gates first, to retry.
 */
export function checkDraft(
  draft: RecipeDraft,
  request: RecipeRequest,
  writtenBy: string,
  lookUp?: FoodLookup,
  notCounted: readonly string[] = [],
): DraftCheck {
  const judged = judgeDraft(draft, request, lookUp)
  if (!judged.ok) return judged
  const { nutrition, notes } = judged
  const uncounted = [
    ...nutrition.uncounted,
    ...notCounted.map((food) => `${food} (in the steps, without an amount)`),
  ]
  return {
    ok: true,
    recipe: { ...withNotes(draft, notes), nutrition: { ...nutrition, uncounted }, writtenBy },
  }
}
