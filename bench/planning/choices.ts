import { type Lot, isGoodOn, takeFromStock } from '#app/domain/pantry/stock.ts'
import { type DayChoice, type DayProblem, type Option, TOLERANCE } from '#app/domain/planning/day-problem.ts'
import { settleWell } from '#app/domain/planning/day-settle.ts'
import { sumMacros, deviationOf, worstDeviation } from '#app/domain/planning/macros.ts'
import { MEAL_WINDOW } from '#app/domain/planning/meal-split.ts'
import { plannedMeal } from '#app/domain/planning/plan-totals.ts'
import type { Plan, PlannedMeal } from '#app/domain/planning/plan.ts'
import type { PlanContext } from '#app/domain/planning/plan-context.ts'
import { fitPortions } from '#app/domain/planning/portion-fit.ts'
import { type PortionedRecipe, portionRecipe } from '#app/domain/planning/portion-recipe.ts'
import { buildDayProblem } from '#app/domain/planning/build-day-problem.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'

/** What a plan would use of the stock if meals were chosen without a search: the yardsticks. */

export const EXPIRING_DAYS = 5

/** How gladly a meal is taken, least first: equal ones by chance. */
type Order = (option: Option, soonest: ReadonlyMap<string, number>) => number

/** A meal by chance. */
export const byChance: Order = () => 0

/** The meal whose earliest expiring ingredient expires first; of those with the same, the one with most of them. */
export const byExpiry: Order = ({ candidate }, soonest) => {
  let first = 100
  let count = 0
  for (const { foodId } of candidate.foods) {
    const days = soonest.get(foodId)
    if (days === undefined) continue
    first = Math.min(first, days)
    count++
  }
  return first - count / 100
}

export type Yardstick = {
  name: string
  order: Order
  /** Meals are taken anew, further and further down the order, until the day meets its targets. */
  meetsTargets: boolean
}

/** What comes of it: grams from lots that expire within five days, and days within 2 % on all four. */
export type ChoiceOutcome = { grams: number; daysMet: number }

const TRIES = 400
const WORTH_SETTLING = 0.06

function sortedOptions(problem: DayProblem, lots: readonly Lot[], day: number, order: Order, random: Random) {
  const soonest = new Map<string, number>()
  for (const lot of lots) {
    if (lot.grams <= 0 || lot.expiresInDays === null || !isGoodOn(lot, day)) continue
    soonest.set(lot.foodId, Math.min(soonest.get(lot.foodId) ?? Infinity, lot.expiresInDays))
  }
  return problem.slots.map(({ options }) => {
    const ranked = options
      .map((option) => ({ option, place: order(option, soonest), chance: random() }))
      .sort((one, other) => one.place - other.place || one.chance - other.chance)
    const ties = ranked.findIndex(({ place }) => place !== ranked[0]!.place)
    return { ranked: ranked.map(({ option }) => option), ties: ties < 0 ? ranked.length : ties }
  })
}

type Sorted = ReturnType<typeof sortedOptions>

/** One meal per slot from the first ones in order, none twice. Null when a slot has no other. */
function pickFirst(sorted: Sorted, further: number, random: Random): Option[] | null {
  const picks: Option[] = []
  for (const { ranked, ties } of sorted) {
    const from = ranked
      .slice(0, ties + further)
      .filter(({ keyId }) => !picks.some((other) => other.keyId === keyId))
    const pick = from[Math.floor(random() * from.length)]
    if (pick === undefined) return null
    picks.push(pick)
  }
  return picks
}

/** Portioned for their slots' energy alone. */
function byEnergy(problem: DayProblem, picks: readonly Option[]): PortionedRecipe[] {
  return picks.map(({ candidate, low, high }, slot) => {
    const wanted = problem.slots[slot]!.kcal / candidate.base.macros.kcal
    return portionRecipe(candidate.recipe, Math.round(Math.min(high, Math.max(low, wanted)) * 20) / 20)
  })
}

/** The first choice in order that meets the day when portioned as the planner does; else the nearest one seen. */
function untilMet(problem: DayProblem, sorted: Sorted, random: Random): DayChoice | null {
  let best: DayChoice | null = null
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const picks = pickFirst(sorted, attempt, random)
    if (picks === null) continue
    const portions = Float64Array.from(picks, ({ low, high }) => (low + high) / 2)
    const deviation = fitPortions(picks, portions, problem.fixed, 60)
    if (best !== null && deviation > WORTH_SETTLING) continue
    const choice = settleWell(problem, { picks, portions, deviation, score: 0 })
    if (choice === null) continue
    if (choice.deviation <= TOLERANCE) return choice
    if (best === null || choice.deviation < best.deviation) best = choice
  }
  return best
}

/** Plans the days by a yardstick: the same meals, diets, portions and days apart as the planner has. */
export function planBy(context: PlanContext, days: number, how: Yardstick, seed: number): ChoiceOutcome {
  const random = seededRandom(seed)
  const { slots, day: target } = context.targets
  const planned: PlannedMeal[][] = Array.from({ length: days }, () => [])
  let lots = [...context.lots]
  let grams = 0
  let daysMet = 0
  for (let dayIndex = 0; dayIndex < days; dayIndex++) {
    const open = { days: planned, dayIndex, open: slots, lots, bannedKeys: new Set<string>() }
    const problem = buildDayProblem(context, open, MEAL_WINDOW)
    const sorted = sortedOptions(problem, lots, dayIndex, how.order, random)
    const picks = how.meetsTargets ? null : pickFirst(sorted, 0, random)
    const chosen = picks
      ? byEnergy(problem, picks).map((portioned, at) => ({ recipe: picks[at]!.candidate.recipe, portioned }))
      : (untilMet(problem, sorted, random)?.picks ?? [])
    const meals = chosen.map(({ recipe, portioned }, at) =>
      plannedMeal(slots[at]!.slot, slots[at]!.kcal, recipe, portioned),
    )
    planned[dayIndex] = meals
    for (const line of chosen.flatMap(({ portioned }) => portioned.lines)) {
      if (line.foodId === null) continue
      const taken = takeFromStock(lots, line.foodId, line.grams, dayIndex)
      lots = taken.left
      grams += expiringGrams(taken.uses)
    }
    const isFull = chosen.length === slots.length
    const off = worstDeviation(deviationOf(sumMacros(meals), target))
    if (isFull && off <= TOLERANCE) daysMet++
  }
  return { grams, daysMet }
}

const expiringGrams = (uses: readonly { grams: number; expiresInDays: number | null }[]) =>
  uses.reduce(
    (sum, { grams, expiresInDays }) =>
      expiresInDays !== null && expiresInDays <= EXPIRING_DAYS ? sum + grams : sum,
    0,
  )

/** Grams a plan takes from lots that expire within five days. */
export function expiringGramsOfPlan(plan: Plan): number {
  let grams = 0
  for (const { meals } of plan.days)
    for (const { ingredients } of meals) for (const { uses } of ingredients) grams += expiringGrams(uses)
  return grams
}

/** Grams there are that expire within five days and while the plan runs may be eaten by this person. */
export function expiringGramsThere(context: PlanContext, isAllowed: (foodId: string) => boolean): number {
  return expiringGrams(context.lots.filter((lot) => isGoodOn(lot, 0) && isAllowed(lot.foodId)))
}
