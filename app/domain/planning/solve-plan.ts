import { type Lot, isGoodOn } from '#app/domain/pantry/stock.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'
import type { DayChoice, DayProblem, Expiring, Option } from './day-problem.ts'
import { type SearchEffort, searchDay } from './day-search.ts'
import type { FoodWishes } from './food-wishes.ts'
import { sumMacros } from './macros.ts'
import { MEAL_WINDOW, type SlotTarget, mealTypeOf } from './meal-split.ts'
import type { MealRecipe } from './meal-recipe.ts'
import type { Plan, PlannedMeal } from './plan.ts'
import { lotsAfter, plannedMeal, totalPlan } from './plan-totals.ts'
import { type Candidate, mealClassOf } from './candidate.ts'
import type { Pool } from './pool.ts'
import { sharesOf } from './portion-fit.ts'
import { reasonsForDay } from './shortfall.ts'
import type { PlanTargets } from './targets.ts'

/** What stays the same while a plan is made and changed. */
export type PlanContext = {
  pool: Pool
  targets: PlanTargets
  lots: readonly Lot[]
  wishes: FoodWishes
  effort?: SearchEffort
}

/** A dish comes back after this many days at the earliest. */
export const DAYS_APART = 3
const EFFORT: SearchEffort = { starts: 3, mostStarts: 10 }
const PORTIONS = { low: 0.5, high: 2 } as const

/** The largest part of a dish that the stock can give counts as one. */
const COVERAGE_WORTH = 0.8
const SAME_FORM_COST = 0.12
const SAME_LEAD_COST = 0.2

const leadOf = ({ parts }: MealRecipe) =>
  parts.find(({ slot }) => slot === 'main' || slot === 'pulse' || slot === 'egg')?.foodId ?? null

/** What is worth using today: the nearer its date, the more; food without a date can wait. */
function expiringOn(lots: readonly Lot[], dayIndex: number): { at: Map<string, number>; list: Expiring[] } {
  const at = new Map<string, number>()
  const list: Expiring[] = []
  for (const lot of lots) {
    if (lot.expiresInDays === null || lot.grams <= 0 || !isGoodOn(lot, dayIndex)) continue
    const worthPer100g = 2.4 / (1 + 0.22 * (lot.expiresInDays - dayIndex))
    const known = at.get(lot.foodId)
    if (known === undefined) {
      at.set(lot.foodId, list.length)
      list.push({ grams: lot.grams, worthPer100g })
    } else {
      const before = list[known]!
      const grams = before.grams + lot.grams
      list[known] = {
        grams,
        worthPer100g: (before.worthPer100g * before.grams + worthPer100g * lot.grams) / grams,
      }
    }
  }
  return { at, list }
}

type DayState = {
  dayIndex: number
  stockG: ReadonlyMap<string, number>
  expiringAt: ReadonlyMap<string, number>
  recentForms: ReadonlyMap<string, number>
  recentLeads: ReadonlyMap<string, number>
}

function scoreOf({ foods, recipe }: Candidate, state: DayState): number {
  let all = 0
  let had = 0
  for (const { foodId, grams } of foods) {
    if (foodId === 'water') continue
    all += grams
    had += Math.min(grams, state.stockG.get(foodId) ?? 0)
  }
  const lead = leadOf(recipe)
  return (
    COVERAGE_WORTH * (all > 0 ? had / all : 0) -
    SAME_FORM_COST * (state.recentForms.get(recipe.form) ?? 0) -
    SAME_LEAD_COST * (lead === null ? 0 : (state.recentLeads.get(lead) ?? 0))
  )
}

function optionsFor(
  slot: SlotTarget,
  context: PlanContext,
  state: DayState,
  taken: ReadonlySet<string>,
  window: { low: number; high: number },
): Option[] {
  const mealClass = mealClassOf(mealTypeOf(slot.slot))
  const options: Option[] = []
  for (const candidate of context.pool.candidates) {
    if (candidate.mealClass !== mealClass || taken.has(candidate.recipe.key)) continue
    const { macros } = candidate.base
    const low = Math.max(PORTIONS.low, (window.low * slot.kcal) / macros.kcal)
    const high = Math.min(PORTIONS.high, (window.high * slot.kcal) / macros.kcal)
    if (low > high) continue
    const shares = sharesOf(macros, context.targets.day)
    const uses = candidate.foods.flatMap(({ foodId, grams }) => {
      const at = state.expiringAt.get(foodId)
      return at === undefined ? [] : [{ at, grams }]
    })
    options.push({
      candidate,
      keyId: candidate.keyId,
      formId: candidate.formId,
      shares,
      length: shares.reduce((sum, share) => sum + share * share, 0),
      low,
      high,
      score: scoreOf(candidate, state),
      uses,
    })
  }
  return options
}

