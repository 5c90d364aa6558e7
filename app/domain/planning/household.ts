import { takeFromStock, type Lot } from '#app/domain/pantry/stock.ts'
import { ALWAYS_THERE } from './always-there.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import type { Macros } from './macros.ts'
import type { PlannedMeal } from './plan.ts'
import { PORTION_STEP, onPortionStep, portionRecipe } from './portion-recipe.ts'
import { type Variation, type PlateChange, variationOf } from './variations.ts'

/** Several people at one table: the same dishes, portioned for each one's energy. */

export type HouseholdMember = {
  name: string
  /** Who it is in the household, where they are of one. */
  personId?: string | undefined
  /** The day's targets. */
  day: Macros
  /** What they do not eat and may be left out or replaced on their own plate; absent where dishes are not varied. */
  varies?: DietaryPreferences
}

/** What is portioned: a plan's dishes and what its own person aims at. */
export type TablePlan = {
  targets: { day: Pick<Macros, 'kcal'> }
  days: readonly { dayIndex: number; meals: readonly PlannedMeal[] }[]
}

/** What a member has of a meal. */
export type MemberPortion = {
  slot: PlannedMeal['slot']
  portion: number
  kcal: number
  macros: Macros
  /** What is different from the dish for them. */
  changes: readonly PlateChange[]
  foods: readonly { foodId: string; grams: number }[]
}

export type MemberDay = { dayIndex: number; portions: readonly MemberPortion[]; kcal: number }

const LEAST_PORTION = 0.1
const MOST_PORTION = 6
const MOST_STEPS = 60

/** A portion as somebody eats it: a dish that they cannot have even so brings them nothing, rather than what they leave out. */
function portionOf(meal: PlannedMeal, portion: number, varies?: DietaryPreferences): MemberPortion {
  const { parts, changes } = varies
    ? (variationOf(meal.recipe, varies) ?? NOTHING)
    : { ...meal.recipe, changes: [] }
  const { lines, macros } = portionRecipe({ parts }, portion)
  return {
    slot: meal.slot,
    portion,
    kcal: macros.kcal,
    macros,
    changes: changes.map((change) => ({
      ...change,
      insteadG: lines.findLast(({ foodId }) => foodId === change.insteadId)?.grams ?? 0,
    })),
    foods: lines.flatMap(({ foodId, grams }) => (foodId === null ? [] : [{ foodId, grams }])),
  }
}

const NOTHING: Variation = { parts: [], changes: [] }

const kcalOf = (portions: readonly MemberPortion[]) => portions.reduce((sum, { kcal }) => sum + kcal, 0)
const clamp = (portion: number) => onPortionStep(Math.min(MOST_PORTION, Math.max(LEAST_PORTION, portion)))

/** A day's dishes for a member: in proportion first, then a step more or less where the day is off. */
function memberDay(
  meals: readonly PlannedMeal[],
  share: number,
  targetKcal: number,
  varies?: DietaryPreferences,
): MemberPortion[] {
  let portions = meals.map((meal) => portionOf(meal, clamp(meal.portion * share), varies))
  for (let step = 0; step < MOST_STEPS; step++) {
    const off = kcalOf(portions) - targetKcal
    const tried = portions.flatMap((one, at) => {
      const next = clamp(one.portion - Math.sign(off) * PORTION_STEP)
      return next === one.portion ? [] : [portions.with(at, portionOf(meals[at]!, next, varies))]
    })
    const [best] = tried.toSorted(
      (one, other) => Math.abs(kcalOf(one) - targetKcal) - Math.abs(kcalOf(other) - targetKcal),
    )
    if (best === undefined || Math.abs(kcalOf(best) - targetKcal) >= Math.abs(off)) break
    portions = best
  }
  return portions
}

/** Kcal that a day with these meals is to bring somebody: one that misses a meal brings less for everybody. */
export function dayKcalOf(dayKcal: number, plan: TablePlan, meals: readonly PlannedMeal[]): number {
  const plannedKcal = meals.reduce((sum, meal) => sum + meal.targetKcal, 0)
  return (dayKcal * plannedKcal) / plan.targets.day.kcal
}

/** The plan's dishes portioned for another person, day by day. */
export function portionsFor(
  { day, varies }: Pick<HouseholdMember, 'day' | 'varies'>,
  plan: TablePlan,
): MemberDay[] {
  const share = day.kcal / plan.targets.day.kcal
  return plan.days.map(({ dayIndex, meals }) => {
    const portions = memberDay(meals, share, dayKcalOf(day.kcal, plan, meals), varies)
    return { dayIndex, portions, kcal: kcalOf(portions) }
  })
}

/** What a guest has: of each meal the average of what those at the table have, the plan's own person included. */
export function guestDays(plan: TablePlan, members: readonly (readonly MemberDay[])[]): MemberDay[] {
  return plan.days.map(({ dayIndex, meals }) => {
    const portions = meals.map((meal) => {
      const all = [meal.portion, ...members.flatMap((days) => portionAt(days, dayIndex, meal)?.portion ?? [])]
      return portionOf(meal, clamp(all.reduce((sum, portion) => sum + portion, 0) / all.length))
    })
    return { dayIndex, portions, kcal: kcalOf(portions) }
  })
}

/** What somebody has of a meal. */
export function portionAt(
  days: readonly MemberDay[],
  dayIndex: number,
  { slot }: Pick<PlannedMeal, 'slot'>,
): MemberPortion | undefined {
  return days.find((day) => day.dayIndex === dayIndex)?.portions.find((one) => one.slot === slot)
}

type TableFood = { foodId: string; grams: number; dayIndex: number }

/** What others than the plan's own person eat: the members, and on each day as many guests as are named. */
export function foodsOfOthers(
  plan: TablePlan,
  members: readonly (readonly MemberDay[])[],
  guestsOfDays: readonly number[] = [],
): TableFood[] {
  const guests = guestsOfDays.some((count) => count > 0) ? guestDays(plan, members) : []
  const foodsOf = ({ dayIndex, portions }: MemberDay, people: number) =>
    people === 0
      ? []
      : portions.flatMap(({ foods }) =>
          foods.map(({ foodId, grams }) => ({ foodId, grams: grams * people, dayIndex })),
        )
  return [
    ...members.flatMap((days) => days.flatMap((day) => foodsOf(day, 1))),
    ...guests.flatMap((day) => foodsOf(day, guestsOfDays[day.dayIndex] ?? 0)),
  ]
}

/** Grams of each food that have to be bought for everybody, after what the stock gives, day by day. */
export function householdToBuy(
  plan: TablePlan,
  others: readonly TableFood[],
  lots: readonly Lot[],
): Map<string, number> {
  let left: Lot[] = [...lots]
  const toBuy = new Map<string, number>()
  for (const { dayIndex, meals } of plan.days) {
    const eaten = [
      ...meals.flatMap(({ ingredients }) => ingredients),
      ...others.filter((food) => food.dayIndex === dayIndex),
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
