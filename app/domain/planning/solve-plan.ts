import { hashText } from '#app/domain/random.ts'
import { bookMeal, servingsAtOnce } from './book-meal.ts'
import { beyondBounds } from './day-met.ts'
import { addFigures, type Figures, scaledFigures } from './figures.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { totalPlan } from './plan-totals.ts'
import { type ServedDish, passesGates, serveDish } from './served-dish.ts'
import { buildWeek } from './week-build.ts'
import type { Cooking, Decision, DishOption, SideOption, WeekProblem } from './week-problem.ts'
import { EFFORT, type SearchEffort, searchWeek } from './week-search.ts'
import { DAYS_APART } from './week-variety.ts'

/** Meals that stay, by day; and dishes that must not come (again) at all. */
export type Kept = {
  mealsOfDays: readonly (readonly PlannedMeal[])[]
  bannedKeys?: ReadonlySet<string>
  /** Nothing is planned as what is left of another meal. */
  isAllFresh?: boolean
}

/** Each round writes what was chosen and searches on with the figures of what is written. */
const ROUNDS = 8
/** From this round on nothing is chosen that was never written, so that the rounds come to an end. */
const LAST_NEW_ROUND = 5
/** Amounts for so few people may not be those of the dish: half a chicken is no quarter of one. */
export const MOST_OFF = 0.22
/** What is written may differ by so much from what was reckoned with. */
const AS_RECKONED = 0.006
const GENTLE: SearchEffort = { stepsPerCooking: 300, mostSteps: 6000, warmth: 0.5 }

/**
 * Fills every open slot of every day with dishes of the cookbook, chosen for the whole plan at once. Kept meals stay, with
 * their stock. Same context, kept meals and seed: same plan.
 */
export function solvePlan(context: PlanContext, kept: Kept, seed: number): Plan {
  const plan = solveOnce(context, kept, seed, false)
  const missed = missedDays(plan)
  if (missed === 0 || context.wishes.proteinPowder !== 'if-needed') return plan
  const lacksProtein = plan.days.some(({ deviation }) => beyondBounds(deviation).proteinG > 0)
  if (!lacksProtein) return plan
  const withPowder = solveOnce(context, kept, seed, true)
  return missedDays(withPowder) < missed ? withPowder : plan
}

const missedDays = ({ days }: Plan) => days.filter(({ isMet }) => !isMet).length

function solveOnce(context: PlanContext, kept: Kept, seed: number, isPowderNeeded: boolean): Plan {
  const days: PlannedMeal[][] = Array.from({ length: context.days }, (_, day) => [
    ...(kept.mealsOfDays[day] ?? []),
  ])
  const problem = buildWeek(context, {
    kept: days,
    bannedKeys: new Set([...(kept.bannedKeys ?? []), ...(context.unwantedKeys ?? [])]),
    isAllFresh: kept.isAllFresh === true,
    isPowderNeeded,
    seed,
  })
  const decisions = decide(context, problem, seed)
  for (const [at, cooking] of problem.cookings.entries()) {
    const decision = decisions[at]
    if (!decision || comesTooSoon(days, cooking, decision)) continue
    for (const { dayIndex, meal } of mealsOf(context, cooking, decision)) days[dayIndex]!.push(meal)
  }
  return totalPlan(context, seed, days)
}

/** Whether the same dish is cooked within three days: a place stays empty rather. */
export function comesTooSoon(
  days: readonly (readonly PlannedMeal[])[],
  { mealClass, places }: Cooking,
  { option }: Decision,
): boolean {
  if (mealClass === 'breakfast') return false
  return places.some(({ dayIndex }, place) =>
    days.some((meals, day) =>
      meals.some(
        ({ recipe, leftoverOf, slot }) =>
          place === 0 &&
          leftoverOf === undefined &&
          slot !== 'breakfast' &&
          recipe.key === option.planDish.dish.id &&
          Math.abs(day - dayIndex) < DAYS_APART,
      ),
    ),
  )
}

/** Searches, writes what was chosen, and searches on from there until what is written is what was reckoned with. */
export function decide(context: PlanContext, given: WeekProblem, seed: number): readonly (Decision | null)[] {
  let problem = given
  let decisions = searchWeek(problem, hashText(`${seed} week`), context.effort ?? EFFORT)
  for (let round = 0; round < ROUNDS; round++) {
    const judgements = new Judgements(context)
    for (const [at, cooking] of problem.cookings.entries()) judgements.judge(cooking, decisions[at] ?? null)
    if (judgements.areAsReckoned) break
    const isLate = round >= LAST_NEW_ROUND
    problem = {
      ...problem,
      cookings: problem.cookings.map((cooking) => ({
        ...cooking,
        options: judgements.optionsOf(cooking, isLate),
      })),
    }
    const start = problem.cookings.map((cooking, at) => judgements.decisionOf(cooking, decisions[at] ?? null))
    decisions = searchWeek(problem, hashText(`${seed} week ${round}`), GENTLE, start)
  }
  return decisions
}