/** Windows tried one after another: the specified one, and what a tiny choice forces. */
const WINDOWS = [MEAL_WINDOW, { low: 0.7, high: 1.3 }, { low: 0.5, high: 1.6 }] as const

function countBy(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** Meals that stay, by day; and dishes that must not come (again) at all. */
export type Kept = {
  mealsOfDays: readonly (readonly PlannedMeal[])[]
  bannedKeys?: ReadonlySet<string>
}

/**
 * Fills every open slot of every day: day by day, so that each meets its targets, no dish within three days of itself,
 * expiring stock first. Kept meals stay, with their stock. Same context, kept meals and seed: same plan.
 */
export function solvePlan(context: PlanContext, kept: Kept, seed: number): Plan {
  const { targets } = context
  const days: PlannedMeal[][] = kept.mealsOfDays.map((meals) => [...meals])
  // What locked meals need is not offered to the others.
  let free = lotsAfter(
    context.lots,
    days.flatMap((meals, dayIndex) => meals.map((meal) => ({ dayIndex, meal }))),
  )
  for (const [dayIndex, meals] of days.entries()) {
    const open = targets.slots.filter(({ slot }) => !meals.some((meal) => meal.slot === slot))
    if (open.length === 0) continue
    const filled = fillDay(context, days, dayIndex, open, free, kept.bannedKeys ?? new Set(), seed)
    free = lotsAfter(
      free,
      filled.map((meal) => ({ dayIndex, meal })),
    )
    meals.push(...filled)
  }
  return totalPlan(seed, targets, context.lots, days, (day) =>
    reasonsForDay(day, targets.day, targets.slots, context.pool, context.wishes),
  )
}

function fillDay(
  context: PlanContext,
  days: readonly (readonly PlannedMeal[])[],
  dayIndex: number,
  open: readonly SlotTarget[],
  lots: readonly Lot[],
  bannedKeys: ReadonlySet<string>,
  seed: number,
): PlannedMeal[] {
  const near = days
    .slice(Math.max(0, dayIndex - DAYS_APART + 1), dayIndex + DAYS_APART)
    .flatMap((meals) => meals.map((meal) => meal.recipe))
  const taken = new Set([...bannedKeys, ...near.map((recipe) => recipe.key)])
  const expiring = expiringOn(lots, dayIndex)
  const stockG = new Map<string, number>()
  for (const lot of lots)
    if (isGoodOn(lot, dayIndex)) stockG.set(lot.foodId, (stockG.get(lot.foodId) ?? 0) + lot.grams)
  const state: DayState = {
    dayIndex,
    stockG,
    expiringAt: expiring.at,
    recentForms: countBy(near.map(({ form }) => form)),
    recentLeads: countBy(near.map(leadOf)),
  }
  const fixed = sharesOf(sumMacros(days[dayIndex] ?? []), context.targets.day)
  let choice: DayChoice | null = null
  let filledSlots = open
  for (const window of WINDOWS) {
    const slots: DayProblem['slots'] = open.map((slot) => ({
      kcal: slot.kcal,
      ...window,
      options: optionsFor(slot, context, state, taken, window),
    }))
    const isLast = window === WINDOWS.at(-1)
    const hasAll = slots.every(({ options }) => options.length > 0)
    if (!hasAll && !isLast) continue
    filledSlots = open.filter((_, index) => slots[index]!.options.length > 0)
    const problem: DayProblem = {
      slots: slots.filter(({ options }) => options.length > 0),
      target: context.targets.day,
      fixed,
      expiring: expiring.list,
    }
    choice = searchDay(problem, context.effort ?? EFFORT, seededRandom(hashText(`${seed} day ${dayIndex}`)))
    if (choice !== null) break
  }
  if (choice === null) return []
  return choice.picks.map(({ recipe, portioned }, index) => {
    const slot = filledSlots[index]!
    return plannedMeal(slot.slot, slot.kcal, recipe, portioned)
  })
}
