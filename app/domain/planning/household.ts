import type { PersonTargets } from '#app/domain/household/person.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import type { Macros } from './macros.ts'
import type { PlannedMeal } from './plan.ts'
import { portionRecipe } from './portion-recipe.ts'
import { type Variation, type PlateChange, variationOf } from './variations.ts'

/** Several people at one table: the same dishes, portioned for each one's energy. */

export type HouseholdMember = {
  name: string
  /** Who it is in the household, where they are of one. */
  personId?: string | undefined
  /** The day's targets. */
  day: PersonTargets
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
/** Nobody weighs a plate: these are shares of what is cooked, fine enough that they add up to it. */
const STEPS_OF_A_PORTION = 100
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
const clamp = (portion: number) =>
  Math.round(Math.min(MOST_PORTION, Math.max(LEAST_PORTION, portion)) * STEPS_OF_A_PORTION) /
  STEPS_OF_A_PORTION

/** A day's dishes for a member: in proportion to what their day is to bring, then a step more or less where it is off. */
function memberDay(
  meals: readonly PlannedMeal[],
  share: number,
  targetKcal: number,
  varies?: DietaryPreferences,
): MemberPortion[] {
  const shared = (part: number) => meals.map((meal) => portionOf(meal, clamp(meal.portion * part), varies))
  const sharedKcal = kcalOf(shared(share))
  let portions = shared(sharedKcal > 0 ? (share * targetKcal) / sharedKcal : share)
  for (let step = 0; step < MOST_STEPS; step++) {
    const off = kcalOf(portions) - targetKcal
    const tried = portions.flatMap((one, at) => {
      const next = clamp(one.portion - Math.sign(off) / STEPS_OF_A_PORTION)
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
  { day, varies }: { day: Pick<PersonTargets, 'kcal'> } & Pick<HouseholdMember, 'varies'>,
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

/** The foods of somebody's portion; none where they do not have the meal. */
export const foodsEaten = (portion: MemberPortion | undefined): MemberPortion['foods'] => portion?.foods ?? []

/** A food that somebody eats, with the day on which it is cooked. */
type TableFood = {
  foodId: string
  grams: number
  dayIndex: number
  slot: PlannedMeal['slot']
  cookedOn: number
}

/** The day on which a meal is cooked and its food is taken: that of its pot. */
export const cookedOn = (meal: Pick<PlannedMeal, 'leftoverOf'> | undefined, dayIndex: number): number =>
  meal?.leftoverOf?.dayIndex ?? dayIndex

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
      : portions.flatMap(({ slot, foods }) => {
          const meal = plan.days
            .find((day) => day.dayIndex === dayIndex)
            ?.meals.find((one) => one.slot === slot)
          const at = { dayIndex, slot, cookedOn: cookedOn(meal, dayIndex) }
          return foods.map(({ foodId, grams }) => ({ foodId, grams: grams * people, ...at }))
        })
  return [
    ...members.flatMap((days) => days.flatMap((day) => foodsOf(day, 1))),
    ...guests.flatMap((day) => foodsOf(day, guestsOfDays[day.dayIndex] ?? 0)),
  ]
}
