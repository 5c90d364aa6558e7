import { setTimeout as pause } from 'node:timers/promises'
import { AppError } from '#app/domain/errors.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { recipeFromDraft } from '#app/domain/planning/draft-candidate.ts'
import { type DietaryPreferences, hasDietaryPreferences } from '#app/domain/planning/dietary-preferences.ts'
import { mealTypeOf, type SlotTarget } from '#app/domain/planning/meal-split.ts'
import { isCaloriesMissing } from '#app/domain/planning/missing-nutrition.ts'
import type { PlannedMeal } from '#app/domain/planning/plan.ts'
import { mealForSlot } from '#app/domain/planning/portion-meals.ts'
import { standInMeal } from '#app/domain/planning/stand-in-meal.ts'
import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import type { Services } from '#app/features/services.ts'

/** A meal that fails is asked for once more. */
const TRIES = 2
/** The person's own requests may take the places for a while. */
const PLACE_WAIT_MS = 2000
const PLACE_WAITS = 150

export type MealQuestion = {
  slot: SlotTarget
  dietaryPreferences: DietaryPreferences
  memberId: string
  requestOf(attempt: number): RecipeRequest
  /** A dish that may not come (again) here. */
  isRefused(meal: PlannedMeal): boolean
}

export type WrittenMeal = { meal: PlannedMeal; isAssumed: boolean }

/** One meal from the chef, portioned for its slot; null when it cannot be had. Throws only when it is told to stop. */
export async function askForMeal(
  { chef, log }: Pick<Services, 'chef' | 'log'>,
  question: MealQuestion,
  signal: AbortSignal,
): Promise<WrittenMeal | null> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    try {
      const draft = await whenThereIsAPlace(() => firstDraft(chef, question, attempt, signal), signal)
      const written = draft && asMeal(draft, question, chef.name)
      if (written && !question.isRefused(written.meal)) return written
      log.warn({ attempt, slot: question.slot.slot }, 'a meal of a plan was refused')
    } catch (error) {
      signal.throwIfAborted()
      log.warn({ error, attempt, slot: question.slot.slot }, 'a meal of a plan could not be written')
      if (error instanceof AppError && error.code === 'unavailable') return null
    }
  }
  return null
}

async function firstDraft(
  chef: Services['chef'],
  { requestOf, memberId }: MealQuestion,
  attempt: number,
  signal: AbortSignal,
): Promise<RecipeDraft | null> {
  let draft: RecipeDraft | null = null
  // To the end, so that the call ends whole and its cost is known.
  for await (const event of chef.writeRecipes(requestOf(attempt), { signal, memberId }))
    if (event.type === 'recipe') draft ??= event.recipe
  if (!draft) signal.throwIfAborted()
  return draft
}

async function whenThereIsAPlace<T>(ask: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let wait = 1; ; wait++) {
    try {
      return await ask()
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === 'too-many-requests'
      if (!isBusy || wait > PLACE_WAITS) throw error
    }
    await pause(PLACE_WAIT_MS, undefined, { signal })
  }
}

/** A draft as a meal: portioned by its counted food, or with the specified stand-ins where nothing can be counted. */
function asMeal(
  draft: RecipeDraft,
  { slot, dietaryPreferences }: MealQuestion,
  writtenBy: string,
): WrittenMeal | null {
  if (safetyFaultOf(draft, dietaryPreferences.eaters) !== null) return null
  if (breachOfDraft(draft, dietaryPreferences) !== null) return null
  const recipe = recipeFromDraft(draft, mealTypeOf(slot.slot), writtenBy, dietaryPreferences)
  if (recipe) {
    const meal = mealForSlot(slot, recipe)
    return meal && { meal, isAssumed: false }
  }
  const lines = draft.ingredients.map(({ text }) => text)
  const isUncounted = isCaloriesMissing(nutritionOf(lines, draft.servings).perServing.kcal)
  // What nobody knows is never called safe.
  return isUncounted && !hasDietaryPreferences(dietaryPreferences)
    ? { meal: standInMeal(slot, draft, writtenBy), isAssumed: true }
    : null
}
