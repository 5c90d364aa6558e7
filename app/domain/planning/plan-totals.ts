import { findFood } from '#app/domain/food/foods.ts'
import { type Lot, takeFromStock } from '#app/domain/pantry/stock.ts'
import { ALWAYS_THERE } from './always-there.ts'
import { figuresOfLine } from './amount-line.ts'
import { leftoversOf, settleLeftovers } from './leftovers.ts'
import { deviationOf, sumMacros, worstDeviation } from './macros.ts'
import { MEAL_SLOTS, type MealSlot } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { Plan, PlanDay, PlannedMeal } from './plan.ts'
import { TOLERANCE } from './day-problem.ts'
import { type PortionedRecipe } from './portion-recipe.ts'
import type { PlanTargets } from './targets.ts'
import { activeMinutesOf, writeMeal } from './write-meal.ts'

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
    ingredients: portioned.lines.map(({ text, foodId, grams }, index) => {
      const eaten = recipe.parts[index]?.eaten
      return { text, foodId, grams, ...(eaten !== undefined && { eaten }), uses: [], toBuyG: 0 }
    }),
    draft: writeMeal(recipe, portioned, () => false),
    isLocked: false,
    activeMinutes: activeMinutesOf(recipe, portioned),
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
  for (const { dayIndex, meal } of meals)
    left = drawFromStock(meal, left, meal.leftoverOf?.dayIndex ?? dayIndex).left
  return left
}

const inSlotOrder = (meals: readonly PlannedMeal[]) =>
  meals.toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot))

/**
 * Builds the plan from its meals: stock drawn in lot order through the days, what is left and what is to buy, totals and
 * deviations. `reasonsOf` explains a day that misses its targets or takes too long.
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
  const draw = (one: PlannedMeal, dayIndex: number) => {
    const drawn = drawFromStock(one, left, dayIndex)
    left = drawn.left
    for (const { foodId, toBuyG: short } of drawn.meal.ingredients)
      if (foodId !== null && short > 0) toBuyG.set(foodId, (toBuyG.get(foodId) ?? 0) + short)
    return drawn.meal
  }
  const settled = settleLeftovers(mealsOfDays).map(inSlotOrder)
  /** What is cooked for a later day is taken when it is cooked. */
  const drawnAhead = new Map<PlannedMeal, PlannedMeal>()
  const days = settled.map((open, dayIndex): PlanDay => {
    const meals = open.map((one) => {
      const ahead = drawnAhead.get(one)
      if (ahead !== undefined) return ahead
      const drawn = draw(one, dayIndex)
      for (const { dayIndex: at, slot } of leftoversOf(settled, { dayIndex, slot: one.slot })) {
        const leftover = settled[at]!.find((other) => other.slot === slot)!
        drawnAhead.set(leftover, draw(leftover, dayIndex))
      }
      return drawn
    })
    const total = sumMacros(meals)
    const { day: target, slots } = targetsOn(targets, dayIndex)
    const deviation = deviationOf(total, target)
    const isMet = meals.length === slots.length && worstDeviation(deviation) <= TOLERANCE + 1e-9
    const day = { dayIndex, meals, total, deviation }
    return { ...day, isMet, reasons: reasonsOf(day) }
  })
  const toBuy = [...toBuyG].map(([foodId, grams]) => ({
    foodId,
    name: findFood(foodId)?.plural ?? foodId,
    grams: Math.round(grams * 10) / 10,
  }))
  return { seed, targets, days, toBuy, stockLeft: left }
}
