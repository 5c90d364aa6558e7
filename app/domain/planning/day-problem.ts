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
  /** What it is worth by itself: stock used, variety. */
  score: number
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
  expiring: readonly Expiring[]
}

export type DayChoice = {
  picks: { recipe: MealRecipe; portioned: PortionedRecipe }[]
  /** The options the dishes began as. */
  options: readonly Option[]
  deviation: number
  score: number
}

/** The price of building two meals of a day on the same food. */
export const SAME_LEAD_TODAY_COST = 0.5

/** What meals are worth by themselves and beside each other, without the expiring food; `loads` is where the day stands. */
export function ownScoreOf(picks: readonly Option[], loads: Float64Array): number {
  const sums = Float64Array.from(loads)
  for (const option of picks)
    for (let at = 0; at < sums.length; at++) sums[at] = sums[at]! + option.loads[at]!
  let score = -costOfLoads(sums)
  for (const [index, option] of picks.entries()) {
    score += option.score
    for (let other = 0; other < index; other++)
      if (option.leadId !== 0 && picks[other]!.leadId === option.leadId) score -= SAME_LEAD_TODAY_COST
  }
  return score
}

/** A day is met within this share of each target. */
export const TOLERANCE = 0.02
/** A choice of meals with portions that are not on their steps yet. */
export type Round = { picks: Option[]; portions: Float64Array; deviation: number; score: number }
