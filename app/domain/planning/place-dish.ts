import type { MealPlace, Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { totalPlan } from './plan-totals.ts'
import { comesTooSoon, decide, mealsOf } from './solve-plan.ts'
import { buildWeek } from './week-build.ts'
import type { WeekProblem } from './week-problem.ts'
import type { SearchEffort } from './week-search.ts'

/** One named dish in one place of a plan, with everything else as it is. */

/** One place with one dish has few portions and sides to choose from. */
const EFFORT_FOR_ONE: SearchEffort = { stepsPerCooking: 200, mostSteps: 200, warmth: 1 }

/** The meals of a plan's days without the one at a place. */
export function mealsWithout(plan: Plan, place: MealPlace): PlannedMeal[][] {
  return plan.days.map(({ meals }, dayIndex) =>
    meals.filter(({ slot }) => dayIndex !== place.dayIndex || slot !== place.slot),
  )
}

/** The search for one place alone: other meals stay, and other empty places stay empty. */
export function problemAt(
  context: PlanContext,
  kept: readonly (readonly PlannedMeal[])[],
  { dayIndex, slot }: MealPlace,
  { bannedKeys, seed }: { bannedKeys: ReadonlySet<string>; seed: number },
): WeekProblem {
  const problem = buildWeek(context, { kept, bannedKeys, isAllFresh: true, isPowderNeeded: false, seed })
  const isHere = (place: MealPlace) => place.dayIndex === dayIndex && place.slot === slot
  return { ...problem, cookings: problem.cookings.filter(({ places }) => places.some(isHere)) }
}

/**
 * A dish of the book as the meal of an empty place, in the portion and with the sides that suit the day best; null where
 * it does not fit, or would come twice within three days. The same dish gives the same meal each time it is asked for.
 */
export function mealOfDish(
  context: PlanContext,
  kept: readonly (readonly PlannedMeal[])[],
  place: MealPlace,
  dishId: string,
): PlannedMeal | null {
  const dishes = context.dishes.filter(({ dish }) => dish.id === dishId)
  const own: PlanContext = { ...context, dishes, effort: EFFORT_FOR_ONE }
  const problem = problemAt(own, kept, place, { bannedKeys: context.unwantedKeys ?? new Set(), seed: 1 })
  const [cooking] = problem.cookings
  const [decision] = decide(own, problem, 1)
  if (!cooking || !decision || comesTooSoon(kept, cooking, decision)) return null
  return mealsOf(own, cooking, decision)[0]?.meal ?? null
}

/** The plan with a meal in an empty place: totals, leftovers, stock and shopping worked out again. */
export function planWith(
  context: PlanContext,
  seed: number,
  kept: readonly (readonly PlannedMeal[])[],
  dayIndex: number,
  meal: PlannedMeal,
): Plan {
  return totalPlan(
    context,
    seed,
    kept.map((meals, day) => (day === dayIndex ? [...meals, meal] : meals)),
  )
}
