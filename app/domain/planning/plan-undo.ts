import { AppError } from '#app/domain/errors.ts'
import { UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import type { AwayChange } from './meals-away.ts'
import type { MealPlace, PlannedMeal } from './plan.ts'

/** A meal of a stored plan: where it stands, and the meal as the planner knows it. */
export type StoredMeal = MealPlace & {
  id: string
  recipeId: string
  meal: PlannedMeal
  isFilledByKitchen: boolean
  isAssumed: boolean
  turnedDown: readonly string[]
}

/** A meal that was eaten: which entry of the diary says so. */
export type EatenMeal = { entryId: string; mealId: string }

/** A meal that was cooked: which cooking it was. */
export type CookedMeal = { cookingId: string; mealId: string; isUndone: boolean }

/** What a change of a plan took away, enough to put it back exactly. */
export type PlanBefore = {
  status: 'ready' | 'incomplete' | 'failed'
  mealsDone: number
  /** Of each day: why it misses its targets. */
  reasons: readonly (readonly string[])[]
  /** The meals as they were that went or changed. */
  meals: readonly StoredMeal[]
  /** The meals that came instead. */
  cameIds: readonly string[]
  /** Diary entries that lost their meal with it. */
  eaten: readonly EatenMeal[]
  /** Cookings that lost their meal with it; absent in changes from before they were noted. */
  cooked?: readonly CookedMeal[]
  /** Meals of the plan that were eaten out or skipped, and which of them were made so after the plan was. */
  mealsAway?: number
  awayChanges?: readonly AwayChange[]
}

/** The last change of a plan: the revision it made, when, and what stood before; null once it is taken back. */
export type LastChange = { revision: number; before: PlanBefore | null; createdAt: Date }

/**
 * What has to be put back to undo the change that made the revision named; null where that has happened already, as
 * after a second click. Throws AppError('conflict') when the plan was changed since, or ten minutes are over.
 */
export function undoOf(
  asked: number,
  plan: { revision: number },
  last: LastChange | null,
  now: Date,
): PlanBefore | null {
  const isLast = last !== null && last.revision === asked
  if (isLast && last.before === null && plan.revision === asked + 1) return null
  if (plan.revision !== asked)
    throw new AppError(
      'conflict',
      'This plan has been changed since, so the earlier change can no longer be undone.',
    )
  if (!isLast || last.before === null || now.getTime() - last.createdAt.getTime() >= UNDO_WITHIN_MS)
    throw new AppError('conflict', 'A change to a plan can be undone for ten minutes, and that time is up.')
  return last.before
}
