import { type Lot, isGoodOn } from '#app/domain/pantry/stock.ts'
import { type Candidate, leadOf, mealClassOf } from './candidate.ts'
import type { DayProblem, Expiring, Option } from './day-problem.ts'
import { sumMacros } from './macros.ts'
import { type SlotTarget, mealTypeOf } from './meal-split.ts'
import type { PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { sharesOf } from './portion-fit.ts'

/** A day of a plan as the search sees it: what may fill each slot, and what each choice is worth today. */

/** A dish comes back after this many days at the earliest. */
export const DAYS_APART = 3
const PORTIONS = { low: 0.5, high: 2 } as const

/** The largest part of a dish that the stock can give counts as one. */
const COVERAGE_WORTH = 0.8
const SAME_FORM_COST = 0.12
const SAME_LEAD_COST = 0.2

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
      list.push({ foodId: lot.foodId, grams: lot.grams, worthPer100g })
    } else {
      const before = list[known]!
      const grams = before.grams + lot.grams
      list[known] = {
        foodId: lot.foodId,
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
  fancyOf: (keyId: number) => number
}

function scoreOf({ foods, recipe, keyId }: Candidate, state: DayState): number {
  let all = 0
  let had = 0
  for (const { foodId, grams } of foods) {
    if (foodId === 'water') continue
    all += grams
    had += Math.min(grams, state.stockG.get(foodId) ?? 0)
  }
  const lead = leadOf(recipe)
  return (
    state.fancyOf(keyId) +
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
      leadId: candidate.leadId,
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

function countBy(values: readonly (string | null)[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

/** A day to fill: the meals there are, the slots to fill, the stock that is free. */
export type OpenDay = {
  days: readonly (readonly PlannedMeal[])[]
  dayIndex: number
  open: readonly SlotTarget[]
  lots: readonly Lot[]
  bannedKeys: ReadonlySet<string>
  /** What chance adds to the worth of a dish, by its number: so that asking again brings others. */
  fancyOf?: (keyId: number) => number
}

/**
 * Lists the options of every open slot: of the right kind, not within three days of the same dish, with portions that
 * keep the meal inside the window of its share. A slot may come out empty.
 */
export function poseDay(
  context: PlanContext,
  { days, dayIndex, open, lots, bannedKeys, fancyOf }: OpenDay,
  window: { low: number; high: number },
): DayProblem {
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
    fancyOf: fancyOf ?? (() => 0),
  }
  const fixed = sharesOf(sumMacros(days[dayIndex] ?? []), context.targets.day)
  return {
    slots: open.map((slot) => ({
      kcal: slot.kcal,
      ...window,
      options: optionsFor(slot, context, state, taken, window),
    })),
    target: context.targets.day,
    fixed,
    expiring: expiring.list,
  }
}
