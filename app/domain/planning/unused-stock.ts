import { eaterTreatmentOf } from '#app/domain/food/cautions.ts'
import type { Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import type { Lot } from '#app/domain/pantry/stock.ts'
import { amountText } from '#app/domain/shopping/buy-text.ts'
import { ALWAYS_THERE } from './always-there.ts'
import { minutesOn } from './cooking-wishes.ts'
import { fitting } from './dish-options.ts'
import { mealTypeOf } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanDish } from './plan-dishes.ts'
import { weekdayNameOn } from './weekday-words.ts'

/** Food at home that expires within a plan and that the plan leaves over, with the reason. */

/** Food of the pantry that a plan does not use. */
export type LeftOut = {
  name: string
  /** A sentence for the person. */
  reason: string
  /** Of food that expires within the plan: what the meals take of it, to tell whether they have changed since. */
  food?: { id: string; usedG: number }
}

/** More than this share of a food left over is worth a word. */
const MUCH_LEFT = 1 / 4
const OTHERS_DID_BETTER = 'other dishes came nearer to your targets, your time and the rest of your food'

/** Every food of which much is left over when it expires, and why. */
export function unusedStock(context: PlanContext, plan: Pick<Plan, 'days'>): LeftOut[] {
  const meals = plan.days.flatMap((day) => day.meals)
  const dated = context.lots.filter(
    ({ foodId, expiresInDays }) => isWithin(expiresInDays, context.days) && !ALWAYS_THERE.has(foodId),
  )
  return [...Map.groupBy(dated, ({ foodId }) => foodId)].flatMap(([id, lots]): LeftOut[] => {
    const food = findFood(id)
    if (food === null || !context.isAllowed(food)) return []
    const thereG = lots.reduce((sum, { grams }) => sum + grams, 0)
    const usedG = usedOf(id, meals, context.days)
    const leftG = thereG - usedG
    if (leftG <= thereG * MUCH_LEFT) return []
    const rescue = rescueOf(context, food, lots)
    const reason =
      cautionOf(context, food) ??
      (usedG > 0 ? whyNotMore(thereG, leftG, rescue) : whyNot(context, id, lots, rescue))
    return [{ name: food.plural, reason, food: { id, usedG } }]
  })
}

/** Whether what was said of a food when the plan was made is still so: meals may have been swapped since. */
export function isStillLeftOut({ food }: LeftOut, meals: readonly PlannedMeal[], days: number): boolean {
  return food === undefined || Math.abs(usedOf(food.id, meals, days) - food.usedG) < 1
}

const isWithin = (expiresInDays: number | null, days: number) =>
  expiresInDays !== null && expiresInDays < days

function usedOf(foodId: string, meals: readonly PlannedMeal[], days: number): number {
  let usedG = 0
  for (const { ingredients } of meals)
    for (const use of ingredients.flatMap(({ uses }) => uses))
      if (use.foodId === foodId && isWithin(use.expiresInDays, days)) usedG += use.grams
  return usedG
}

/** What has to be steaming hot, for somebody at the table, is no food to finish cold. */
function cautionOf({ dietaryPreferences }: PlanContext, food: Food): string | null {
  const treatment = eaterTreatmentOf(food, dietaryPreferences.eaters)
  return treatment?.isUntilSteaming === true
    ? `${treatment.why} Few dishes do that, so much of it is left: don’t eat it cold.`
    : null
}

/** What may be done with food that is left over, as the beginning of a sentence: meat, fish and bread freeze well. */
function rescueOf(
  { wishes }: PlanContext,
  { group, kind, keepsDays, id }: Food,
  lots: readonly Lot[],
): string | null {
  const freezesWell = group === 'meat' || group === 'poultry' || group === 'fish' || kind === 'bread'
  if (!freezesWell || keepsDays.freezer === null) return null
  const lastDay = Math.min(...lots.flatMap((lot) => (lot.foodId === id ? (lot.expiresInDays ?? []) : [])))
  return lastDay === 0 ? 'Freeze it today' : `Freeze it by ${weekdayNameOn(wishes, lastDay)}`
}

const whyNotMore = (thereG: number, leftG: number, rescue: string | null) =>
  `${amountText(leftG, 'g')} of ${amountText(thereG, 'g')} is left when it expires: ${OTHERS_DID_BETTER}. ${
    rescue === null ? 'Swap' : `${rescue}, or swap`
  } a meal to use more.`

function whyNot(context: PlanContext, foodId: string, lots: readonly Lot[], rescue: string | null): string {
  const takers = context.dishes.filter(({ foods }) => foods.some(({ food }) => food.id === foodId))
  if (takers.length === 0) return 'No dish of our cookbook that suits you and your kitchen takes it.'
  const lastDay = Math.max(...lots.map(({ expiresInDays }) => expiresInDays ?? 0))
  const fits = Array.from({ length: lastDay + 1 }, (_, day) => fittingOn(context, takers, day))
  if (fits.every((dishes) => dishes.length === 0))
    return 'No dish with it comes near the energy of a meal before it expires.'
  const { wishes } = context
  const isQuick = (day: number) => (dish: PlanDish) => dish.busyMinutes <= minutesOn(wishes, day)
  if (wishes.holdsMinutes && !fits.some((dishes, day) => dishes.some(isQuick(day))))
    return 'Every dish with it takes longer than the minutes you set.'
  const others = `${OTHERS_DID_BETTER[0]!.toUpperCase()}${OTHERS_DID_BETTER.slice(1)}`
  return `${others}. ${rescue === null ? 'Swap' : `${rescue}, or swap`} a meal to use it.`
}

/** Dishes that one of a day's meals may be. */
function fittingOn({ targets }: PlanContext, dishes: readonly PlanDish[], dayIndex: number): PlanDish[] {
  return targetsOn(targets, dayIndex).slots.flatMap(({ slot, kcal }) =>
    fitting(
      dishes.filter(({ meals }) => meals.has(mealTypeOf(slot))),
      { places: [{ dayIndex, slot, kcal }] },
    ),
  )
}
