import { AppError } from '#app/domain/errors.ts'
import { cooksOnFewDays } from './cook-days.ts'
import { targetsOn } from './meals-away.ts'
import { type MealSlot, mealTypeLabel, mealTypeOf } from './meal-split.ts'
import { isCookedAlready, type MealPlace, type Plan, type PlannedMeal, mealAt } from './plan.ts'
import { totalPlan } from './plan-totals.ts'
import { portionMeals } from './portion-meals.ts'
import { mealOfDish, mealsWithout, planWith } from './place-dish.ts'
import type { PlanContext } from './plan-context.ts'
import { DAYS_APART } from './week-variety.ts'
import { solvePlan } from './solve-plan.ts'

/** Changes to a plan. Each gives a new plan with totals, deviations, stock and shopping worked out again. */

function requireMeal(plan: Plan, place: MealPlace): PlannedMeal {
  const meal = mealAt(plan, place)
  if (meal === null) {
    throw new AppError('not-found', `There is no ${mealTypeLabel(place.slot)} on day ${place.dayIndex + 1}.`)
  }
  return meal
}

/** Keeps a meal as it is when others are made anew, or frees it. Throws AppError('not-found'). */
export function lockMeal(plan: Plan, place: MealPlace, isLocked: boolean): Plan {
  requireMeal(plan, place)
  const days = plan.days.map((day, dayIndex) =>
    dayIndex === place.dayIndex
      ? {
          ...day,
          meals: day.meals.map((meal) => (meal.slot === place.slot ? { ...meal, isLocked } : meal)),
        }
      : day,
  )
  return { ...plan, days }
}

function remake(
  context: PlanContext,
  plan: Plan,
  seed: number,
  isRemade: (dayIndex: number, meal: PlannedMeal) => boolean,
  avoidKeys: readonly string[] = [],
): Plan {
  const bannedKeys = new Set(avoidKeys)
  const mealsOfDays = plan.days.map(({ meals }, dayIndex) =>
    meals.filter((meal) => {
      const remade = isRemade(dayIndex, meal)
      if (remade) bannedKeys.add(meal.recipe.key)
      return !remade
    }),
  )
  const open = plan.days.flatMap(({ meals }) => meals).length - mealsOfDays.flat().length
  // Whoever swaps one meal wants another dish there, not what is left of one. What was left of the old dish is cooked by
  // itself: nothing changes that nobody asked to change.
  const isAllFresh = open === 1
  return solvePlan(context, { mealsOfDays, bannedKeys, isAllFresh }, seed)
}

/**
 * Puts another dish in a meal's place; everything else stays. Dishes already turned down can be named by their keys.
 * Throws AppError('not-found').
 */
export function swapMeal(
  context: PlanContext,
  plan: Plan,
  place: MealPlace,
  seed: number,
  avoidKeys: readonly string[] = [],
): Plan {
  requireMeal(plan, place)
  return remake(
    context,
    plan,
    seed,
    (dayIndex, meal) => dayIndex === place.dayIndex && meal.slot === place.slot,
    avoidKeys,
  )
}

/**
 * Puts one dish of the book in a meal's place; everything else stays. Throws AppError('not-found') when the plan has no
 * such meal, ('conflict') when the dish does not fit there, is there already or is not wanted again.
 */
export function putDish(context: PlanContext, plan: Plan, place: MealPlace, dishId: string): Plan {
  const before = requireMeal(plan, place)
  if (before.recipe.key === dishId) throw new AppError('conflict', `${before.recipe.name} is there already.`)
  if (context.unwantedKeys?.has(dishId))
    throw new AppError(
      'conflict',
      'Somebody who eats this does not want that dish again. Choose another dish, or allow it in the profile first.',
    )
  const kept = mealsWithout(plan, place)
  const meal = mealOfDish(context, kept, place, dishId)
  if (meal === null)
    throw new AppError('conflict', 'This dish does not fit here any more. Choose another dish.')
  return planWith(context, plan.seed, kept, place.dayIndex, meal)
}

/**
 * Replaces every meal that is neither locked nor cooked with another dish. Where somebody cooks on few days, what is eaten
 * later of a locked dish stays with it: there would be nothing else to eat on those days.
 */
