import { findFood } from '#app/domain/food/foods.ts'
import { type Lot, takeFromStock } from '#app/domain/pantry/stock.ts'
import { figuresOfLine } from './amount-line.ts'
import { deviationOf, sumMacros, worstDeviation } from './macros.ts'
import { MEAL_SLOTS, type MealSlot } from './meal-split.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { Plan, PlanDay, PlannedMeal } from './plan.ts'
import { TOLERANCE } from './day-problem.ts'
import { type PortionedRecipe } from './portion-recipe.ts'
import type { PlanTargets } from './targets.ts'
import { writeMeal } from './write-meal.ts'

/** Taps and salt cellars: never on a shopping list. */
const ALWAYS_THERE: ReadonlySet<string> = new Set(['water', 'ice'])

/** A recipe at a portion as a meal of a plan; its stock is settled with the plan. */
export function plannedMeal(
  slot: MealSlot,
  targetKcal: number,
  recipe: MealRecipe,
  portioned: PortionedRecipe,
): PlannedMeal {
  return {
    slot,
    targetKcal,
    recipe,
    portion: portioned.portion,
    servings: 1,
    ...sumMacros(portioned.lines.map(({ text }) => figuresOfLine(text))),
    ingredients: portioned.lines.map(({ text, foodId, grams }) => ({
      text,
      foodId,
      grams,
      uses: [],
      toBuyG: 0,
    })),
    draft: writeMeal(recipe, portioned, () => false),
    isLocked: false,
  }
}

function drawFromStock(meal: PlannedMeal, lots: Lot[], dayIndex: number): { meal: PlannedMeal; left: Lot[] } {
  let left = lots
  const ingredients = meal.ingredients.map((ingredient) => {
    if (ingredient.foodId === null || ALWAYS_THERE.has(ingredient.foodId))
      return { ...ingredient, uses: [], toBuyG: 0 }
    const taken = takeFromStock(left, ingredient.foodId, ingredient.grams, dayIndex)
    left = taken.left
    return { ...ingredient, uses: taken.uses, toBuyG: taken.shortG }
  })
  const draft = {
    ...meal.draft,
    ingredients: ingredients.map(({ text, uses }) => ({ text, isExtra: uses.length === 0 })),
  }
  return { meal: { ...meal, ingredients, draft }, left }
}

/** The lots that stay when meals take what they need, day by day and slot by slot. */
export function lotsAfter(
  lots: readonly Lot[],
  meals: readonly { dayIndex: number; meal: PlannedMeal }[],
): Lot[] {
  let left = [...lots]
  for (const { dayIndex, meal } of meals) left = drawFromStock(meal, left, dayIndex).left
  return left
}

const inSlotOrder = (meals: readonly PlannedMeal[]) =>
  meals.toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot))

/**
 * Builds the plan from its meals: stock drawn in lot order through the days, what is left and what is to buy, totals and
 * deviations. `reasonsOf` explains a day that misses its targets.
 */
export function totalPlan(
  seed: number,
  targets: PlanTargets,
  lots: readonly Lot[],
  mealsOfDays: readonly (readonly PlannedMeal[])[],
  reasonsOf: (day: Pick<PlanDay, 'dayIndex' | 'meals' | 'total' | 'deviation'>) => readonly string[],
): Plan {
  let left = [...lots]
  const toBuyG = new Map<string, number>()
  const days = mealsOfDays.map((open, dayIndex): PlanDay => {
    const meals = inSlotOrder(open).map((one) => {
      const drawn = drawFromStock(one, left, dayIndex)
      left = drawn.left
      for (const { foodId, toBuyG: short } of drawn.meal.ingredients)
        if (foodId !== null && short > 0) toBuyG.set(foodId, (toBuyG.get(foodId) ?? 0) + short)
      return drawn.meal
    })
    const total = sumMacros(meals)
    const deviation = deviationOf(total, targets.day)
    const isMet = meals.length === targets.slots.length && worstDeviation(deviation) <= TOLERANCE + 1e-9
    const day = { dayIndex, meals, total, deviation }
    return { ...day, isMet, reasons: isMet ? [] : reasonsOf(day) }
  })
  const toBuy = [...toBuyG].map(([foodId, grams]) => ({
    foodId,
    name: findFood(foodId)?.plural ?? foodId,
    grams: Math.round(grams * 10) / 10,
  }))
  return { seed, targets, days, toBuy, stockLeft: left }
}
