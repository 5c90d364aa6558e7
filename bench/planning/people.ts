import { findFood } from '#app/domain/food/foods.ts'
import { worstDeviation } from '#app/domain/planning/macros.ts'
import { MEAL_WINDOW } from '#app/domain/planning/meal-split.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import { planContext, planFromRequest } from '#app/domain/planning/plan-from-request.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import { DAYS_APART } from '#app/domain/planning/build-day-problem.ts'
import { randomPlanRequest } from '#app/domain/planning/random-request.ts'
import {
  type Yardstick,
  byChance,
  byExpiry,
  expiringGramsOfPlan,
  expiringGramsThere,
  planBy,
} from './choices.ts'

/** Random people and pantries through the planner: what their days come to. */

const YARDSTICKS: readonly (Yardstick & { isUndated: boolean })[] = [
  { name: 'random, up to 400 draws for the targets', order: byChance, meetsTargets: true, isUndated: false },
  {
    name: 'expiry-sorted, up to 400 draws for the targets',
    order: byExpiry,
    meetsTargets: true,
    isUndated: false,
  },
  { name: 'random, energy alone', order: byChance, meetsTargets: false, isUndated: false },
  { name: 'expiry-sorted, energy alone', order: byExpiry, meetsTargets: false, isUndated: false },
  {
    name: 'random, up to 400 draws for the targets, meals written without the dates',
    order: byChance,
    meetsTargets: true,
    isUndated: true,
  },
  {
    name: 'expiry-sorted, up to 400 draws for the targets, meals written without the dates',
    order: byExpiry,
    meetsTargets: true,
    isUndated: true,
  },
]

function repeatsIn(plan: Plan): number {
  const lastDay = new Map<string, number>()
  let repeats = 0
  for (const { dayIndex, meals } of plan.days) {
    for (const { recipe, leftoverOf } of meals) {
      if (leftoverOf) continue
      const before = lastDay.get(recipe.key)
      if (before !== undefined && dayIndex - before < DAYS_APART) repeats++
      lastDay.set(recipe.key, dayIndex)
    }
  }
  return repeats
}

/** Counts over `people` requests; the stock used is compared with the yardsticks for the first `compared` of them. */
export function measurePeople(firstSeed: number, people: number, compared: number) {
  const found = {
    days: 0,
    daysMet: 0,
    meals: 0,
    mealsOutside: 0,
    emptySlots: 0,
    repeats: 0,
    worst: 0,
    worstSeed: 0,
    withoutReason: 0,
    reasons: new Map<string, number>(),
    missedBy: new Map<string, number>(),
    poolSizes: [] as number[],
    compared: Math.min(people, compared),
    stock: { there: 0, plan: 0, days: 0, daysMet: 0 },
    yardsticks: YARDSTICKS.map((how) => ({ ...how, grams: 0, daysMet: 0 })),
  }
  const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  for (let index = 0; index < people; index++) {
    const request = randomPlanRequest(firstSeed + index)
    const { plan, context } = planFromRequest(request)
    found.poolSizes.push(context.pool.candidates.length)
    found.repeats += repeatsIn(plan)
    for (const day of plan.days) {
      found.days++
      found.emptySlots += context.targets.slots.length - day.meals.length
      found.meals += day.meals.length
      found.mealsOutside += day.meals.filter(
        ({ kcal, targetKcal }) => kcal < MEAL_WINDOW.low * targetKcal || kcal > MEAL_WINDOW.high * targetKcal,
      ).length
      const off = worstDeviation(day.deviation)
      if (off > found.worst) [found.worst, found.worstSeed] = [off, request.seed]
      if (day.isMet) {
        found.daysMet++
        continue
      }
      if (day.reasons.length === 0) found.withoutReason++
      count(
        found.missedBy,
        `${request.goal}, ${request.diets.join(' + ') || 'no diet'}, ${request.mealsPerDay} meals`,
      )
      for (const reason of day.reasons) count(found.reasons, reason.replaceAll(/[\d.]+ %/g, 'n %'))
    }
    if (index < compared) compare(request, plan)
  }
  return found

  function compare(request: PlanRequest, plan: Plan): void {
    const { context } = planContext(request)
    const { stock } = found
    stock.there += expiringGramsThere(context, (foodId) => {
      const food = findFood(foodId)
      return food !== null && context.pool.isAllowed(food)
    })
    stock.plan += expiringGramsOfPlan(plan)
    stock.days += plan.days.length
    stock.daysMet += plan.days.filter(({ isMet }) => isMet).length
    // The same foods written into meals without a look at their dates, as a collection of recipes would be.
    const undated = request.pantry.map((entry) => ({ ...entry, expiresInDays: null }))
    const plain = { ...context, pool: planContext({ ...request, pantry: undated }).context.pool }
    for (const yardstick of found.yardsticks) {
      const from = yardstick.isUndated ? plain : context
      const { grams, daysMet } = planBy(from, request.days, yardstick, request.seed)
      yardstick.grams += grams
      yardstick.daysMet += daysMet
    }
  }
}
