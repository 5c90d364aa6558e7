import { AppError } from '#app/domain/errors.ts'
import type { MealPlace, Plan, PlannedMeal } from '#app/domain/planning/plan.ts'
import type { LeftOut } from '#app/domain/planning/unused-stock.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'

/** What can be done to the meals of a plan. */
export type PlanChange =
  /** Fills every open slot. `isVaried`: asked again with another seed, other dishes come. */
  | { kind: 'fill'; isVaried: boolean }
  | { kind: 'swap'; place: MealPlace; avoidKeys: readonly string[] }
  | { kind: 'regenerate' }
  | { kind: 'regenerate-day'; dayIndex: number }
  | { kind: 'move'; from: MealPlace; to: MealPlace }
  /** Portions the meals of these days together; no dish changes. */
  | { kind: 'settle'; dayIndexes: readonly number[] }

export type PlannerTask = {
  request: PlanRequest
  seed: number
  mealsOfDays: readonly (readonly PlannedMeal[])[]
  change: PlanChange
}

export type PlannerAnswer = { plan: Plan; leftOut: readonly LeftOut[] }

/** The planner ran out of time: on this machine it would do so the next time too. */
export class PlannerTooSlow extends AppError {}

/** Chooses and portions meals, away from the thread that serves requests: it takes up to a second of arithmetic. */
export type Planner = {
  /**
   * Throws `AppError` if the change is refused, takes too long or cannot be worked out. `limitMs` is for background
   * work, where nobody is waiting at a button.
   */
  solve(task: PlannerTask, signal?: AbortSignal, limitMs?: number): Promise<PlannerAnswer>
  /** Makes it ready for a task that will come soon, as when somebody opens the page. */
  warm(): void
  close(): Promise<void>
}
