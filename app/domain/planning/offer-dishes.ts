import { formOfDish } from '#app/domain/plate/dish-words.ts'
import { amountAtOnce } from './book-meal.ts'
import { isWithinBounds } from './day-met.ts'
import { deviationOf, sumMacros } from './macros.ts'
import { mealTypeOf } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import { type OfferReason, reasonsFor } from './offer-reasons.ts'
import { mealOfDish, mealsWithout, planWith, problemAt } from './place-dish.ts'
import { type MealPlace, mealAt, type Plan, type PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanDish } from './plan-dishes.ts'
import { totalPlan } from './plan-totals.ts'
import { serveDish } from './served-dish.ts'
import { suitsDish } from './sides.ts'
import type { Cooking, Decision, DishOption, WeekProblem } from './week-problem.ts'
import { WeekState } from './week-state.ts'

/** Dishes that could take a meal's place while the rest of the plan stays as it is. */

/** As many are offered at a time. */
export const OFFERS = 5
/** Dishes that are written out and weighed before the search for different ones ends. */
const MOST_WRITTEN = 16
/** As many of these may be built on one food. */
const MOST_OF_MAIN = 2
/** Of the best ranked, as many are looked through for what the person has saved. */
const LOOKED_THROUGH = 40

export type OffersAsked = {
  place: MealPlace
  /** Dishes turned down there, and those shown already. */
  avoidKeys: readonly string[]
  /** Names of dishes that the person has saved, in lower case. */
  savedNames: readonly string[]
}

export type DishOffer = {
  dishId: string
  /** As it would be eaten there. */
  meal: PlannedMeal
  /** Whether the day meets its targets with it. */
  isDayMet: boolean
  /** What speaks for it, the strongest first; never empty. */
  reasons: readonly OfferReason[]
}

/**
 * Up to five dishes for a meal's place: the best by the plan's own cost, of different main foods and forms as far as there
 * are any, those first with which the day meets its targets. Nothing when the place has no meal.
 */
export function offerDishes(context: PlanContext, plan: Plan, asked: OffersAsked, seed: number): DishOffer[] {
  const { place, avoidKeys, savedNames } = asked
  const before = mealAt(plan, place)
  if (before === null) return []
  const kept = mealsWithout(plan, place)
  const bannedKeys = new Set([...avoidKeys, before.recipe.key, ...(context.unwantedKeys ?? [])])
  const problem = problemAt(context, kept, place, { bannedKeys, seed })
  const ranked = savedFirst(context, rankedDishes(problem), new Set(savedNames))
  const others = totalPlan(context, plan.seed, kept)
  return differentMeals(context, kept, place, ranked).map(({ dishId, meal }) => {
    const after = planWith(context, plan.seed, kept, place.dayIndex, meal)
    const isSaved = savedNames.includes(meal.recipe.name.toLowerCase())
    return {
      dishId,
      meal: mealAt(after, place) ?? meal,
      isDayMet: after.days[place.dayIndex]?.isMet === true,
      reasons: reasonsFor({ context, plan, others, after, place, isSaved }),
    }
  })
}

/** Each dish once, the one that suits the plan best first. */
function rankedDishes(problem: WeekProblem): PlanDish[] {
  const [cooking] = problem.cookings
  if (cooking === undefined) return []
  const state = new WeekState(problem, [null])
  const ranked = cooking.options
    .map((option) => ({ option, cost: leastCost(problem, cooking, state, option) }))
    .toSorted((one, other) => one.cost - other.cost)
    .map(({ option }) => option.planDish)
  const seen = new Set<string>()
  return ranked.filter(({ dish }) => !seen.has(dish.id) && seen.add(dish.id))
}

/** What the plan costs with a dish in the portion and with the side that suit it best. */
function leastCost(
  { sides }: WeekProblem,
  { places }: Cooking,
  state: WeekState,
  option: DishOption,
): number {
  const meal = mealTypeOf(places[0]!.slot)
  const suited = sides.filter(({ side }) => suitsDish(side, option.planDish, meal))
  let least = Infinity
  const tryOne = (decision: Decision) => {
    const undo = state.exchange([[0, decision]])
    least = Math.min(least, state.cost)
    undo()
  }
  for (const portion of option.portions) {
    tryOne({ option, portion, sides: [] })
    for (const side of suited) tryOne({ option, portion, sides: [side] })
  }
  return least
}

