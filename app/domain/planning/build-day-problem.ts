import { type Lot, isGoodOn } from '#app/domain/pantry/stock.ts'
import { type Candidate, type MealClass, leadOf, mealClassOf } from './candidate.ts'
import { buyFor } from '#app/domain/shopping/packs.ts'
import { type DayBounds, LOADS, emptyDay, loadsAt, loadsOf } from './day-loads.ts'
import { healthOf, oilyFishFor } from './health.ts'
import { minutesOn } from './cooking-wishes.ts'
import type { DayProblem, Expiring, Option } from './day-problem.ts'
import { sumMacros } from './macros.ts'
import { keepsCookedDays } from './leftovers.ts'
import { MEAL_WINDOW, type SlotTarget, mealTypeOf } from './meal-split.ts'
import { targetsOn } from './meals-away.ts'
import type { PlannedMeal } from './plan.ts'
import type { PlanContext } from './plan-context.ts'
import { sharesOf } from './portion-fit.ts'
import { type Prepared, type PreparedPool, preparedPool } from './problem-options.ts'
import { servingGrowth } from './servings.ts'
import { type LimitsOfDay, limitsOfDay } from './week-limits.ts'

/** A day of a plan as the search sees it: what may fill each slot, and what each choice is worth today. */

/** A dish comes back after this many days at the earliest. */
export const DAYS_APART = 3
const PORTIONS = { low: 0.5, high: 2 } as const
/** Less of a food is as good as none. */
const LEAST_IN_STOCK_G = 3

/** The largest part of a dish that the stock can give counts as one. */
const COVERAGE_WORTH = 0.8
/** Another food on the shopping list. */
const PURCHASE_COST = 0.15
/** Every minute a breakfast takes longer than it should. */
const LATE_BREAKFAST_COST = 1.2
/** A dish that is still good the next day. */
const COOKED_AHEAD_WORTH = 0.5
/** The same where minutes are held: the next day then has them for another meal. */
const COOKED_AHEAD_HELD_WORTH = 2
/** What is left over of the packs a dish is bought in, for a hundred grams; less where it keeps. */
const LEFT_OVER_COST = 0.12
const LEFT_OVER_KEEPS_SHARE = 0.4
/** The week's portion of oily fish, until it is planned, and more with every day that passes without it. */
const OILY_FISH_WORTH = 2.2
const OILY_FISH_WORTH_A_DAY = 0.6
/** As little is still missing as nobody cooks another dish for. */
const OILY_FISH_SPARE_G = 30
/** A dish people know by name, over what the kitchen puts together. */
const KNOWN_DISH_WORTH = 2
/** Of that, every busy minute: quick dishes first. */
const KNOWN_DISH_MINUTE_COST = 0.045
const SAME_FORM_COST = 0.12
const SAME_LEAD_COST = 0.2
/** The same dish cooked again later in the plan. */
const SAME_DISH_COST = 0.7
/** So many meals of a plan may be built on the same; every one beyond costs. */
const LEADS_FREE = 3
const LEAD_AGAIN_COST = 0.3

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
  /** Grams that may be eaten today, by the food's place in the prepared pool. */
  stockG: Float64Array
  /** Its place among what expires, or -1. */
  expiringAt: Int32Array
  recentForms: ReadonlyMap<string, number>
  recentLeads: ReadonlyMap<string, number>
  /** Of all meals of the plan, so many are built on a food. */
  leads: ReadonlyMap<string, number>
  /** Keys of the dishes that the plan has on any day. */
  cooked: ReadonlySet<string>
  /** Foods that are there or are bought for other meals of the plan, by their place among all: 1 for each. */
  isThere: Uint8Array
  /** Grams that remain of the packs they are bought in. */
  openG: Float64Array
  /** Grams of oily fish that the plan still lacks, and what all of them are worth. */
  lacksFishG: number
  fishWorth: number
  limits: LimitsOfDay
  bounds: DayBounds
  breakfastMinutes: number
  fancyOf: (keyId: number) => number
}

