import { type Lot, isGoodOn, takeFromStock } from '#app/domain/pantry/stock.ts'
import { type Candidate, mealClassOf } from '#app/domain/planning/candidate.ts'
import { TOLERANCE } from '#app/domain/planning/day-problem.ts'
import { type Macros, deviationOf, sumMacros, worstDeviation } from '#app/domain/planning/macros.ts'
import { type SlotTarget, mealTypeOf } from '#app/domain/planning/meal-split.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import type { PlanContext } from '#app/domain/planning/plan-context.ts'
import { portionRecipe } from '#app/domain/planning/portion-recipe.ts'
import { DAYS_APART } from '#app/domain/planning/pose-day.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'

/** What a plan would use of the stock if meals were chosen without a search: the yardsticks. */

export const EXPIRING_DAYS = 5

/** Picks one of the meals open for a slot. */
type Chooser = (
  options: readonly Candidate[],
  lots: readonly Lot[],
  dayIndex: number,
  random: Random,
) => Candidate

const anyOf = (options: readonly Candidate[], random: Random): Candidate =>
  options[Math.floor(random() * options.length)]!

/** A meal by chance. */
export const byChance: Chooser = (options, _lots, _day, random) => anyOf(options, random)

/** The meal whose earliest expiring ingredient expires first; of those with the same, the one with most of them. */
export const byExpiry: Chooser = (options, lots, dayIndex, random) => {
  const soonest = new Map<string, number>()
  for (const { foodId, grams, expiresInDays } of lots) {
    if (grams <= 0 || expiresInDays === null || expiresInDays < dayIndex) continue
    soonest.set(foodId, Math.min(soonest.get(foodId) ?? Infinity, expiresInDays))
  }
  let best: Candidate[] = []
  let bestKey: readonly [day: number, count: number] = [Infinity, 0]
  for (const option of options) {
    const days = option.foods.flatMap(({ foodId }) => soonest.get(foodId) ?? [])
    const key = [Math.min(Infinity, ...days), days.length] as const
    if (key[0] > bestKey[0] || (key[0] === bestKey[0] && key[1] < bestKey[1])) continue
    if (key[0] !== bestKey[0] || key[1] !== bestKey[1]) best = []
    bestKey = key
    best.push(option)
  }
  return anyOf(best, random)
}

/** What comes of it: grams from lots that expire within five days, and days within 2 % on all four. */
export type ChoiceOutcome = { grams: number; daysMet: number }

/** Chooses meals one by one, each portioned for its slot's energy alone. */
export function chooseOneByOne(
  context: PlanContext,
  days: number,
  slots: readonly SlotTarget[],
  choose: Chooser,
  seed: number,
): ChoiceOutcome {
  const random = seededRandom(seed)
  const lastDay = new Map<string, number>()
  let lots = [...context.lots]
  let grams = 0
  let daysMet = 0
  for (let day = 0; day < days; day++) {
    const eaten: Macros[] = []
    for (const { slot, kcal } of slots) {
      const mealClass = mealClassOf(mealTypeOf(slot))
      const options = context.pool.candidates.filter(
        ({ recipe, mealClass: one }) =>
          one === mealClass && day - (lastDay.get(recipe.key) ?? -Infinity) >= DAYS_APART,
      )
      if (options.length === 0) continue
      const { recipe, base } = choose(options, lots, day, random)
      lastDay.set(recipe.key, day)
      const portion = Math.round(Math.min(2, Math.max(0.5, kcal / base.macros.kcal)) * 20) / 20
      const { lines, macros } = portionRecipe(recipe, portion)
      eaten.push(macros)
      for (const line of lines) {
        if (line.foodId === null) continue
        const taken = takeFromStock(lots, line.foodId, line.grams, day)
        lots = taken.left
        for (const use of taken.uses)
          if (use.expiresInDays !== null && use.expiresInDays <= EXPIRING_DAYS) grams += use.grams
      }
    }
    if (worstDeviation(deviationOf(sumMacros(eaten), context.targets.day)) <= TOLERANCE) daysMet++
  }
  return { grams, daysMet }
}

/** Grams a plan takes from lots that expire within five days. */
export function expiringGramsOfPlan(plan: Plan): number {
  let grams = 0
  for (const { meals } of plan.days)
    for (const { ingredients } of meals)
      for (const { uses } of ingredients)
        for (const use of uses)
          if (use.expiresInDays !== null && use.expiresInDays <= EXPIRING_DAYS) grams += use.grams
  return grams
}

/** Grams there are that expire within five days and while the plan runs may be eaten by this person. */
export function expiringGramsThere(context: PlanContext, isAllowed: (foodId: string) => boolean): number {
  return context.lots
    .filter((lot) => lot.expiresInDays !== null && lot.expiresInDays <= EXPIRING_DAYS && isGoodOn(lot, 0))
    .filter(({ foodId }) => isAllowed(foodId))
    .reduce((sum, { grams }) => sum + grams, 0)
}
