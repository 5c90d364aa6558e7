import {
  moveMeal,
  regenerateDay,
  regenerateUnlocked,
  swapMeal,
  completePlan,
} from '#app/domain/planning/plan-changes.ts'
import { type PlanAnswer, planContext } from '#app/domain/planning/plan-from-request.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import { settlePlan } from '#app/domain/planning/portion-meals.ts'
import { totalPlan } from '#app/domain/planning/plan-totals.ts'
import { solvePlan } from '#app/domain/planning/solve-plan.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import { unusedStock } from '#app/domain/planning/unused-stock.ts'
import type { Cookbook } from '#app/domain/cookbook/cook-dish.ts'
import type { PlannerAnswer, PlannerTask } from './planner.ts'

type Prepared = Pick<PlanAnswer, 'context' | 'leftOut'>

/** One change to a plan usually follows another: its dishes are remembered for a while. */
const KEPT = 2

/** Works on tasks one after another, remembering the dishes of the last few requests. */
export function openTaskSolver(bookOf: () => Cookbook): (task: PlannerTask) => PlannerAnswer {
  const kept = new Map<string, Prepared>()
  const prepare = (request: PlanRequest): Prepared => {
    const key = JSON.stringify(request)
    const prepared = kept.get(key) ?? planContext(request, bookOf())
    kept.delete(key)
    kept.set(key, prepared)
    for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
    return prepared
  }
  return (task) => {
    const { context, leftOut } = prepare(task.request)
    const plan = solve(context, task)
    return { plan, leftOut: [...leftOut, ...unusedStock(context, plan)] }
  }
}

function solve(context: Prepared['context'], { change, mealsOfDays, seed, request }: PlannerTask): Plan {
  const current = () => totalPlan(context, request.seed, mealsOfDays)
  switch (change.kind) {
    case 'fill':
      return change.isVaried
        ? completePlan(context, current(), seed)
        : solvePlan(context, { mealsOfDays }, seed)
    case 'swap':
      return swapMeal(context, current(), change.place, seed, change.avoidKeys)
    case 'regenerate':
      return regenerateUnlocked(context, current(), seed)
    case 'regenerate-day':
      return regenerateDay(context, current(), change.dayIndex, seed)
    case 'move':
      return moveMeal(context, current(), change.from, change.to)
    case 'settle':
      return settlePlan(context, request.seed, mealsOfDays, change.dayIndexes)
  }
}