/** By how many grams what is left over of a food's packs grows with so many grams more of it; below 0 where it shrinks. */
function leftOverGrowth(neededG: number, stockG: number, openG: number, packG: number): number {
  const toBuyG = neededG - stockG - openG
  if (toBuyG <= 0) return -Math.min(openG, Math.max(0, neededG - stockG))
  return packG > 0 ? Math.ceil(toBuyG / packG - 0.02) * packG - toBuyG - openG : -openG
}

function scoreOf(
  { candidate, lead, allG, stocked, bought, boughtG }: Prepared,
  { packG, keeps }: PreparedPool,
  state: DayState,
): number {
  let had = 0
  let purchases = 0
  let leftOver = 0
  for (let at = 0; at < bought.length; at++) {
    const food = bought[at]!
    const openG = state.openG[food]!
    if (state.isThere[food] === 0) purchases++
    else if (openG > 0) had += Math.min(boughtG[at]!, openG)
    const stockG = food < state.stockG.length ? state.stockG[food]! : 0
    const growth = leftOverGrowth(boughtG[at]!, stockG, openG, packG[food]!)
    leftOver += keeps[food] === 1 ? growth * LEFT_OVER_KEEPS_SHARE : growth
  }
  for (const { food, grams } of stocked) had += Math.min(grams, state.stockG[food]!)
  const leadCount = lead === null ? 0 : (state.leads.get(lead) ?? 0)
  return (
    state.fancyOf(candidate.keyId) +
    (candidate.recipe.dish === undefined
      ? 0
      : KNOWN_DISH_WORTH - KNOWN_DISH_MINUTE_COST * candidate.activeMin) +
    COVERAGE_WORTH * (allG > 0 ? Math.min(1, had / allG) : 0) +
    fishWorthOf(candidate, state) -
    PURCHASE_COST * purchases -
    (LEFT_OVER_COST * leftOver) / 100 -
    LEAD_AGAIN_COST * Math.max(0, leadCount - LEADS_FREE) -
    (state.cooked.has(candidate.recipe.key) ? SAME_DISH_COST : 0) -
    SAME_FORM_COST * (state.recentForms.get(candidate.recipe.form) ?? 0) -
    SAME_LEAD_COST * (lead === null ? 0 : (state.recentLeads.get(lead) ?? 0))
  )
}

function fishWorthOf({ health: { oilyFishG } }: Candidate, { lacksFishG, fishWorth }: DayState): number {
  return lacksFishG > 0 && oilyFishG > 0 ? fishWorth * Math.min(1, oilyFishG / lacksFishG) : 0
}

const NO_USES: Option['uses'] = []

function usesOf({ stocked }: Prepared, portion: number, expiringAt: Int32Array): Option['uses'] {
  let uses: { at: number; grams: number }[] | null = null
  for (const { food, grams } of stocked) {
    const at = expiringAt[food]!
    if (at >= 0) (uses ??= []).push({ at, grams: grams * portion })
  }
  return uses ?? NO_USES
}

/** A dish of the library and one that the kitchen composes may bear the same name. */
const nameKey = ({ name }: { name: string }) => name.toLowerCase()

type Scored = { prepared: Prepared; score: number }

/** What may be eaten of a kind of meal today, with what each is worth: the same for every slot of the kind. */
function scoredOf(
  pool: PreparedPool,
  mealClass: MealClass,
  state: DayState,
  taken: ReadonlySet<string>,
): readonly Scored[] {
  const scored: Scored[] = []
  for (const one of pool.byClass.get(mealClass) ?? [])
    if (!taken.has(one.candidate.recipe.key) && !taken.has(nameKey(one.candidate.recipe)))
      scored.push({ prepared: one, score: scoreOf(one, pool, state) })
  return scored
}

