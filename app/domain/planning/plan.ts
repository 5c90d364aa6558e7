import type { Lot, LotUse } from '#app/domain/pantry/stock.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import type { Macros } from './macros.ts'
import type { MealSlot } from './meal-split.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { PlanTargets } from './targets.ts'

/** A plan is plain data: it can be stored as JSON, and changed later from what it holds. */

export type PlannedIngredient = {
  /** The line as cooked; reading it back gives the grams. */
  text: string
  foodId: string | null
  grams: number
  /** Share that is eaten, where the rest is poured away. */
  eaten?: number
  /** Taken from these lots for everybody at the table, in lot order. */
  uses: readonly LotUse[]
  /** What the stock does not give of it for everybody. */
  toBuyG: number
}

export type PlannedMeal = Macros & {
  slot: MealSlot
  /** The slot's share of the day, in kcal. */
  targetKcal: number
  recipe: MealRecipe
  /** Against the recipe's usual amounts, in steps of 0.05. The lines and figures here are at this portion. */
  portion: number
  /** What is planned is what one person eats. */
  servings: 1
  ingredients: readonly PlannedIngredient[]
  draft: RecipeDraft
  isLocked: boolean
  /** Minutes a cook is busy with it. */
  activeMinutes: number
  /** Where it was cooked, when it is what was left of an earlier meal. */
  leftoverOf?: MealPlace
  /** How many meals are cooked at once, this one included, when leftovers of it are planned. */
  portionsCooked?: number
  /** The plain date on which somebody cooked it: from then on it stays as it is. */
  cookedDate?: string
}

export type PlanDay = {
  dayIndex: number
  /** In slot order. */
  meals: readonly PlannedMeal[]
  total: Macros
  /** Shares of the target: -0.01 is one per cent too little. */
  deviation: Macros
  /** Within the tolerances of `day-met.ts`, and no slot empty. */
  isMet: boolean
  /** Sentences, when it is not met: by how much, and why. */
  reasons: readonly string[]
}

export type Plan = {
  seed: number
  targets: PlanTargets
  days: readonly PlanDay[]
  /** For everybody at the table. */
  toBuy: readonly { foodId: string; name: string; grams: number }[]
  /** What is left of each lot after the last day. */
  stockLeft: readonly Lot[]
}

/** A meal's place in the plan. */
export type MealPlace = { dayIndex: number; slot: MealSlot }

/** Whether a meal was cooked, by itself or as part of the meal that it is left of. */
export function isCookedAlready(
  days: readonly { meals: readonly PlannedMeal[] }[],
  meal: PlannedMeal,
): boolean {
  if (meal.cookedDate !== undefined) return true
  const { leftoverOf } = meal
  return leftoverOf !== undefined && mealAt({ days }, leftoverOf)?.cookedDate !== undefined
}

/** The meal at a place, or null. */
export function mealAt(
  plan: { days: readonly { meals: readonly PlannedMeal[] }[] },
  { dayIndex, slot }: MealPlace,
): PlannedMeal | null {
  return plan.days[dayIndex]?.meals.find((meal) => meal.slot === slot) ?? null
}
