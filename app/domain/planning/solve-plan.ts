import { hashText } from '#app/domain/random.ts'
import { amountAtOnce, bookMeal } from './book-meal.ts'
import { beyondBounds } from './day-met.ts'
import { addFigures, type Figures, scaledFigures } from './figures.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { totalPlan } from './plan-totals.ts'
import { type ServedDish, passesGates, serveDish } from './served-dish.ts'
import { buildWeek } from './week-build.ts'
import {
  type Cooking,
  type Decision,
  type DishOption,
  type SideOption,
  type WeekProblem,
} from './week-problem.ts'
import { EFFORT, portionNear, type SearchEffort, searchWeek, usingSoon } from './week-search.ts'
import { DAYS_APART } from './week-variety.ts'

/** Meals that stay, by day; and dishes that must not come (again) at all. */
export type Kept = {
  mealsOfDays: readonly (readonly PlannedMeal[])[]
  bannedKeys?: ReadonlySet<string>
  /** Nothing is planned as what is left of another meal. */
  isAllFresh?: boolean
}

/** Each round writes what was chosen, and searches on with the figures of what is written. */
const ROUNDS = 4
/** Amounts for so few people may not be those of the dish: half a chicken is no quarter of one. */
export const MOST_OFF = 0.22
/** Brings in other dishes, to be written. */
const ON: SearchEffort = { stepsPerCooking: 1000, mostSteps: 20_000, warmth: 3 }
/** Among what was written. */
const LAST: SearchEffort = { stepsPerCooking: 6000, mostSteps: 120_000, warmth: 4, isPolished: true }

/**
 * Fills every open slot of every day with dishes of the cookbook, chosen for the whole plan at once. Kept meals stay, with
 * their stock. Same context, kept meals and seed: same plan.
 */
export function solvePlan(context: PlanContext, kept: Kept, seed: number): Plan {
  const plan = mendedForTable(context, kept, solveOnce(context, kept, seed, false), seed)
  const missed = missedDays(plan)
  if (missed === 0 || context.wishes.proteinPowder !== 'if-needed') return plan
  if (context.isOutOfTime?.() === true) return plan
  const lacksProtein = plan.days.some(({ deviation }) => beyondBounds(deviation).proteinG > 0)
  if (!lacksProtein) return plan
  const withPowder = solveOnce(context, kept, seed, true)
  return missedDays(withPowder) < missed ? withPowder : plan
}

/**
 * A table's dishes are written for everybody's portions once all of them are chosen, which moves figures by a hundredth or
 * two. Days that are missed by it are chosen once more beside the others as they are written, but for pots.
 */
