import type { Allergen } from '#app/domain/food/food.ts'
import { type PantryEntry, stockOf } from '#app/domain/pantry/stock.ts'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import type { ActivityLevel, Person, PlanGoal, Sex } from './energy.ts'
import type { LifeStage } from './life-stage.ts'
import type { MealsPerDay } from './meal-split.ts'
import type { Plan } from './plan.ts'
import { makePool } from './pool.ts'
import type { PlanContext } from './plan-context.ts'
import { solvePlan } from './solve-plan.ts'
import { planTargets } from './targets.ts'

/** Everything a plan depends on: same request, same plan. */
export type PlanRequest = {
  seed: number
  /** 1 to 7. */
  days: number
  mealsPerDay: MealsPerDay
  goal: PlanGoal
  ageYears: number
  sex: Sex
  heightCm: number
  weightKg: number
  activityLevel: ActivityLevel
  /** Absent in plans made before it was asked for. */
  lifeStage?: LifeStage
  diets: readonly DietaryRestriction[]
  allergens?: readonly Allergen[]
  dislikes?: readonly string[]
  pantry: readonly PantryEntry[]
}

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

/** Weighs the stock, computes the targets and writes the pool: what a plan is made and later changed with. */
export function planContext(request: PlanRequest): Pick<PlanAnswer, 'context' | 'leftOut'> {
  const targets = planTargets(personOf(request), request.goal, request.mealsPerDay)
  const stock = stockOf(request.pantry)
  const dietaryPreferences = {
    diets: request.diets,
    allergens: request.allergens ?? [],
    dislikes: request.dislikes ?? [],
  }
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
