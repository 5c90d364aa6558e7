import { findFood } from '#app/domain/food/foods.ts'
import { type Lot, takeFromStock } from '#app/domain/pantry/stock.ts'
import { ALWAYS_THERE } from './always-there.ts'
import { isWithinBounds } from './day-met.ts'
import { leftoversOf, settleLeftovers } from './leftovers.ts'
import { deviationOf, sumMacros } from './macros.ts'
import { MEAL_SLOTS } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import type { Plan, PlanDay, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { reasonsForDay } from './shortfall.ts'
import { withoutThawing, withThawing } from './thawing-ahead.ts'

function drawFromStock(
  planned: PlannedMeal,
  lots: Lot[],
  dayIndex: number,
): { meal: PlannedMeal; left: Lot[] } {
  let left = lots
  const meal = withoutThawing(planned)
  const ingredients = meal.ingredients.map((ingredient) => {
    if (ingredient.foodId === null || ALWAYS_THERE.has(ingredient.foodId))
      return { ...ingredient, uses: [], toBuyG: 0 }
    const taken = takeFromStock(left, ingredient.foodId, ingredient.grams, dayIndex)
    left = taken.left
    return { ...ingredient, uses: taken.uses, toBuyG: taken.shortG }
  })
  const inStock = new Set(ingredients.flatMap(({ text, uses }) => (uses.length > 0 ? [text] : [])))
  const draft = {
    ...meal.draft,
    ingredients: meal.draft.ingredients.map(({ text }) => ({ text, isExtra: !inStock.has(text) })),
  }
  return { meal: { ...meal, ingredients, draft }, left }
}

const inSlotOrder = (meals: readonly PlannedMeal[]) =>
  meals.toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot))

/**
 * Builds the plan from its meals: stock drawn in lot order through the days, what is left and what is to buy, totals and
 * deviations, and why a day misses its targets or takes too long.
 */
export function totalPlan(
  context: PlanContext,
  seed: number,
  mealsOfDays: readonly (readonly PlannedMeal[])[],
): Plan {
  const { targets, lots } = context
  let left = [...lots]
  const toBuyG = new Map<string, number>()
  const draw = (one: PlannedMeal, dayIndex: number) => {
    const drawn = drawFromStock(one, left, dayIndex)
    left = drawn.left
    for (const { foodId, toBuyG: short } of drawn.meal.ingredients)
      if (foodId !== null && short > 0) toBuyG.set(foodId, (toBuyG.get(foodId) ?? 0) + short)
    return drawn.meal
  }
  const settled = settleLeftovers(context, mealsOfDays).map(inSlotOrder)
  /** What is cooked for a later day is taken when it is cooked. */
  const drawnAhead = new Map<PlannedMeal, PlannedMeal>()
  const days = settled.map((open, dayIndex): PlanDay => {
    const meals = open.map((one) => {
      const ahead = drawnAhead.get(one)
      if (ahead !== undefined) return ahead
      const drawn = draw(one, dayIndex)
      const leftovers = leftoversOf(settled, { dayIndex, slot: one.slot }).map(({ dayIndex: at, slot }) => {
        const leftover = settled[at]!.find((other) => other.slot === slot)!
        const ahead = draw(leftover, dayIndex)
        drawnAhead.set(leftover, ahead)
        return ahead
      })
      return drawn.leftoverOf === undefined ? withThawing(drawn, leftovers) : drawn
    })
    const total = sumMacros(meals)
    const { day: target, slots } = targetsOn(targets, dayIndex)
    const deviation = deviationOf(total, target)
    const isMet = meals.length === slots.length && isWithinBounds(deviation)
    const day = { dayIndex, meals, total, deviation }
    return { ...day, isMet, reasons: reasonsForDay(day, context) }
  })
  const toBuy = [...toBuyG].map(([foodId, grams]) => ({
    foodId,
    name: findFood(foodId)?.plural ?? foodId,
    // A thread of saffron is bought as well.
    grams: Math.max(0.1, Math.round(grams * 10) / 10),
  }))
  return { seed, targets, days, toBuy, stockLeft: left }
}