function optionsFor(
  slot: SlotTarget,
  scored: readonly Scored[],
  state: DayState,
  window: { low: number; high: number },
  ahead: number | null,
): Option[] {
  const options: Option[] = []
  const isBreakfast = slot.slot === 'breakfast'
  const growth = servingGrowth(slot.kcal)
  for (const { prepared, score: own } of scored) {
    const { candidate, shares, length } = prepared
    const { kcal } = candidate.base.macros
    const isAhead = ahead !== null && keepsCookedDays(candidate.recipe) > 0
    const least = isAhead ? Math.max(window.low * slot.kcal, MEAL_WINDOW.low * ahead) : window.low * slot.kcal
    const most = isAhead
      ? Math.min(window.high * slot.kcal, MEAL_WINDOW.high * ahead)
      : window.high * slot.kcal
    const low = Math.max(PORTIONS.low, candidate.leastPortion, least / kcal)
    const servings = candidate.servingPortion * growth
    const high = Math.min(PORTIONS.high, most / kcal, servings, mostPortion(prepared, state.limits))
    if (low > high) continue
    const { keyId, formId, leadId } = candidate
    const middle = (low + high) / 2
    const lateMin = isBreakfast ? Math.max(0, candidate.activeMin - state.breakfastMinutes) : 0
    const score =
      own -
      LATE_BREAKFAST_COST * lateMin -
      costOfLimits(prepared, middle, state.limits) +
      (isAhead ? (state.bounds.holdsMinutes ? COOKED_AHEAD_HELD_WORTH : COOKED_AHEAD_WORTH) : 0)
    const uses = usesOf(prepared, middle, state.expiringAt)
    const loads = loadsAt(candidate, middle, state.bounds)
    const bits = limitBits(prepared, high, state.limits)
    const fishWorth = fishWorthOf(candidate, state)
    const ids = { keyId, formId, leadId }
    options.push({ candidate, ...ids, ...bits, shares, length, low, high, score, fishWorth, loads, uses })
  }
  return options
}

/** The largest portion of a dish that the limits of the week leave room for. */
function mostPortion({ limited }: Prepared, { mostG }: LimitsOfDay): number {
  let most = Infinity
  for (const { limit, grams } of limited) most = Math.min(most, mostG[limit]! / grams)
  return most
}

function costOfLimits(
  { limited }: Prepared,
  portion: number,
  { restG, costPerG, excessCostPerG }: LimitsOfDay,
): number {
  let cost = 0
  for (const { limit, grams } of limited) {
    const planned = grams * portion
    cost += costPerG[limit]! * planned
    if (planned > restG[limit]! && excessCostPerG[limit]! < Infinity)
      cost += excessCostPerG[limit]! * (planned - restG[limit]!)
  }
  return cost
}

const BITS = 31

/** A bit for each limit that two such dishes would go beyond: those somebody advises, and the others. Limits beyond 31 share bits. */
function limitBits(
  { limited }: Prepared,
  portion: number,
  { restG, excessCostPerG }: LimitsOfDay,
): { advised: number; scarce: number } {
  let advised = 0
  let scarce = 0
  for (const { limit, grams } of limited) {
    if (grams * portion * 2 <= restG[limit]!) continue
    if (excessCostPerG[limit] === Infinity) advised |= 1 << (limit % BITS)
    else scarce |= 1 << (limit % BITS)
  }
  return { advised, scarce }
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
  /** Only what a health authority advises bounds the day: `limitsOfDay`. */
  isLoose?: boolean
}

/**
 * Lists the options of every open slot: of the right kind, not within three days of the same dish, with portions that
 * keep the meal inside the window of its share. A slot may come out empty.
 */