function mendedForTable(context: PlanContext, kept: Kept, plan: Plan, seed: number): Plan {
  if (context.members.length === 0 || missedDays(plan) === 0) return plan
  const isKept = (dayIndex: number, { slot }: PlannedMeal) =>
    kept.mealsOfDays[dayIndex]?.some((meal) => meal.slot === slot) === true
  const mealsOfDays = plan.days.map(({ dayIndex, meals, isMet }) =>
    meals.filter(
      (meal) =>
        isMet || isKept(dayIndex, meal) || meal.leftoverOf !== undefined || meal.portionsCooked !== undefined,
    ),
  )
  const again = solveOnce(context, { ...kept, mealsOfDays, isAllFresh: true }, seed, false)
  return missedDays(again) < missedDays(plan) ? again : plan
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
  // A search that was cut short may repeat a dish: that is better than a place without a meal.
  const mayRepeat = context.isOutOfTime?.() === true
  for (const [at, cooking] of problem.cookings.entries()) {
    const decision = decisions[at]
    if (!decision || (!mayRepeat && comesTooSoon(days, cooking, decision))) continue
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
  return places.some(
    ({ dayIndex }) =>
      isFurtherMeal(places[0]!.dayIndex, dayIndex) &&
      days.some((meals, day) =>
        meals.some(
          ({ recipe, leftoverOf, slot }) =>
            isFurtherMeal(leftoverOf?.dayIndex ?? day, day) &&
            slot !== 'breakfast' &&
            recipe.key === option.planDish.dish.id &&
            Math.abs(day - dayIndex) < DAYS_APART,
        ),
      ),
  )
}

/** What is left for the next day belongs to the meal it was cooked for. */
const isFurtherMeal = (cookedOn: number, dayIndex: number) => dayIndex - cookedOn !== 1

/**
 * Searches, writes what was chosen, and searches on with the figures of that. What is chosen in the end was written before,
 * in that portion: its figures are no estimates any more.
 */
export function decide(context: PlanContext, given: WeekProblem, seed: number): readonly (Decision | null)[] {
  const { effort = EFFORT, isOutOfTime } = context
  let problem = given
  let decisions = searchWeek(problem, hashText(`${seed} week`), effort, [], isOutOfTime)
  for (let round = 0; round <= ROUNDS; round++) {
    const judgements = new Judgements(context)
    for (const [at, cooking] of problem.cookings.entries()) {
      judgements.judge(cooking, decisions[at] ?? null)
      if (round === 0) for (const one of usesOf(problem, cooking, decisions)) judgements.judge(cooking, one)
    }
    const isLast = round === ROUNDS || isOutOfTime?.() === true
    const cookings = problem.cookings.map((cooking) => ({
      ...cooking,
      options: judgements.optionsOf(cooking, isLast),
    }))
    const start = cookings.map((cooking, at) => judgements.decisionOf(cooking, decisions[at] ?? null))
    problem = { ...problem, cookings }
    decisions = searchWeek(problem, hashText(`${seed} week ${round}`), isLast ? LAST : ON, start, isOutOfTime)
    if (isLast) break
  }
  return decisions
}

/** Of the dishes with a food, as many are written in any case. */
const MOST_USES = 3
/** A dish alone, and with something beside it. */
const SHARES_OF_MEAL = [1, 0.8] as const

/** Dishes that take what expires first: they are written in any case, so that one of them may be chosen in the end. */
function usesOf(problem: WeekProblem, cooking: Cooking, decisions: readonly (Decision | null)[]): Decision[] {
  const isChosen = (option: DishOption) => decisions.some((one) => one?.option === option)
  return usingSoon(problem, cooking)
    .filter((takers) => !takers.some(isChosen))
    .flatMap((takers) => takers.slice(0, MOST_USES))
    .flatMap((option) =>
      SHARES_OF_MEAL.map((share) => {
        const portion = portionNear(option, share * cooking.places[0]!.kcal)
        return { option, portion, sides: [] }
      }),
    )
}

/** What was learnt by writing the chosen dishes: figures as they are written, and what cannot be written so. */
class Judgements {
  readonly #context: PlanContext
  readonly #corrected = new Map<string, DishOption>()
  readonly #refused = new Set<string>()
  readonly #written = new Map<string, DishOption>()

  constructor(context: PlanContext) {
    this.#context = context
  }

  judge(cooking: Cooking, decision: Decision | null): void {
    if (decision === null) return
    const { option, portion, sides } = decision
    const { asking } = this.#context
    const amount = amountAtOnce(this.#context, cooking.places.length)
    const served = serveDish(option.planDish, { portion, sides: chosen(sides), ...amount }, asking)
    const own = withoutSides(served, sides, portion)
    const key = keyOf(cooking, option)
    const known = this.#corrected.get(key) ?? option
    const isOff = Math.abs(own.kcal / option.planDish.figures.kcal - 1) > MOST_OFF
    if (!passesGates(option.planDish, served.draft, asking) || (isOff && portion === 1))
      this.#refused.add(key)
    else if (isOff) {
      // Three quarters of a fillet is a fillet, but one is one.
      const portions = known.portions.filter((one) => one !== portion)
      this.#corrected.set(key, { ...known, portions })
    } else if (!option.written.has(portion)) {
      const written = new Map([...known.written, [portion, own]])
      this.#corrected.set(key, { ...known, written })
    }
  }

  optionsOf(cooking: Cooking, isWritten: boolean): DishOption[] {
    const left = cooking.options.flatMap((option) => {
      const key = keyOf(cooking, option)
      return this.#refused.has(key) ? [] : [this.#corrected.get(key) ?? option]
    })
    if (!isWritten) return left
    const written = left.flatMap((option) => this.#asWritten(keyOf(cooking, option), option))
    return written.length > 0 ? written : left
  }

  /** An option in the portions it was written in. Cookings share it, so that two days may be exchanged. */
  #asWritten(key: string, option: DishOption): DishOption[] {
    const portions = option.portions.filter((portion) => option.written.has(portion))
    if (portions.length === 0) return []
    const shared = this.#written.get(key) ?? { ...option, portions }
    this.#written.set(key, shared)
    return [shared]
  }

  /** The same decision among the options there are now; null where it is none of them any more. */
  decisionOf(cooking: Cooking, decision: Decision | null): Decision | null {
    if (decision === null) return null
    const key = keyOf(cooking, decision.option)
    const option = cooking.options.find((one) => keyOf(cooking, one) === key)
    return option?.portions.includes(decision.portion) === true ? { ...decision, option } : null
  }
}

/** A dish is written the same for each cooking of as many meals of a kind. */
const keyOf = ({ mealClass, places }: Cooking, { planDish: { dish, fit } }: DishOption) =>
  `${mealClass} ${places.length} ${dish.id} ${[...fit.fills.values()].map(({ choice }) => choice.name).join(',')}`

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
  const amount = amountAtOnce(context, places.length)
  const { draft } = serveDish(option.planDish, { portion, sides: chosen(sides), ...amount }, context.asking)
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
