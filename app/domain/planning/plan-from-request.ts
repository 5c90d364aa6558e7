import { stockOf } from '#app/domain/pantry/stock.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import type { Person } from './energy.ts'
import type { Plan } from './plan.ts'
import { makePool } from './pool.ts'
import type { PlanContext } from './plan-context.ts'
import type { PlanRequest } from './plan-request.ts'
import { solvePlan } from './solve-plan.ts'
import { planTargets } from './targets.ts'

export type PlanAnswer = {
  plan: Plan
  /** For changes to the plan: swapping, regenerating, moving. */
  context: PlanContext
  /** Pantry rows no plan can use, each with the reason. */
  leftOut: readonly { name: string; reason: string }[]
}

/** Whom a plan is for. */
export function personOf(request: Person): Person {
  const { sex, ageYears, heightCm, weightKg, activityLevel, lifeStage } = request
  return { sex, ageYears, heightCm, weightKg, activityLevel, ...(lifeStage && { lifeStage }) }
}

/** What a plan leaves out: plans of people who said that they are pregnant keep the rules for pregnancy without being told. */
export function preferencesOf(
  request: Pick<PlanRequest, 'diets' | 'allergens' | 'dislikes' | 'lifeStage'> & Partial<PlanRequest>,
): DietaryPreferences {
  // Requests stored before there were eaters have none.
  const { diets, allergens, dislikes, eaters = [], lifeStage } = request
  const all = lifeStage === 'pregnant' ? [...new Set([...eaters, 'pregnant' as const])] : eaters
  return { diets, allergens, dislikes, eaters: all }
}

/** Weighs the stock, computes the targets and writes the pool: what a plan is made and later changed with. */
export function planContext(request: PlanRequest): Pick<PlanAnswer, 'context' | 'leftOut'> {
  const targets = planTargets(personOf(request), request.goal, request.mealsPerDay)
  const stock = stockOf(request.pantry)
  const dietaryPreferences = preferencesOf(request)
  const pool = makePool({
    stock,
    dietaryPreferences,
    day: targets.day,
    slots: targets.slots,
    seed: request.seed,
  })
  return { context: { pool, targets, lots: stock.lots, dietaryPreferences }, leftOut: stock.leftOut }
}

/** Makes a whole plan from a request with the kitchen alone: targets, pool, choice, portions, stock. */
export function planFromRequest(request: PlanRequest): PlanAnswer {
  const { context, leftOut } = planContext(request)
  const empty = Array.from({ length: request.days }, () => [])
  return { plan: solvePlan(context, { mealsOfDays: empty }, request.seed), context, leftOut }
}
