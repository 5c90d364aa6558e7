import type { MealAway, OutSize } from './meals-away.ts'
import {
  type Adventure,
  type Budget,
  COOKING_DEFAULTS,
  type Equipment,
  type ProteinPowder,
} from './plan-bounds.ts'
import { weekdayOn } from './weekday-words.ts'

/** How a person wants to cook for a plan. */
export type CookingWishes = {
  /** Busy minutes a day, all meals together. */
  weekdayMinutes: number
  weekendMinutes: number
  breakfastMinutes: number
  /** The minutes of a day were said by the person, and are kept to wherever a day can be met in them. */
  holdsMinutes: boolean
  /** A dish may be cooked for a later meal as well. */
  cooksAhead: boolean
  /** Weekdays on which dishes are cooked, 0 is Monday; on the others people eat what was cooked before. All seven as a rule. */
  cookDays: readonly number[]
  /** What the kitchen does not have. */
  lacks: readonly Equipment[]
  /** Which foods and cuisines come in: `adventure.ts`. */
  adventure: Adventure
  /** Whether protein powder may be bought; what is there is used in any case. */
  proteinPowder: ProteinPowder
  /** Whether cheap foods are chosen where they do as well. */
  budget: Budget
  /** Meals eaten out or skipped, and how large those eaten out are taken to be. */
  away: readonly MealAway[]
  outSize: OutSize
  /** Of the plan's first day; 0 is Monday. */
  firstWeekday: number
}

const SATURDAY = 5
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Whether a day of the plan is one from Monday to Friday. */
export const isWorkday = (wishes: Pick<CookingWishes, 'firstWeekday'>, dayIndex: number): boolean =>
  weekdayOn(wishes, dayIndex) < SATURDAY

/** Busy minutes a day of the plan may take. */
export function minutesOn(wishes: CookingWishes, dayIndex: number): number {
  return isWorkday(wishes, dayIndex) ? wishes.weekdayMinutes : wishes.weekendMinutes
}

/** What a request says of cooking; older ones say nothing, or less. */
export function cookingWishes(request: Partial<Omit<CookingWishes, 'holdsMinutes'>>): CookingWishes {
  const { weekdayMinutes, weekendMinutes, breakfastMinutes, cooksAhead, cookDays, lacks } = request
  const { adventure, proteinPowder, budget, away, outSize, firstWeekday } = request
  return {
    weekdayMinutes: weekdayMinutes ?? COOKING_DEFAULTS.weekdayMinutes,
    weekendMinutes: weekendMinutes ?? COOKING_DEFAULTS.weekendMinutes,
    holdsMinutes: weekdayMinutes !== undefined || weekendMinutes !== undefined,
    breakfastMinutes: breakfastMinutes ?? COOKING_DEFAULTS.breakfastMinutes,
    cooksAhead: cooksAhead ?? COOKING_DEFAULTS.cooksAhead,
    cookDays: cookDays ?? EVERY_DAY,
    lacks: lacks ?? [],
    adventure: adventure ?? COOKING_DEFAULTS.adventure,
    proteinPowder: proteinPowder ?? COOKING_DEFAULTS.proteinPowder,
    budget: budget ?? COOKING_DEFAULTS.budget,
    away: away ?? [],
    outSize: outSize ?? COOKING_DEFAULTS.outSize,
    firstWeekday: firstWeekday ?? 0,
  }
}
