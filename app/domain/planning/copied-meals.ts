import { breachOfDraft } from '#app/domain/recipe/dietary-gate.ts'
import { safetyFaultOf } from '#app/domain/recipe/safety-gate.ts'
import { targetsOn } from './meals-away.ts'
import { potOf, targetsOf } from './request-people.ts'
import type { PlanRequest } from './plan-request.ts'
import type { PlannedMeal } from './plan.ts'
import { variationOf } from './variations.ts'

/**
 * The meals of a plan that a copy of it begins with, not cooked yet: those in its places, of dishes that
 * everybody still eats and wants. Places without one are filled like those of a new plan.
 */
export function copiedMeals<Placed extends { dayIndex: number; meal: PlannedMeal }>(
  meals: readonly Placed[],
  request: PlanRequest,
  unwantedKeys: readonly string[],
): Placed[] {
  const targets = targetsOf(request)
  const { dietaryPreferences, varied } = potOf(request)
  const isPlace = (dayIndex: number, { slot }: PlannedMeal) =>
    targetsOn(targets, dayIndex).slots.some((one) => one.slot === slot)
  const isEaten = ({ draft, recipe, leftoverOf }: PlannedMeal) =>
    breachOfDraft(draft, dietaryPreferences) === null &&
    varied.every((wishes) => variationOf(recipe, wishes) !== null) &&
    // What is left of a dish has no steps that cook it.
    (leftoverOf !== undefined || safetyFaultOf(draft, dietaryPreferences.eaters) === null)
  return meals
    .filter(
      ({ dayIndex, meal }) =>
        isPlace(dayIndex, meal) && !unwantedKeys.includes(meal.recipe.key) && isEaten(meal),
    )
    .map((placed) => {
      const { cookedDate: _, ...meal } = placed.meal
      return { ...placed, meal }
    })
}
