import { type Random, hashText, seededRandom } from '#app/domain/random.ts'
import { type DayChoice, TOLERANCE } from './day-problem.ts'
import { type SearchEffort, searchDay } from './day-search.ts'
import { isBetter, isDone } from './day-settle.ts'
import { mealClassOf } from './candidate.ts'
import { leftoversFor } from './leftovers.ts'
import { MEAL_WINDOW, type SlotTarget, mealTypeOf } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { lotsAfter, plannedMeal, totalPlan } from './plan-totals.ts'
import { type OpenDay, buildDayProblem } from './build-day-problem.ts'
import { reasonsForDay } from './shortfall.ts'
import { keepsAdvice } from './week-limits.ts'

export const EFFORT: SearchEffort = { starts: 3, mostStarts: 7 }
/** As much as half of a dish out of the stock: enough to bring another, not to forget what expires. */
const FANCY_WORTH = 2.5
/** Windows tried one after another: the specified one, and what a tiny choice forces. */
const WINDOWS = [MEAL_WINDOW, { low: 0.7, high: 1.3 }, { low: 0.5, high: 1.6 }] as const

/** Meals that stay, by day; and dishes that must not come (again) at all. */
export type Kept = {
  mealsOfDays: readonly (readonly PlannedMeal[])[]
  bannedKeys?: ReadonlySet<string>
  /** Chance has a say: asked again with another seed, other dishes come. */
  isVaried?: boolean
  /** Nothing is planned as what is left of another meal. */
  isAllFresh?: boolean
}

/**
 * Fills every open slot of every day: day by day, so that each meets its targets, no dish within three days of itself,
 * expiring stock first. Kept meals stay, with their stock. Same context, kept meals and seed: same plan.
 */
export function solvePlan(context: PlanContext, kept: Kept, seed: number): Plan {
  const { targets } = context
  const days: PlannedMeal[][] = kept.mealsOfDays.map((meals) => [...meals])
  const fancyOf = (keyId: number) => (kept.isVaried ? FANCY_WORTH * seededRandom(keyId ^ seed)() : 0)
  // What locked meals need is not offered to the others.
  let free = lotsAfter(
    context.lots,
    days.flatMap((meals, dayIndex) => meals.map((meal) => ({ dayIndex, meal }))),
  )
  for (const [dayIndex, meals] of days.entries()) {
    const open = targetsOn(targets, dayIndex).slots.filter(
      ({ slot }) => !meals.some((meal) => meal.slot === slot),
    )
    if (open.length === 0) continue
    const day = {
      days,
      dayIndex,
      open,
      lots: free,
      bannedKeys: kept.bannedKeys ?? new Set<string>(),
      fancyOf,
    }
    const filled = fillWithLeftovers(context, day, seed, kept.isAllFresh === true)
    free = lotsAfter(
      free,
      filled.map((meal) => ({ dayIndex, meal })),
    )
    meals.push(...filled)
  }
  return totalPlan(seed, targets, context.lots, days, (day) => reasonsForDay(day, context))
}

type Filling = { choice: DayChoice; filled: readonly SlotTarget[]; isWidened: boolean }

/** More slots filled, then meals inside their windows, then the better day. */
function isNearer(one: Filling, other: Filling | null): boolean {
  if (other === null || one.filled.length !== other.filled.length)
    return one.filled.length > (other?.filled.length ?? 0)
  if (one.isWidened !== other.isWidened) return other.isWidened
  return isBetter(one.choice, other.choice)
}

/** Searches the day inside the specified window, or a wider one where a slot has nothing inside it. */
function searchWindows(context: PlanContext, day: OpenDay, random: Random): Filling | null {
  for (const window of WINDOWS) {
    const problem = buildDayProblem(context, day, window)
    const hasOptions = problem.slots.map(({ options }) => options.length > 0)
    if (hasOptions.includes(false) && window !== WINDOWS.at(-1)) continue
    problem.slots = problem.slots.filter((_, index) => hasOptions[index])
    const choice = searchDay(problem, context.effort ?? EFFORT, random)
    if (choice === null) continue
    const filled = day.open.filter((_, index) => hasOptions[index])
    return { choice, filled, isWidened: window !== MEAL_WINDOW }
  }
  return null
}

/** Of the dishes cooked before, so many are tried as this day's leftovers; and so many beside one where minutes are held. */
const MOST_TRIED = 2
const MOST_TRIED_BESIDE = 3

