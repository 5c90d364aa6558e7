import { type Random, seededRandom } from '#app/domain/random.ts'
import type { MealType } from '#app/domain/recipe/recipe.ts'
import { mealTypeOf } from './meal-split.ts'
import { isWork, suitsDish } from './sides.ts'
import { isQuick as isQuickDish } from './cook-days.ts'
import { isSamePart } from './dish-nature.ts'
import {
  type Cooking,
  type Decision,
  type DishOption,
  figuresAt,
  MOST_SIDES,
  type SideOption,
  type WeekProblem,
} from './week-problem.ts'
import { WeekState } from './week-state.ts'
import { busyMinutesOf } from './week-sums.ts'

/**
 * Chooses what is cooked in a plan: simulated annealing over dishes, portions and sides. The number of steps is fixed, so
 * the same problem and seed give the same plan in bounded time.
 */

export type SearchEffort = {
  stepsPerCooking: number
  mostSteps: number
  /** At the start, in units of cost. */
  warmth: number
  /** In the end every portion and side is tried once more, and every dish on days that are missed. */
  isPolished?: boolean
}

export const EFFORT: SearchEffort = { stepsPerCooking: 4500, mostSteps: 90_000, warmth: 5 }
const COLD = 0.15
/** Looking at the clock costs as much as a step. */
const STEPS_BETWEEN_LOOKS = 500
const never = () => false

type Changes = readonly (readonly [at: number, next: Decision | null])[]

/** The best decisions found, one for each cooking; null where a cooking has no option. */
export function searchWeek(
  problem: WeekProblem,
  seed: number,
  effort: SearchEffort = EFFORT,
  start: readonly (Decision | null)[] = [],
  isOutOfTime: () => boolean = never,
): (Decision | null)[] {
  const random = seededRandom(seed)
  const { cookings } = problem
  const open = cookings.flatMap(({ options }, at) => (options.length > 0 ? [at] : []))
  const isFresh = start.every((one) => one === null)
  const state = new WeekState(
    problem,
    cookings.map((cooking, at) => start[at] ?? (isFresh ? firstDecision(cooking, random) : null)),
  )
  if (open.length === 0) return state.decisions
  for (const at of open) if (state.decisions[at] === null) settleDish(problem, state, at)
  const using = cookings.map((cooking) => usingSoon(problem, cooking))
  const steps = Math.min(effort.mostSteps, effort.stepsPerCooking * open.length)
  const decay = (COLD / effort.warmth) ** (1 / steps)
  let warmth = effort.warmth
  let best = [...state.decisions]
  let bestCost = state.cost
  for (let step = 0; step < steps; step++, warmth *= decay) {
    if (step % STEPS_BETWEEN_LOOKS === 0 && isOutOfTime()) break
    const changes = drawChanges(problem, state.decisions, open, using, random)
    if (changes === null) continue
    const before = state.cost
    const undo = state.exchange(changes)
    const more = state.cost - before
    if (more > 0 && random() >= Math.exp(-more / warmth)) undo()
    else if (state.cost < bestCost - 1e-9) {
      bestCost = state.cost
      best = [...state.decisions]
    }
  }
  if (effort.isPolished !== true) return best
  const settled = new WeekState(problem, best)
  for (let pass = 0; pass < POLISHING; pass++)
    for (const at of open) {
      if (isOnMissedDay(problem, settled, at)) settleDish(problem, settled, at)
      settlePortion(problem, settled, at)
    }
  return settled.decisions
}

const POLISHING = 2

/** This share of the dishes tried takes food that expires within so many days, as few of all dishes do. */
const USE_SHARE = 0.35
const SOON_DAYS = 2
/** From here on a dish takes a food, and does not only taste of it. */
const USED_G = 40