export function regenerateUnlocked(context: PlanContext, plan: Plan, seed: number): Plan {
  const staysWithPot = ({ leftoverOf }: PlannedMeal) =>
    cooksOnFewDays(context.wishes) && leftoverOf !== undefined && mealAt(plan, leftoverOf)?.isLocked === true
  return remake(
    context,
    plan,
    seed,
    (_, meal) => !meal.isLocked && !isCookedAlready(plan.days, meal) && !staysWithPot(meal),
  )
}

/**
 * Replaces the meals of one day that are neither locked nor cooked with other dishes; where somebody cooks on few days,
 * what is eaten of them on the other days as well.
 */
export function regenerateDay(context: PlanContext, plan: Plan, dayIndex: number, seed: number): Plan {
  const isOpen = (meal: PlannedMeal) => !meal.isLocked && !isCookedAlready(plan.days, meal)
  const isRemadePot = (place: MealPlace) => {
    const pot = mealAt(plan, place)
    return place.dayIndex === dayIndex && pot !== null && isOpen(pot)
  }
  return remake(context, plan, seed, (at, meal) => {
    if (!isOpen(meal)) return false
    if (at === dayIndex) return true
    return cooksOnFewDays(context.wishes) && meal.leftoverOf !== undefined && isRemadePot(meal.leftoverOf)
  })
}

/** Fills the slots that are empty and leaves every meal there is. */
export function completePlan(context: PlanContext, plan: Plan, seed: number): Plan {
  return remake(context, plan, seed, () => false)
}

function refuseRepeats(days: readonly (readonly PlannedMeal[])[]): void {
  const lastDay = new Map<string, number>()
  for (const [dayIndex, meals] of days.entries()) {
    for (const { recipe, leftoverOf, slot } of meals) {
      // A breakfast may be somebody's usual one.
      if (leftoverOf !== undefined || slot === 'breakfast') continue
      const before = lastDay.get(recipe.key)
      if (before !== undefined && dayIndex - before < DAYS_APART)
        throw new AppError('conflict', `${recipe.name} would come twice within ${DAYS_APART} days.`)
      lastDay.set(recipe.key, dayIndex)
    }
  }
}

/**
 * Moves a meal to another place; what was there takes its old one. Both are portioned for their new slots, and the
 * unlocked meals of both days with them. Throws AppError('not-found'), or ('conflict') when a dish would come twice
 * within three days.
 */
export function moveMeal(context: PlanContext, plan: Plan, from: MealPlace, to: MealPlace): Plan {
  const moved = requireMeal(plan, from)
  const slotAt = ({ dayIndex, slot }: MealPlace) =>
    targetsOn(context.targets, dayIndex).slots.find((one) => one.slot === slot)
  const [target, source] = [slotAt(to), slotAt(from)]
  if (target === undefined || source === undefined || plan.days[to.dayIndex] === undefined) {
    throw new AppError('not-found', `There is no ${mealTypeLabel(to.slot)} on day ${to.dayIndex + 1}.`)
  }
  const other = mealAt(plan, to)
  const isSame = (place: MealPlace, dayIndex: number, slot: MealSlot) =>
    place.dayIndex === dayIndex && place.slot === slot
  const days = plan.days.map(({ meals }, dayIndex) => {
    const rest = meals.filter(({ slot }) => !isSame(from, dayIndex, slot) && !isSame(to, dayIndex, slot))
    if (dayIndex === to.dayIndex) rest.push(placed(moved, target.slot, target.kcal))
    if (dayIndex === from.dayIndex && other !== null && other !== moved)
      rest.push(placed(other, source.slot, source.kcal))
    return rest
  })
  refuseRepeats(days)
  const changed = new Set([from.dayIndex, to.dayIndex])
  const fitted = days.map((meals, dayIndex) => {
    if (!changed.has(dayIndex)) return meals
    const isFree = (meal: PlannedMeal) =>
      meal.cookedDate === undefined &&
      (!meal.isLocked || isSame(to, dayIndex, meal.slot) || isSame(from, dayIndex, meal.slot))
    return portionMeals(context, targetsOn(context.targets, dayIndex), meals, isFree)
  })
  return totalPlan(context, plan.seed, fitted)
}

function placed(meal: PlannedMeal, slot: MealSlot, targetKcal: number): PlannedMeal {
  return { ...meal, slot, targetKcal, recipe: { ...meal.recipe, mealType: mealTypeOf(slot) } }
}
