import {
  moveMeal,
  putDish,
  regenerateDay,
  regenerateUnlocked,
  swapMeal,
  completePlan,
} from '#app/domain/planning/plan-changes.ts'
import { placeRecipe } from '#app/domain/planning/place-recipe.ts'
import { type DishOffer, offerDishes } from '#app/domain/planning/offer-dishes.ts'
import { type PlanAnswer, planContext } from '#app/domain/planning/plan-from-request.ts'
import { settlePlan } from '#app/domain/planning/portion-meals.ts'
import { totalPlan } from '#app/domain/planning/plan-totals.ts'
import { solvePlan } from '#app/domain/planning/solve-plan.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import { unusedStock } from '#app/domain/planning/unused-stock.ts'
import type { Cookbook } from '#app/domain/cookbook/cookbook.ts'
import type { OfferTask, PlannerAnswer, PlannerTask } from './planner.ts'

type Prepared = Pick<PlanAnswer, 'context' | 'leftOut'>

/** One change to a plan usually follows another: its dishes are remembered for a while. */
const KEPT = 2
/** On a machine that needs longer the best week found so far is better than none. */
const SEARCH_WITHIN_MS = 20_000

type TaskSolver = {
  solve(task: PlannerTask): PlannerAnswer
  offer(task: OfferTask): readonly DishOffer[]
}

/** Works on tasks one after another, remembering the dishes of the last few requests. */
export function openTaskSolver(bookOf: () => Cookbook, searchWithinMs = SEARCH_WITHIN_MS): TaskSolver {
  const kept = new Map<string, Prepared>()
  const prepare = ({ request, ownRecipes }: PlannerTask | OfferTask): Prepared => {
    const key = JSON.stringify([request, ownRecipes])
    const prepared = kept.get(key) ?? planContext(request, bookOf(), ownRecipes)
    kept.delete(key)
    kept.set(key, prepared)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return prepared
  }
  const contextFor = (task: PlannerTask | OfferTask, { context }: Prepared) =>
    task.unwantedKeys === undefined || task.unwantedKeys.length === 0
      ? context
      : { ...context, unwantedKeys: new Set(task.unwantedKeys) }
  return {
    solve(task) {
      const prepared = prepare(task)
      const endsAtMs = performance.now() + searchWithinMs
      const context = { ...contextFor(task, prepared), isOutOfTime: () => performance.now() > endsAtMs }
      const plan = solve(context, task)
      return { plan, leftOut: [...prepared.leftOut, ...unusedStock(context, plan)] }
    },
    offer(task) {
      const context = contextFor(task, prepare(task))
      return offerDishes(context, currentOf(context, task), task.offers, task.seed)
    },
  }
}

const currentOf = (context: Prepared['context'], { request, mealsOfDays }: PlannerTask | OfferTask): Plan =>
  totalPlan(context, request.seed, mealsOfDays)

function solve(context: Prepared['context'], task: PlannerTask): Plan {
  const { change, mealsOfDays, seed, request } = task
  const current = () => currentOf(context, task)
  switch (change.kind) {
    case 'fill':
      return change.isVaried
        ? completePlan(context, current(), seed)
        : solvePlan(context, { mealsOfDays }, seed)
    case 'swap':
      return swapMeal(context, current(), change.place, seed, change.avoidKeys)
    case 'put':
      return putDish(context, current(), change.place, change.dishId)
    case 'regenerate':
      return regenerateUnlocked(context, current(), seed)
    case 'regenerate-day':
      return regenerateDay(context, current(), change.dayIndex, seed)
    case 'move':
      return moveMeal(context, current(), change.from, change.to)
    case 'place':
      return placeRecipe(context, current(), change.place, change.recipe)
    case 'settle':
      return settlePlan(context, request.seed, mealsOfDays, change.dayIndexes)
  }
}