/** For each food that expires within a few days of a place, the dishes there that take it. */
export function usingSoon({ foods }: WeekProblem, { places, options }: Cooking): DishOption[][] {
  const { dayIndex } = places[0]!
  return foods.flatMap(({ lots }, at): DishOption[][] => {
    const isSoon = lots.some(
      ({ expiresInDays }) =>
        expiresInDays !== null && expiresInDays >= dayIndex && expiresInDays <= dayIndex + SOON_DAYS,
    )
    if (!isSoon) return []
    const takers = options.filter((option) =>
      option.foods.some(({ food, grams }) => food === at && grams >= USED_G),
    )
    return takers.length > 0 ? [takers] : []
  })
}

const isOnMissedDay = ({ cookings }: WeekProblem, state: WeekState, at: number) =>
  cookings[at]!.places.some(({ dayIndex }) => state.isMissed(dayIndex))

/** Takes the best of these for a cooking, or leaves what it is. */
function takeBest(state: WeekState, at: number, tries: readonly Decision[]): void {
  let best: Decision | null = null
  let bestCost = state.decisions[at] === null ? Infinity : state.cost - 1e-9
  for (const one of tries) {
    const undo = state.exchange([[at, one]])
    if (state.cost < bestCost) {
      best = one
      bestCost = state.cost
    }
    undo()
  }
  if (best !== null) state.exchange([[at, best]])
}

const keepsSides = ({ sides }: Decision, option: DishOption, meal: MealType, cooking: Cooking) =>
  sides.every(({ side }) => suitsDish(side, option.planDish, meal)) && isReadySoon(cooking, option, sides)

/** On a day without cooking nothing is cooked beside a dish, and both together take no longer than such a dish may. */
function isReadySoon({ isQuick }: Cooking, option: DishOption, sides: readonly SideOption[]): boolean {
  if (!isQuick) return true
  if (sides.some(({ side }) => isWork(side))) return false
  const busyMinutes = busyMinutesOf({ option, sides })
  return isQuickDish({ busyMinutes, isHot: option.planDish.isHot })
}

/** Every dish in every portion, with the sides there are and without. */
function settleDish({ cookings }: WeekProblem, state: WeekState, at: number): void {
  const now = state.decisions[at] ?? undefined
  const meal = mealTypeOf(cookings[at]!.places[0]!.slot)
  const tries = cookings[at]!.options.flatMap((option) =>
    option.portions.flatMap((portion): Decision[] => [
      { option, portion, sides: [] },
      ...(now !== undefined && now.sides.length > 0 && keepsSides(now, option, meal, cookings[at]!)
        ? [{ option, portion, sides: now.sides }]
        : []),
    ]),
  )
  takeBest(state, at, tries)
}

/** Every portion, and every side that may be added, taken away or exchanged. */
function settlePortion({ cookings, sides: all }: WeekProblem, state: WeekState, at: number): void {
  const now = state.decisions[at]
  if (!now) return
  const meal = mealTypeOf(cookings[at]!.places[0]!.slot)
  const fewer = now.sides.map((_, index) => now.sides.toSpliced(index, 1))
  const bases = now.sides.length < MOST_SIDES ? [now.sides, ...fewer] : fewer
  const sets = bases.flatMap((base) => [
    base,
    ...all.flatMap((side) => {
      const isFree = !base.some((one) => isSamePart(one.side.adds, side.side.adds))
      const more = [...base, side]
      return isFree &&
        suitsDish(side.side, now.option.planDish, meal) &&
        isReadySoon(cookings[at]!, now.option, more)
        ? [more]
        : []
    }),
  ])
  const portioned = now.option.portions.map((portion): Decision => ({ ...now, portion }))
  takeBest(state, at, [...portioned, ...sets.map((sides): Decision => ({ ...now, sides }))])
}

function firstDecision({ options, places }: Cooking, random: Random): Decision | null {
  const option = options[Math.floor(random() * options.length)]
  return option === undefined ? null : { option, portion: portionNear(option, places[0]!.kcal), sides: [] }
}

/** The portion that comes nearest an energy. */
export function portionNear(option: DishOption, kcal: number): number {
  let [best, bestOff] = [1, Infinity]
  for (const portion of option.portions) {
    const off = Math.abs(portion * figuresAt(option, portion).kcal - kcal)
    if (off < bestOff) [best, bestOff] = [portion, off]
  }
  return best
}