/** What the person has saved comes first: one such dish, so that the others are still there to choose from. */
function savedFirst(
  context: PlanContext,
  ranked: readonly PlanDish[],
  savedNames: ReadonlySet<string>,
): readonly PlanDish[] {
  if (savedNames.size === 0) return ranked
  const serving = { portion: 1, sides: [], ...amountAtOnce(context, 1) }
  const isSaved = (one: PlanDish) =>
    savedNames.has(serveDish(one, serving, context.asking).draft.name.toLowerCase())
  // With stock in place of what it prints a dish has another name, and may have been saved under either.
  const saved = ranked
    .slice(0, LOOKED_THROUGH)
    .find(({ dish }) => context.dishes.some((one) => one.dish.id === dish.id && isSaved(one)))
  return saved === undefined ? ranked : [saved, ...ranked.filter((one) => one !== saved)]
}

type Written = { dishId: string; main: string; form: string | null; meal: PlannedMeal; isMet: boolean }

const OF_SAME_MAIN = 4
const OF_MISSED_DAY = 2
const OF_SAME_FORM = 1

/** How much a dish is like those chosen before it, and whether the day would miss its targets. */
function likeness({ main, form, isMet }: Written, chosen: readonly Written[]): number {
  const isSameMain = main !== '' && chosen.some((one) => one.main === main)
  const isSameForm = form !== null && chosen.some((one) => one.form === form)
  return (isSameMain ? OF_SAME_MAIN : 0) + (isMet ? 0 : OF_MISSED_DAY) + (isSameForm ? OF_SAME_FORM : 0)
}

/** Of the best ranked dishes as many as are offered, as different in main food and form as there are. */
function differentMeals(
  context: PlanContext,
  kept: readonly (readonly PlannedMeal[])[],
  place: MealPlace,
  ranked: readonly PlanDish[],
): Written[] {
  const written: Written[] = []
  /** Those that need no second thought: the search ends with enough of them. */
  const clear: Written[] = []
  const later: PlanDish[] = []
  let tries = 0
  const write = (next: PlanDish) => {
    tries++
    const one = writtenMeal(context, kept, place, next)
    if (one === null) return
    written.push(one)
    if (likeness(one, clear) === 0) clear.push(one)
  }
  for (const next of ranked) {
    if (clear.length === OFFERS || tries === MOST_WRITTEN) break
    const alike = next.main === '' ? 0 : written.filter(({ main }) => main === next.main).length
    if (alike >= MOST_OF_MAIN) later.push(next)
    else write(next)
  }
  for (const next of later) if (written.length < OFFERS && tries < 2 * MOST_WRITTEN) write(next)
  const chosen: Written[] = []
  while (chosen.length < OFFERS && written.length > 0) {
    const least = Math.min(...written.map((one) => likeness(one, chosen)))
    const at = written.findIndex((one) => likeness(one, chosen) === least)
    chosen.push(...written.splice(at, 1))
  }
  return chosen
}

function writtenMeal(
  context: PlanContext,
  kept: readonly (readonly PlannedMeal[])[],
  place: MealPlace,
  { dish }: PlanDish,
): Written | null {
  const meal = mealOfDish(context, kept, place, dish.id)
  if (meal === null) return null
  const { dishTemplate, name } = meal.draft
  const total = sumMacros([...(kept[place.dayIndex] ?? []), meal])
  const { day } = targetsOn(context.targets, place.dayIndex)
  const isMet = isWithinBounds(deviationOf(total, day))
  // Of what is cooked: stock may stand in for what is printed.
  const { main = '' } = meal.recipe
  return { dishId: dish.id, main, form: formOfDish(dishTemplate, name), meal, isMet }
}
