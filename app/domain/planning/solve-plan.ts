import { hashText } from '#app/domain/random.ts'
import { bookMeal, servingsAtOnce } from './book-meal.ts'
import { addFigures, type Figures, scaledFigures } from './figures.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { totalPlan } from './plan-totals.ts'
import { type ServedDish, passesGates, serveDish } from './served-dish.ts'
import { buildWeek } from './week-build.ts'
import type { Cooking, Decision, DishOption, SideOption, WeekProblem } from './week-problem.ts'
import { EFFORT, type SearchEffort, searchWeek } from './week-search.ts'

/** Meals that stay, by day; and dishes that must not come (again) at all. */
export type Kept = {
  mealsOfDays: readonly (readonly PlannedMeal[])[]
  bannedKeys?: ReadonlySet<string>
  /** Nothing is planned as what is left of another meal. */
  isAllFresh?: boolean
}

/** Each round writes what was chosen and searches on with the figures of what is written. */
const ROUNDS = 6
/** Amounts for so few people may not be those of the dish: half a chicken is no quarter of one. */
const MOST_OFF = 0.22
/** What is written may differ by so much from what was reckoned with. */
const AS_RECKONED = 0.004
const GENTLE: SearchEffort = { stepsPerCooking: 250, mostSteps: 6000, warmth: 0.5 }

/**
 * Fills every open slot of every day with dishes of the cookbook, chosen for the whole plan at once. Kept meals stay, with
 * their stock. Same context, kept meals and seed: same plan.
 */
export function solvePlan(context: PlanContext, kept: Kept, seed: number): Plan {
  const days: PlannedMeal[][] = Array.from({ length: context.days }, (_, day) => [
    ...(kept.mealsOfDays[day] ?? []),
  ])
  const problem = buildWeek(context, {
    kept: days,
    bannedKeys: kept.bannedKeys ?? new Set(),
    isAllFresh: kept.isAllFresh === true,
    seed,
  })
  const decisions = decide(context, problem, seed)
  for (const [at, cooking] of problem.cookings.entries()) {
    const decision = decisions[at]
    if (!decision) continue
    for (const { dayIndex, meal } of mealsOf(context, cooking, decision)) days[dayIndex]!.push(meal)
  }
  return totalPlan(context, seed, days)
}

/** Searches, writes what was chosen, and searches on from there until what is written is what was reckoned with. */
function decide(context: PlanContext, given: WeekProblem, seed: number): readonly (Decision | null)[] {
  let problem = given
  let decisions = searchWeek(problem, hashText(`${seed} week`), context.effort ?? EFFORT)
  for (let round = 0; round < ROUNDS; round++) {
    const judged = problem.cookings.map((cooking, at) => judge(context, cooking, decisions[at] ?? null))
    if (judged.every(({ isAsReckoned }) => isAsReckoned)) break
    problem = { ...problem, cookings: problem.cookings.map((one, at) => ({ ...one, options: judged[at]!.options })) }
    // The last round only takes over the figures.
    const start = judged.map(({ decision }) => decision)
    decisions = searchWeek(problem, hashText(`${seed} week ${round}`), GENTLE, start)
  }
  return decisions
}

type Judged = { options: readonly DishOption[]; decision: Decision | null; isAsReckoned: boolean }

/** Whether a decision can be cooked as it was reckoned with; else without the dish, or with the figures of what is written. */
function judge(context: PlanContext, cooking: Cooking, decision: Decision | null): Judged {
  const { options, places } = cooking
  if (decision === null) return { options, decision, isAsReckoned: true }
  const { option, portion, sides } = decision
  const servings = servingsAtOnce(context, places.length)
  const served = serveDish(option.planDish, { portion, sides: chosen(sides), servings }, context.asking)
  const own = withoutSides(served, sides, portion)
  const share = own.kcal / option.planDish.figures.kcal
  if (Math.abs(share - 1) > MOST_OFF || !passesGates(served.draft, context.asking)) {
    const others = options.filter((one) => one !== option)
    return { options: others, decision: null, isAsReckoned: false }
  }
  if (isNear(own, option.figures)) return { options, decision, isAsReckoned: true }
  const corrected = { ...option, figures: own }
  return {
    options: options.map((one) => (one === option ? corrected : one)),
    decision: { ...decision, option: corrected },
    isAsReckoned: false,
  }
}

const NAMES = ['kcal', 'proteinG', 'fatG', 'carbsG'] as const
const isNear = (one: Figures, other: Figures) =>
  NAMES.every((name) => Math.abs(one[name] - other[name]) <= AS_RECKONED * Math.max(10, other[name], other.kcal / 20))

function withoutSides({ figures }: ServedDish, sides: readonly SideOption[], portion: number): Figures {
  const own = { ...figures }
  for (const side of sides) addFigures(own, side.figures, -1)
  return scaledFigures(own, 1 / portion)
}

const chosen = (sides: readonly SideOption[]) => sides.map(({ side, helping }) => ({ id: side.id, helping }))

function mealsOf(
  context: PlanContext,
  { places }: Cooking,
  { option, portion, sides }: Decision,
): { dayIndex: number; meal: PlannedMeal }[] {
  const [first] = places
  return places.map((place, at) => {
    const { dayIndex, slot, kcal } = place
    const serving = { slot, targetKcal: kcal, portion, sides: chosen(sides), meals: places.length }
    const meal = bookMeal(context, option.planDish, serving)
    if (first === undefined || places.length === 1) return { dayIndex, meal }
    if (at === 0) return { dayIndex, meal: { ...meal, portionsCooked: places.length } }
    return { dayIndex, meal: { ...meal, leftoverOf: { dayIndex: first.dayIndex, slot: first.slot } } }
  })
}
