import { AppError } from '#app/domain/errors.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import type { Services } from '#app/features/services.ts'
import { ownRecipesFor } from './own-recipes.server.ts'
import { beginRun, type PlanRun, PlanRunOver } from './plan-run.server.ts'
import { newStoredMeal } from './store-meals.server.ts'
import { mealsOfDays, type StoredPlan } from '#app/features/plans/stored-plan.server.ts'
import { unwantedKeysFor } from '#app/features/plans/unwanted-for-plan.server.ts'
import { writeWithModel } from './write-plan-meals.server.ts'

import { type PlannerAnswer, PlannerTooSlow, type PlannerTask } from './planner.ts'

export type MakePlanNeeds = Pick<Services, 'db' | 'push' | 'log' | 'now' | 'chef' | 'kitchen' | 'planner'>

/** Plans are made in the background, so slow machines get enough time; nobody should be waiting longer than this. */
const LIMIT_MS = 2 * 60 * 1000

/** The planner's final answer to this request: asking again would give the same one. */
class Unsolvable extends Error {}

/**
 * Fills a plan that was stored. It may run any number of times, after a crash or beside a run taken for dead: what is
 * stored stays, only open places are filled, and the same request gives the same meals. A plan that cannot be worked out
 * ends with the meals it has, so that its owner can try again instead of waiting.
 */
export async function makePlan(services: MakePlanNeeds, planId: string, signal: AbortSignal): Promise<void> {
  const run = await beginRun(services, planId)
  if (!run) return
  try {
    const isModel = services.chef.name !== services.kitchen.name
    if (isModel) await writeWithModel(services, run, signal)
    await fillFromKitchen(services, run, signal, isModel)
    await run.finish()
  } catch (error) {
    if (error instanceof PlanRunOver) return
    if (!(error instanceof Unsolvable)) throw error
    services.log.error({ error, planId }, 'a plan could not be worked out')
    await run.finish().catch((over: unknown) => {
      if (!(over instanceof PlanRunOver)) throw over
    })
  }
}

async function solve(
  planner: MakePlanNeeds['planner'],
  task: PlannerTask,
  signal: AbortSignal,
): Promise<PlannerAnswer> {
  try {
    return await planner.solve(task, signal, LIMIT_MS)
  } catch (error) {
    const isLastWord =
      error instanceof PlannerTooSlow || (error instanceof AppError && error.code !== 'unavailable')
    throw isLastWord ? new Unsolvable('the planner gave up', { cause: error }) : error
  }
}

/** The kitchen fills what is open: worked out as a whole, stored day by day. */
async function fillFromKitchen(
  { db, planner, now }: MakePlanNeeds,
  run: PlanRun,
  signal: AbortSignal,
  isInstead: boolean,
): Promise<void> {
  const stored = await run.read()
  const { request } = stored.row
  const [ownRecipes, unwantedKeys] = await Promise.all([
    ownRecipesFor(db, stored.row),
    unwantedKeysFor(db, stored.row),
  ])
  const task = { request, ownRecipes, seed: request.seed, mealsOfDays: mealsOfDays(stored), unwantedKeys }
  const { plan, leftOut } = await solve(
    planner,
    { ...task, change: { kind: 'fill', isVaried: false } },
    signal,
  )
  await run.setLeftOut(leftOut)
  const marks = { isFilledByKitchen: isInstead }
  for (const { dayIndex, meals } of plan.days) {
    const open = meals.filter((meal) => !hasMeal(stored, dayIndex, meal.slot))
    if (open.length === 0) continue
    await run.storeMeals(
      stored,
      open.map((meal) => newStoredMeal(dayIndex, meal, now(), marks)),
    )
    signal.throwIfAborted()
  }
  const settled = isInstead ? await settleMissed(planner, request, plan, signal) : plan
  // Stock flows through all days, and each says why it misses what it misses.
  await run.storePlan(
    settled,
    plan.days.map(({ dayIndex }) => dayIndex),
  )
}

/** Where the kitchen's meals stand beside a model's, all of a day that misses its targets are portioned together. */
async function settleMissed(
  planner: MakePlanNeeds['planner'],
  request: PlanRequest,
  plan: Plan,
  signal: AbortSignal,
): Promise<Plan> {
  const missed = plan.days.flatMap(({ dayIndex, isMet }) => (isMet ? [] : [dayIndex]))
  if (missed.length === 0) return plan
  const mealsOfDays = plan.days.map(({ meals }) => meals)
  const change = { kind: 'settle', dayIndexes: missed } as const
  return (await solve(planner, { request, seed: request.seed, mealsOfDays, change }, signal)).plan
}

function hasMeal({ meals }: StoredPlan, dayIndex: number, slot: string): boolean {
  return meals.some((meal) => meal.dayIndex === dayIndex && meal.slot === slot)
}
