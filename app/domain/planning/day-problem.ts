import type { Macros } from './macros.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { Candidate } from './candidate.ts'
import { costOfLoads } from './day-loads.ts'
import type { DayShares, FitMeal } from './portion-fit.ts'
import type { PortionedRecipe } from './portion-recipe.ts'

/** A candidate that may fill a slot on a day. */
export type Option = FitMeal & {
  candidate: Candidate
  /** Numbers for the dish and its form, so that equal ones are told quickly. */
  keyId: number
  formId: number
  /** What the dish is built on (chicken, lentils); 0 when it is built on nothing in particular. */
  leadId: number
  /** Bits of the week's limits that another such dish on the same day would go beyond: those a health authority advises, and those for variety. */
  advised: number
  scarce: number
  /** What it is worth by itself: stock used, variety. */
  score: number
  /** Of that, what it is worth for the week's oily fish: once is enough. */
  fishWorth: number
  /** Minutes, salt and the like at its middle portion, against the day's bounds: `day-loads.ts`. */
  loads: Float64Array
  /** Which expiring foods it uses, by their place in `expiring`, with grams at its middle portion. */
  uses: readonly { at: number; grams: number }[]
}

/** Food that has to go soon: grams that may be eaten today and what a hundred of them are worth. */
export type Expiring = { foodId: string; grams: number; worthPer100g: number }

export type DayProblem = {
  /** Per open slot: its energy, the window it keeps to, and what may fill it. */
  slots: readonly { kcal: number; low: number; high: number; options: readonly Option[] }[]
  target: Macros
  /** What locked meals of the day bring already, as shares of the target. */
  fixed: DayShares
  /** Where the day stands with them against its other bounds. */
  loads: Float64Array
  /** No more minutes are taken than there are, wherever the day can be met in them. */
  holdsMinutes: boolean
  expiring: readonly Expiring[]
  /** What the day may still hold of foods a week has only so much of: which limits a food counts against, and grams by limit. */
  rest: { of: (foodId: string) => readonly number[]; grams: Float64Array }
}

/** Nothing is limited. */
export const NO_LIMITS: DayProblem['rest'] = { of: () => [], grams: new Float64Array() }

export type DayChoice = {
  picks: { recipe: MealRecipe; portioned: PortionedRecipe }[]
  /** The options the dishes began as. */
  options: readonly Option[]
  deviation: number
  score: number
  /** How far it is beyond minutes that are held; 0 where it is not. */
  minutesBeyond: number
}

/** The price of building two meals of a day on the same food. */
export const SAME_LEAD_TODAY_COST = 1

/** The price of eating beyond a day's share of one food in two meals. */
const SCARCE_TODAY_COST = 0.8

/** What it costs that two meals of a day are built on the same. */
export function costOfBoth(one: Option, other: Option): number {
  return (
    (one.leadId !== 0 && one.leadId === other.leadId ? SAME_LEAD_TODAY_COST : 0) +
    ((one.scarce & other.scarce) !== 0 ? SCARCE_TODAY_COST : 0) +
    Math.min(one.fishWorth, other.fishWorth)
  )
}

/** What meals are worth by themselves and beside each other, without the expiring food; `loads` is where the day stands. */
export function ownScoreOf(picks: readonly Option[], loads: Float64Array): number {
  const sums = Float64Array.from(loads)
  for (const option of picks)
    for (let at = 0; at < sums.length; at++) sums[at] = sums[at]! + option.loads[at]!
  let score = -costOfLoads(sums)
  for (const [index, option] of picks.entries()) {
    score += option.score
    for (let other = 0; other < index; other++) score -= costOfBoth(option, picks[other]!)
  }
  return score
}

/** A day is met within this share of each target. */
export const TOLERANCE = 0.02
/** A choice of meals with portions that are not on their steps yet. */
export type Round = { picks: Option[]; portions: Float64Array; deviation: number; score: number }