export function buildDayProblem(
  context: PlanContext,
  { days, dayIndex, open, lots, bannedKeys, fancyOf, isLoose = false }: OpenDay,
  window: { low: number; high: number },
): DayProblem {
  const { day: target } = targetsOn(context.targets, dayIndex)
  const near = days
    .slice(Math.max(0, dayIndex - DAYS_APART + 1), dayIndex + DAYS_APART)
    .flatMap((meals) => meals.map((meal) => meal.recipe))
  const taken = new Set([...bannedKeys, ...near.flatMap((recipe) => [recipe.key, nameKey(recipe)])])
  const pool = preparedPool(context.pool.candidates, target, context.lots, context.limits)
  const expiring = expiringOn(lots, dayIndex)
  const stockG = new Float64Array(pool.foods.length)
  for (const lot of lots) if (isGoodOn(lot, dayIndex)) stockG[pool.placeOf.get(lot.foodId)!]! += lot.grams
  const placeOfFood = new Map(pool.allFoods.map((foodId, place) => [foodId, place]))
  const isThere = new Uint8Array(pool.allFoods.length)
  for (const [place, grams] of stockG.entries()) if (grams > LEAST_IN_STOCK_G) isThere[place] = 1
  const plannedG = new Map<string, number>()
  for (const { ingredients } of days.flat())
    for (const { foodId, grams } of ingredients)
      if (foodId !== null) plannedG.set(foodId, (plannedG.get(foodId) ?? 0) + grams)
  const openG = new Float64Array(pool.allFoods.length)
  for (const [foodId, grams] of plannedG) {
    const place = placeOfFood.get(foodId)
    if (place === undefined) continue
    isThere[place] = 1
    const toBuyG = grams - (context.lots.find((lot) => lot.foodId === foodId)?.grams ?? 0)
    if (toBuyG > 0) openG[place] = buyFor(foodId, toBuyG).leftoverG
  }
  const fishG = healthOf([...plannedG].map(([foodId, grams]) => ({ foodId, grams }))).oilyFishG
  const lacksFishG = oilyFishFor(days.length) - fishG
  const limits = limitsOfDay(context.limits, days, dayIndex, isLoose)
  const share = target.kcal / context.targets.day.kcal
  const { holdsMinutes } = context.wishes
  const bounds = { minutes: minutesOn(context.wishes, dayIndex), holdsMinutes, kcal: target.kcal, share }
  const state: DayState = {
    stockG,
    isThere,
    openG,
    lacksFishG: lacksFishG > OILY_FISH_SPARE_G ? lacksFishG : 0,
    fishWorth: OILY_FISH_WORTH + OILY_FISH_WORTH_A_DAY * dayIndex,
    limits,
    bounds,
    breakfastMinutes: context.wishes.breakfastMinutes,
    expiringAt: Int32Array.from(pool.foods, (foodId) => expiring.at.get(foodId) ?? -1),
    recentForms: countBy(near.map(({ form }) => form)),
    recentLeads: countBy(near.map(leadOf)),
    cooked: new Set(days.flatMap((meals) => meals.map(({ recipe }) => recipe.key))),
    leads: countBy(days.flatMap((meals) => meals.map(({ recipe }) => leadOf(recipe)))),
    fancyOf: fancyOf ?? (() => 0),
  }
  // Dinner may be the next day's lunch, if it suits that as well.
  const nextLunch = targetsOn(context.targets, dayIndex + 1).slots.find(({ slot }) => slot === 'lunch')
  const isNextOpen = days[dayIndex + 1]?.every(({ slot }) => slot !== 'lunch') ?? false
  // So may lunch, where dinner is left over itself and minutes are held.
  const hasDinner = open.every(({ slot }) => slot !== 'dinner')
  const isCookedAhead = (slot: SlotTarget['slot']) =>
    slot === 'dinner' || (holdsMinutes && hasDinner && slot === 'lunch')
  const aheadOf = (slot: SlotTarget['slot']) =>
    context.wishes.cooksAhead && isNextOpen && isCookedAhead(slot) ? (nextLunch?.kcal ?? null) : null
  const scored = new Map<MealClass, readonly Scored[]>()
  const slots = open.map((slot) => {
    const mealClass = mealClassOf(mealTypeOf(slot.slot))
    let of = scored.get(mealClass)
    if (of === undefined) scored.set(mealClass, (of = scoredOf(pool, mealClass, state, taken)))
    return { kcal: slot.kcal, ...window, options: optionsFor(slot, of, state, window, aheadOf(slot.slot)) }
  })
  const kept = days[dayIndex] ?? []
  const fixed = sharesOf(sumMacros(kept), target)
  const loads = loadsOf(
    healthOf(kept.flatMap(({ ingredients }) => ingredients)),
    kept.reduce((sum, { activeMinutes }) => sum + activeMinutes, 0),
    bounds,
  )
  const empty = emptyDay(bounds)
  for (let at = 0; at < LOADS; at++) loads[at] = loads[at]! + empty[at]!
  const rest = { of: context.limits.of, grams: limits.mostG }
  return { slots, target, fixed, loads, holdsMinutes, expiring: expiring.list, rest }
}