/** What was learnt by writing the chosen dishes: figures as they are written, and dishes that cannot be written so. */
class Judgements {
  areAsReckoned = true
  readonly #context: PlanContext
  readonly #corrected = new Map<string, DishOption>()
  readonly #refused = new Set<string>()

  constructor(context: PlanContext) {
    this.#context = context
  }

  judge(cooking: Cooking, decision: Decision | null): void {
    if (decision === null) return
    const { option, portion, sides } = decision
    const { asking } = this.#context
    const servings = servingsAtOnce(this.#context, cooking.places.length)
    const served = serveDish(option.planDish, { portion, sides: chosen(sides), servings }, asking)
    const own = withoutSides(served, sides, portion)
    const key = keyOf(cooking, option)
    const isOff = Math.abs(own.kcal / option.planDish.figures.kcal - 1) > MOST_OFF
    if (isOff || !passesGates(option.planDish, served.draft, asking)) this.#refused.add(key)
    else if (!option.written.has(portion)) {
      const known = this.#corrected.get(key) ?? option
      const written = new Map([...known.written, [portion, own]])
      this.#corrected.set(key, { ...option, figures: own, written })
    }
    const reckoned = option.written.get(portion) ?? option.figures
    if (this.#refused.has(key) || !isNear(own, reckoned)) this.areAsReckoned = false
  }

  optionsOf(cooking: Cooking, isLate: boolean): DishOption[] {
    const left = cooking.options.flatMap((option) => {
      const key = keyOf(cooking, option)
      return this.#refused.has(key) ? [] : [this.#corrected.get(key) ?? option]
    })
    const written = left.filter((option) => option.written.size > 0)
    return isLate && written.length > 0 ? written : left
  }

  decisionOf(cooking: Cooking, decision: Decision | null): Decision | null {
    if (decision === null || this.#refused.has(keyOf(cooking, decision.option))) return null
    return { ...decision, option: this.#corrected.get(keyOf(cooking, decision.option)) ?? decision.option }
  }
}

/** A dish is written the same for each cooking of as many meals of a kind. */
const keyOf = ({ mealClass, places }: Cooking, { planDish: { dish, fit } }: DishOption) =>
  `${mealClass} ${places.length} ${dish.id} ${[...fit.fills.values()].map(({ choice }) => choice.name).join(',')}`

const NAMES = ['kcal', 'proteinG', 'fatG', 'carbsG'] as const
const isNear = (one: Figures, other: Figures) =>
  NAMES.every(
    (name) => Math.abs(one[name] - other[name]) <= AS_RECKONED * Math.max(10, other[name], other.kcal / 20),
  )

function withoutSides({ figures }: ServedDish, sides: readonly SideOption[], portion: number): Figures {
  const own = { ...figures }
  for (const side of sides) addFigures(own, side.figures, -1)
  return scaledFigures(own, 1 / portion)
}

const chosen = (sides: readonly SideOption[]) => sides.map(({ side, helping }) => ({ id: side.id, helping }))

/** The meals of a cooking as it was decided, each at its place; none where a gate refuses the dish. */
export function mealsOf(
  context: PlanContext,
  { places }: Cooking,
  { option, portion, sides }: Decision,
): { dayIndex: number; meal: PlannedMeal }[] {
  const [first] = places
  const servings = servingsAtOnce(context, places.length)
  const { draft } = serveDish(option.planDish, { portion, sides: chosen(sides), servings }, context.asking)
  if (!passesGates(option.planDish, draft, context.asking)) return []
  return places.map((place, at) => {
    const { dayIndex, slot, kcal } = place
    const serving = { slot, targetKcal: kcal, portion, sides: chosen(sides), meals: places.length }
    const meal = bookMeal(context, option.planDish, serving)
    if (first === undefined || places.length === 1) return { dayIndex, meal }
    if (at === 0) return { dayIndex, meal: { ...meal, portionsCooked: places.length } }
    return { dayIndex, meal: { ...meal, leftoverOf: { dayIndex: first.dayIndex, slot: first.slot } } }
  })
}