const pick = <T>(list: readonly T[], random: Random): T | undefined =>
  list[Math.floor(random() * list.length)]

function drawChanges(
  problem: WeekProblem,
  decisions: readonly (Decision | null)[],
  open: readonly number[],
  using: readonly (readonly (readonly DishOption[])[])[],
  random: Random,
): Changes | null {
  const at = pick(open, random)!
  const cooking = problem.cookings[at]!
  const now = decisions[at]
  const dice = random()
  if (now === null || now === undefined || dice < 0.36) {
    const takers = using[at]!.length > 0 && random() < USE_SHARE ? pick(using[at]!, random)! : cooking.options
    const option = pick(takers, random)
    const next = option === undefined ? null : drawDish(problem, cooking, option, now ?? null, random)
    return next === null ? null : [[at, next]]
  }
  if (dice < 0.5) return [[at, { ...now, portion: pick(now.option.portions, random)! }]]
  if (dice < 0.85) {
    const sides = drawSides(problem, cooking, now, random)
    return sides === null ? null : [[at, { ...now, sides }]]
  }
  return exchangeTwo(problem, decisions, open, at, random)
}

function drawDish(
  problem: WeekProblem,
  cooking: Cooking,
  option: DishOption,
  now: Decision | null,
  random: Random,
): Decision {
  const { kcal, slot } = cooking.places[0]!
  // What is beside the dish that goes often suits the one that comes.
  if (
    now !== null &&
    now.sides.length > 0 &&
    random() < 0.5 &&
    keepsSides(now, option, mealTypeOf(slot), cooking)
  ) {
    const beside = now.sides.reduce((sum, { figures }) => sum + figures.kcal, 0)
    return { option, portion: portionNear(option, kcal - beside), sides: now.sides }
  }
  const decision: Decision = { option, portion: portionNear(option, kcal), sides: [] }
  // A dish that is too small for its place comes with something beside it.
  const missing = kcal - figuresAt(option, decision.portion).kcal * decision.portion
  if (missing < kcal * 0.08 && random() < 0.6) return decision
  const sides = drawSides(problem, cooking, decision, random)
  return sides === null ? decision : { ...decision, sides }
}

/** Adds a side, takes one away or exchanges one. */
function drawSides(
  { sides: all }: WeekProblem,
  cooking: Cooking,
  { option, sides }: Decision,
  random: Random,
): readonly SideOption[] | null {
  const isFewer = sides.length > 0 && (sides.length === MOST_SIDES || random() < 0.45)
  const remaining = isFewer ? sides.filter((_, at) => at !== Math.floor(random() * sides.length)) : [...sides]
  if (isFewer && random() < 0.4) return remaining
  const meal = mealTypeOf(cooking.places[0]!.slot)
  for (let tries = 0; tries < 8; tries++) {
    const side = pick(all, random)
    if (side === undefined) return null
    if (remaining.some((one) => isSamePart(one.side.adds, side.side.adds))) continue
    const more = [...remaining, side]
    if (suitsDish(side.side, option.planDish, meal) && isReadySoon(cooking, option, more)) return more
  }
  return isFewer ? remaining : null
}

function exchangeTwo(
  { cookings }: WeekProblem,
  decisions: readonly (Decision | null)[],
  open: readonly number[],
  at: number,
  random: Random,
): Changes | null {
  const other = pick(open, random)!
  const [one, two] = [decisions[at], decisions[other]]
  const [first, second] = [cookings[at]!, cookings[other]!]
  if (other === at || !one || !two || first.mealClass !== second.mealClass) return null
  if (!first.options.includes(two.option) || !second.options.includes(one.option)) return null
  if (!isReadySoon(first, two.option, two.sides) || !isReadySoon(second, one.option, one.sides)) return null
  return [
    [at, two],
    [other, one],
  ]
}
