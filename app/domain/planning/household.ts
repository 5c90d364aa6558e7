import { takeFromStock, type Lot } from '#app/domain/pantry/stock.ts'
import { ALWAYS_THERE } from './always-there.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import { PORTION_STEP, onPortionStep, portionRecipe } from './portion-recipe.ts'
import type { PlanTargets } from './targets.ts'

/** Several people at one table: the same dishes, portioned for each one's energy. */

export type HouseholdMember = { name: string; targets: PlanTargets }

/** What a member has of a meal. */
export type MemberPortion = {
  slot: PlannedMeal['slot']
  portion: number
  kcal: number
  foods: readonly { foodId: string; grams: number }[]
}

export type MemberDay = { dayIndex: number; portions: readonly MemberPortion[]; kcal: number }

const LEAST_PORTION = 0.25
const MOST_PORTION = 5

function portionOf(meal: PlannedMeal, portion: number): MemberPortion {
  const { lines, macros } = portionRecipe(meal.recipe, portion)
  return {
    slot: meal.slot,
    portion,
    kcal: macros.kcal,
    foods: lines.flatMap(({ foodId, grams }) => (foodId === null ? [] : [{ foodId, grams }])),
  }
}

const kcalOf = (portions: readonly MemberPortion[]) => portions.reduce((sum, { kcal }) => sum + kcal, 0)
const clamp = (portion: number) => onPortionStep(Math.min(MOST_PORTION, Math.max(LEAST_PORTION, portion)))

/** A day's dishes for a member: in proportion first, then a step more or less where the day is off. */
function memberDay(meals: readonly PlannedMeal[], share: number, targetKcal: number): MemberPortion[] {
  let portions = meals.map((meal) => portionOf(meal, clamp(meal.portion * share)))
  for (let step = 0; step < meals.length * 4; step++) {
    const off = kcalOf(portions) - targetKcal
    const tried = portions.flatMap((one, at) => {
      const next = clamp(one.portion - Math.sign(off) * PORTION_STEP)
      return next === one.portion ? [] : [portions.with(at, portionOf(meals[at]!, next))]
    })
    const [best] = tried.toSorted(
      (one, other) => Math.abs(kcalOf(one) - targetKcal) - Math.abs(kcalOf(other) - targetKcal),
    )
    if (best === undefined || Math.abs(kcalOf(best) - targetKcal) >= Math.abs(off)) break
    portions = best
  }
  return portions
}

/** The plan's dishes portioned for another person, day by day. */
export function portionsFor({ targets }: HouseholdMember, plan: Plan): MemberDay[] {
  const share = targets.day.kcal / plan.targets.day.kcal
  return plan.days.map(({ dayIndex, meals }) => {
    // A day that misses a meal brings less for everybody.
    const planned = meals.reduce((sum, meal) => sum + meal.targetKcal, 0) / plan.targets.day.kcal
    const portions = memberDay(meals, share, targets.day.kcal * planned)
    return { dayIndex, portions, kcal: kcalOf(portions) }
  })
}

/** Grams of each food that have to be bought for everybody, after what the stock gives. */
export function householdToBuy(
  plan: Plan,
  members: readonly (readonly MemberDay[])[],
  lots: readonly Lot[],
): Map<string, number> {
  let left: Lot[] = [...lots]
  const toBuy = new Map<string, number>()
  for (const { dayIndex, meals } of plan.days) {
    const eaten = [
      ...meals.flatMap(({ ingredients }) => ingredients),
      ...members.flatMap((days) => days[dayIndex]?.portions.flatMap(({ foods }) => foods) ?? []),
    ]
    for (const { foodId, grams } of eaten) {
      if (foodId === null || ALWAYS_THERE.has(foodId)) continue
      const taken = takeFromStock(left, foodId, grams, dayIndex)
      left = taken.left
      if (taken.shortG > 0) toBuy.set(foodId, (toBuy.get(foodId) ?? 0) + taken.shortG)
    }
  }
  return toBuy
}
