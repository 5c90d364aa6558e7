import { AppError } from '#app/domain/errors.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import { bookMeal } from './book-meal.ts'
import { hasStrictDietaryPreferences, wishesInWords } from './dietary-preferences.ts'
import { mealTypeLabel } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import { ownDish, readOwnRecipe } from './own-dish.ts'
import { draftOfOwn, type OwnRecipe, whyOwnIsRefused } from './own-recipe.ts'
import type { MealPlace, Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { totalPlan } from './plan-totals.ts'
import { portionMeals } from './portion-meals.ts'
import { MOST_OFF } from './solve-plan.ts'
import { variationOf } from './variations.ts'
import { DAYS_APART } from './week-variety.ts'

/** Of less than this the figures would say little. */
const LEAST_COUNTED = 0.9
const MOST_NAMED = 3

const named = (lines: readonly string[]) => listOf(lines.slice(0, MOST_NAMED).map((line) => `“${line}”`))

/** Why an own recipe cannot be in a plan, in a sentence or two; null when it can. */
function whyNotPlanned(
  { dietaryPreferences, varied }: Pick<PlanContext, 'dietaryPreferences' | 'varied'>,
  recipe: OwnRecipe,
): string | null {
  const { figures, foods, uncounted } = readOwnRecipe(recipe)
  const { coverage } = nutritionOf(recipe.ingredients, recipe.servings)
  if (coverage < LEAST_COUNTED || figures.kcal <= 0)
    return uncounted.length === 0
      ? 'We can’t count what this recipe brings. Give its ingredients amounts, then add it again.'
      : `We can’t count enough of this recipe to plan with it. Rewrite ${named(uncounted)} with an amount and a plainer name, then add it again.`
  if (uncounted.length > 0 && hasStrictDietaryPreferences(dietaryPreferences))
    return `We don’t know ${named(uncounted)}, so we can’t tell whether it fits this plan (${wishesInWords(dietaryPreferences)}).`
  const refused = whyOwnIsRefused(draftOfOwn(recipe), dietaryPreferences)
  if (refused !== null) return refused
  const parts = foods.map(({ food, grams }) => ({ foodId: food.id, grams, prep: '', text: '' }))
  const unvaried = varied.find((wishes) => variationOf({ parts }, wishes) === null)
  return unvaried === undefined
    ? null
    : `Somebody who eats with you leaves part of it out (${wishesInWords(unvaried)}), and it can’t be varied for them.`
}

/**
 * Puts an own recipe in a place of the plan and locks it, in the portion that brings its day nearest to the targets; every
 * other meal stays. Throws AppError('not-found') where the plan has no such meal, ('invalid-input') where the recipe cannot be
 * planned, ('conflict') where it would come twice within three days.
 */
export function placeRecipe(context: PlanContext, plan: Plan, place: MealPlace, recipe: OwnRecipe): Plan {
  const { dayIndex, slot } = place
  const targets = targetsOn(context.targets, dayIndex)
  const target = targets.slots.find((one) => one.slot === slot)
  if (target === undefined || plan.days[dayIndex] === undefined)
    throw new AppError(
      'not-found',
      `There is no ${mealTypeLabel(slot)} to cook on day ${dayIndex + 1} of this plan.`,
    )
  const why = whyNotPlanned(context, recipe)
  if (why !== null) throw new AppError('invalid-input', why)
  const planDish = ownDish(recipe, context.dishes)
  const serving = { slot, targetKcal: target.kcal, portion: 1, sides: [], meals: 1 }
  // It was chosen by hand: it stays when the rest of the day or plan is regenerated.
  const meal = { ...bookMeal(context, planDish, serving), isLocked: true }
  const mealsOfDays = plan.days.map(({ meals }, day) =>
    day === dayIndex ? [...meals.filter((one) => one.slot !== slot), meal] : meals,
  )
  refuseRepeat(mealsOfDays, place, meal)
  const placed = mealsOfDays.map((meals, day) =>
    day === dayIndex ? portionMeals(context, targets, meals, (one) => one === meal) : meals,
  )
  const own = placed[dayIndex]!.find((one) => one.slot === slot)!
  if (Math.abs(own.kcal / (planDish.figures.kcal * own.portion) - 1) > MOST_OFF)
    throw new AppError(
      'invalid-input',
      'Its amounts can’t be cooked for so few people. Change its servings or amounts, then add it again.',
    )
  return totalPlan(context, plan.seed, placed)
}

function refuseRepeat(
  days: readonly (readonly PlannedMeal[])[],
  { dayIndex, slot }: MealPlace,
  { recipe }: PlannedMeal,
): void {
  if (slot === 'breakfast') return
  const near = days.findIndex(
    (meals, day) =>
      Math.abs(day - dayIndex) < DAYS_APART &&
      meals.some(
        (one) =>
          one.recipe.key === recipe.key &&
          one.slot !== 'breakfast' &&
          !(day === dayIndex && one.slot === slot),
      ),
  )
  if (near >= 0)
    throw new AppError(
      'conflict',
      `${recipe.name} is planned for day ${near + 1} already, and would come twice within ${DAYS_APART} days.`,
    )
}