type AroundLeftovers = { leftovers: PlannedMeal[]; meals: PlannedMeal[]; choice: DayChoice }

/** The day with some leftovers and the rest of it cooked; null where it is not met so. */
function fillAround(
  context: PlanContext,
  day: OpenDay,
  leftovers: PlannedMeal[],
  seed: number,
): AroundLeftovers | null {
  const { days, dayIndex } = day
  const open = day.open.filter(({ slot }) => !leftovers.some((leftover) => leftover.slot === slot))
  if (open.length === 0) return null
  const around = {
    ...day,
    days: days.with(dayIndex, [...(days[dayIndex] ?? []), ...leftovers]),
    open,
    lots: lotsAfter(
      day.lots,
      leftovers.map((meal) => ({ dayIndex, meal })),
    ),
  }
  const found = searchWindows(context, around, seededRandom(hashText(`${seed} day ${dayIndex}`)))
  if (found === null || found.isWidened || found.choice.deviation > TOLERANCE) return null
  return { leftovers, meals: [...leftovers, ...mealsOf(found)], choice: found.choice }
}

const isBetterAround = (one: AroundLeftovers | null, best: AroundLeftovers | null): one is AroundLeftovers =>
  one !== null && (best === null || isBetter(one.choice, best.choice))

/** Fills a day around what is left of an earlier one, where the day is met with it; otherwise all of it is cooked. */
function fillWithLeftovers(
  context: PlanContext,
  day: OpenDay,
  seed: number,
  isAllFresh: boolean,
): PlannedMeal[] {
  const { days, dayIndex, open, bannedKeys } = day
  const found = (context.wishes.cooksAhead && !isAllFresh ? open : [])
    .flatMap((slot) => leftoversFor(days, dayIndex, slot, bannedKeys))
    .filter((leftover) => keepsAdvice(context.limits, days, dayIndex, leftover))
  const mains = found.filter(({ slot }) => mealClassOf(mealTypeOf(slot)) === 'main')
  let best: AroundLeftovers | null = null
  for (const leftover of mains.slice(0, MOST_TRIED)) {
    const one = fillAround(context, day, [leftover], seed)
    if (!isBetterAround(one, best)) continue
    best = one
    if (isDone(best.choice)) return best.meals
  }
  // A day that takes too long may have something else that is left over beside it.
  const others = context.wishes.holdsMinutes ? [...mains, ...found.filter((one) => !mains.includes(one))] : []
  for (const other of others.slice(0, MOST_TRIED + MOST_TRIED_BESIDE)) {
    const beside: readonly PlannedMeal[] = best?.leftovers ?? []
    if (beside.some(({ slot, recipe }) => slot === other.slot || recipe.key === other.recipe.key)) continue
    const one = fillAround(context, day, [...beside, other], seed)
    if (!isBetterAround(one, best)) continue
    best = one
    if (isDone(best.choice)) return best.meals
  }
  const fresh = fillDay(context, day, seed)
  if (fresh === null) return best?.meals ?? []
  return best !== null && (fresh.isWidened || isBetter(best.choice, fresh.choice))
    ? best.meals
    : mealsOf(fresh)
}

function mealsOf({ choice, filled }: Filling): PlannedMeal[] {
  return choice.picks.map(({ recipe, portioned }, index) => {
    const slot = filled[index]!
    return plannedMeal(slot.slot, slot.kcal, recipe, portioned)
  })
}

/** The search may go on: further foods may be eaten, more dishes may be chosen. */
function fillDay(context: PlanContext, day: OpenDay, seed: number): Filling | null {
  const { pool } = context
  const tries = [
    { pool: () => pool, isLoose: false },
    { pool: () => pool, isLoose: true },
    { pool: () => ({ ...pool, candidates: [...pool.candidates, ...pool.more()] }), isLoose: true },
  ]
  let best: Filling | null = null
  for (const { pool: from, isLoose } of tries) {
    const random = seededRandom(hashText(`${seed} day ${day.dayIndex}`))
    const next = searchWindows({ ...context, pool: from() }, { ...day, isLoose }, random)
    if (next !== null && isNearer(next, best)) best = next
    // A day that is met is not searched on for its minutes: other proportions and foods save none.
    if (best !== null && !best.isWidened && best.choice.deviation <= TOLERANCE) break
  }
  return best
}
