import { AppError } from '#app/domain/errors.ts'
import type { OwnRecipe } from '#app/domain/planning/own-recipe.ts'
import type { DishOffer, OffersAsked } from '#app/domain/planning/offer-dishes.ts'
import type { MealPlace, Plan, PlannedMeal } from '#app/domain/planning/plan.ts'
import type { LeftOut } from '#app/domain/planning/unused-stock.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'

/** What can be done to the meals of a plan. */
export type PlanChange =
  /** Fills every open slot. `isVaried`: asked again with another seed, other dishes come. */
  | { kind: 'fill'; isVaried: boolean }
  | { kind: 'swap'; place: MealPlace; avoidKeys: readonly string[] }
  /** Puts one named dish in a meal's place. */
  | { kind: 'put'; place: MealPlace; dishId: string }
  | { kind: 'regenerate' }
  | { kind: 'regenerate-day'; dayIndex: number }
  | { kind: 'move'; from: MealPlace; to: MealPlace }
  /** Puts a recipe of somebody's own in a place. */
  | { kind: 'place'; place: MealPlace; recipe: OwnRecipe }
  /** Portions the meals of these days together; no dish changes. */
  | { kind: 'settle'; dayIndexes: readonly number[] }

type OfPlan = {
  request: PlanRequest
  /** Recipes of the plan's own person that may be chosen beside the dishes of the book. */
  ownRecipes?: readonly OwnRecipe[]
  seed: number
  mealsOfDays: readonly (readonly PlannedMeal[])[]
  /** Dishes that are not chosen, whatever the change: those that somebody at the table does not want again. */
  unwantedKeys?: readonly string[]
}

export type PlannerTask = OfPlan & { change: PlanChange }
/** Asks for dishes that could take a meal's place; nothing is changed. */
export type OfferTask = OfPlan & { offers: OffersAsked }

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
  /** Finds dishes for a meal's place. Throws as `solve` does. */
  offer(task: OfferTask): Promise<readonly DishOffer[]>
  /** Makes it ready for a task that will come soon, as when somebody opens the page. */
  warm(): void
  close(): Promise<void>
}
