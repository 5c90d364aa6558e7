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
import { gramsOfOthers, membersAt, settleTable } from './table-amounts.ts'
import { withoutThawing, withThawing } from './thawing-ahead.ts'

type Drawn = { meal: PlannedMeal; left: Lot[]; short: ReadonlyMap<string, number> }

/** Takes a meal's food for everybody who eats it: its own person's, and with it what the others have of the same food. */
function drawFromStock(
  planned: PlannedMeal,
  others: ReadonlyMap<string, number>,
  lots: Lot[],
  dayIndex: number,
): Drawn {
  let left = lots
  const meal = withoutThawing(planned)
  const short = new Map<string, number>()
  const take = (foodId: string, grams: number) => {
    const taken = takeFromStock(left, foodId, grams, dayIndex)
    left = taken.left
    if (taken.shortG > 0) short.set(foodId, (short.get(foodId) ?? 0) + taken.shortG)
    return taken
  }
  const ownG = new Map<string, number>()
  for (const { foodId, grams } of meal.ingredients)
    if (foodId !== null) ownG.set(foodId, (ownG.get(foodId) ?? 0) + grams)
  const ingredients = meal.ingredients.map((ingredient) => {
    const { foodId, grams } = ingredient
    if (foodId === null || ALWAYS_THERE.has(foodId)) return { ...ingredient, uses: [], toBuyG: 0 }
    const share = grams > 0 ? grams / ownG.get(foodId)! : 0
    const taken = take(foodId, grams + share * (others.get(foodId) ?? 0))
    return { ...ingredient, uses: taken.uses, toBuyG: taken.shortG }
  })
  // What takes a food's place on somebody's plate is in no line of the dish.
  for (const [foodId, grams] of others)
    if (!ownG.has(foodId) && !ALWAYS_THERE.has(foodId)) take(foodId, grams)
  const inStock = new Set(ingredients.flatMap(({ text, uses }) => (uses.length > 0 ? [text] : [])))
  const draft = {
    ...meal.draft,
    ingredients: meal.draft.ingredients.map(({ text }) => ({ text, isExtra: !inStock.has(text) })),
  }
  return { meal: { ...meal, ingredients, draft }, left, short }
}

const inSlotOrder = (meals: readonly PlannedMeal[]) =>
  meals.toSorted((one, other) => MEAL_SLOTS.indexOf(one.slot) - MEAL_SLOTS.indexOf(other.slot))

/**
 * Builds the plan from its meals: dishes written for the table, stock drawn for everybody in lot order through the days,
 * what is left and what is to buy, totals and deviations, and why a day misses its targets or takes too long.
 */
export function totalPlan(
  context: PlanContext,
  seed: number,
  mealsOfDays: readonly (readonly PlannedMeal[])[],
): Plan {
  const { targets, lots } = context
  let left = [...lots]
  const toBuyG = new Map<string, number>()
  const settled = settleTable(context, settleLeftovers(context, mealsOfDays)).map(inSlotOrder)
  const members = membersAt(context, settled)
  /** `eatenOn` is the day of the meal, `dayIndex` the one on which its food is taken. */
  const draw = (one: PlannedMeal, dayIndex: number, eatenOn = dayIndex) => {
    const drawn = drawFromStock(one, gramsOfOthers(members, eatenOn, one), left, dayIndex)
    left = drawn.left
    for (const [foodId, short] of drawn.short) toBuyG.set(foodId, (toBuyG.get(foodId) ?? 0) + short)
    return drawn.meal
  }
  /** What is cooked for a later day is taken when it is cooked. */
  const drawnAhead = new Map<PlannedMeal, PlannedMeal>()
  const days = settled.map((open, dayIndex): PlanDay => {
    const meals = open.map((one) => {
      const ahead = drawnAhead.get(one)
      if (ahead !== undefined) return ahead
      const drawn = draw(one, dayIndex)
      const leftovers = leftoversOf(settled, { dayIndex, slot: one.slot }).map(({ dayIndex: at, slot }) => {
        const leftover = settled[at]!.find((other) => other.slot === slot)!
        const ahead = draw(leftover, dayIndex, at)
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
