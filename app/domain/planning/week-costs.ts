import { HEALTH_BOUNDS, KCAL_PER_G_FAT, OILY_FISH_G_A_WEEK } from './health.ts'
import type { Figures } from './figures.ts'
import type { DayAim, FoodFacts } from './week-problem.ts'

/**
 * What a plan's choices cost against one another. One unit is about what a household would rather not do once: buy a
 * further food, eat the same meat a third time. A day that misses its targets costs several.
 */

/** A little tighter than the tolerances of `day-met.ts`, because what is shown is rounded. */
const KCAL_AIM = 0.045
const PROTEIN_AIM = 0.045
const REST_AIM = 0.14
export const MISSED = 18
const PER_KCAL_SHARE = 300
const PER_PROTEIN_SHARE = 150
const PER_REST_SHARE = 120
/** Nearer is better inside the bounds too, though it is worth little. */
const INSIDE = 3
const MUCH_PROTEIN = 0.3
const PER_MUCH_PROTEIN = 2

const MOST_FIBRE_G = 50
const PER_FIBRE_SHARE = 4
const PER_SODIUM_SHARE = 30
const PER_SATURATED_SHARE = 4
const PER_PRODUCE_SHARE = 4
const PER_MINUTE = 0.1
/** A limit of minutes that the person set counts more than the usual one. */
const BEYOND_OWN_LIMIT = 6
const PER_MINUTE_OVER_OWN_LIMIT = 0.7
const MOST_PROTEIN_OF_A_MEAL = 0.6
const PER_PROTEIN_OF_A_MEAL = 10

/** A meal's energy against its slot's. */
const WINDOW = { low: 0.88, high: 1.12 } as const
const OUTSIDE_WINDOW = 1
const PER_WINDOW_SHARE = 60

const beyond = (value: number, bound: number) => Math.max(0, value - bound)

function outside(off: number, tolerance: number, price: number): number {
  const over = beyond(Math.abs(off), tolerance)
  return over > 0 ? MISSED + price * over : (INSIDE * Math.abs(off)) / 3
}

/** What a day costs by its sums: targets first, then what is good for people, then minutes. */
export function costOfDay(sum: Figures, busyMinutes: number, aim: DayAim): number {
  const { target, share } = aim
  const proteinOff = sum.proteinG / target.proteinG - 1
  let cost = outside(sum.kcal / target.kcal - 1, KCAL_AIM, PER_KCAL_SHARE)
  cost += proteinOff < 0 ? outside(proteinOff, PROTEIN_AIM, PER_PROTEIN_SHARE) : 0
  cost += PER_MUCH_PROTEIN * beyond(proteinOff, MUCH_PROTEIN)
  cost += outside(sum.fatG / target.fatG - 1, REST_AIM, PER_REST_SHARE)
  cost += outside(sum.carbsG / target.carbsG - 1, REST_AIM, PER_REST_SHARE)
  cost += PER_FIBRE_SHARE * beyond(1, sum.fiberG / (HEALTH_BOUNDS.leastFiberG * share))
  cost += PER_FIBRE_SHARE * beyond(sum.fiberG / (MOST_FIBRE_G * share), 1)
  cost += PER_SODIUM_SHARE * beyond(sum.sodiumMg / (HEALTH_BOUNDS.mostSodiumMg * share), 1)
  const saturatedShare = (sum.saturatedFatG * KCAL_PER_G_FAT) / target.kcal
  cost += PER_SATURATED_SHARE * beyond(saturatedShare / HEALTH_BOUNDS.mostSaturatedShare, 1)
  cost += PER_PRODUCE_SHARE * beyond(1, sum.produceG / (HEALTH_BOUNDS.leastProduceG * share))
  const late = beyond(busyMinutes, aim.minutes)
  if (late === 0) return cost
  return cost + (aim.holdsMinutes ? BEYOND_OWN_LIMIT + PER_MINUTE_OVER_OWN_LIMIT * late : PER_MINUTE * late)
}

/** What one meal of a day costs for its own size. */
export function costOfMeal(
  kcal: number,
  proteinG: number,
  slotKcal: number,
  { target, slots }: DayAim,
): number {
  const share = kcal / slotKcal
  const off = share < WINDOW.low ? WINDOW.low - share : beyond(share, WINDOW.high)
  const heavy = slots > 2 ? beyond(proteinG / target.proteinG, MOST_PROTEIN_OF_A_MEAL) : 0
  return (off > 0 ? OUTSIDE_WINDOW + PER_WINDOW_SHARE * off : 0) + PER_PROTEIN_OF_A_MEAL * heavy
}

/** One portion of vegetables or fruit. */
const PORTION_OF_PRODUCE_G = 80
const OF_BARE_MAIN = 1.5

/** What a lunch or dinner costs by the vegetables and fruit that it lacks. */
export const costOfBareMain = (produceG: number): number =>
  OF_BARE_MAIN * beyond(1, produceG / PORTION_OF_PRODUCE_G)

const PER_WEEK_SHARE = 60
const WEEK_AIM = 0.02

/** What the whole plan's energy costs. */
export function costOfWeek(kcal: number, target: number): number {
  return target > 0 ? PER_WEEK_SHARE * beyond(Math.abs(kcal / target - 1), WEEK_AIM) : 0
}

const FISH_MEALS_A_WEEK = 2
const WEEK_DAYS = 7
const PER_FISH_MEAL = 3
const PER_OILY_SHARE = 4
/** Shorter plans are not asked for fish. */
const FISH_FROM_DAYS = 4

export function costOfFish(fishMeals: number, oilyFishG: number, days: number): number {
  if (days < FISH_FROM_DAYS) return 0
  const wanted = (FISH_MEALS_A_WEEK * days) / WEEK_DAYS
  const oilyG = (OILY_FISH_G_A_WEEK * days) / WEEK_DAYS
  return PER_FISH_MEAL * beyond(wanted, fishMeals + 0.5) + PER_OILY_SHARE * beyond(1, oilyFishG / oilyG)
}

const OF_PURCHASE = 2.3
/** Bought for one dish alone. */
const OF_SINGLE_USE = 1.5
const OF_STAPLE = 0.2
const OF_SPICE = 0.8
/** All of a pack thrown away. */
const OF_LEFT_OVER = 0.9
const OF_DATED_STOCK = 7
/** So much of what expires is a good use of it; more is better, though by less. */
const GOOD_USE_G = 150
const OF_FURTHER_USE = 0.6
/** What goes off first has the fewest meals left to go into. */
const VERY_SOON_DAYS = 2
const OF_VERY_SOON = 3.2
const OF_STOCK = 2.5
/** As much of something in stock is a good use of it. */
const PLENTY_G = 250
/** Soon is within the plan and a day or two beyond it. */
const SOON_BEYOND_DAYS = 1
const LEAST_BOUGHT_G = 1

/** What is left of each lot while a food is reckoned: a search asks a million times. */
const leftG = new Float64Array(16)

/** What a food costs that is not at home; `grams` for everybody at the table, `uses` are the dishes and sides with it. */
export function costOfBought(facts: FoodFacts, grams: number, thrift: number, uses: number): number {
  if (facts.isTap || grams < LEAST_BOUGHT_G) return 0
  return costOfBuying(facts, grams, uses) + (thrift * grams * facts.pricePer100g) / 100
}

/** What a food at home costs by the grams that each day takes of it. */
export function costOfStocked(
  facts: FoodFacts,
  gramsOfDays: Float64Array,
  table: number,
  thrift: number,
  uses: number,
): number {
  if (facts.isTap) return 0
  const days = gramsOfDays.length
  let worth = 0
  const { lots } = facts
  const left = lots.length <= leftG.length ? leftG : new Float64Array(lots.length)
  for (let at = 0; at < lots.length; at++) left[at] = lots[at]!.grams
  let boughtG = 0
  for (let day = 0; day < days; day++) {
    let needG = table * gramsOfDays[day]!
    if (needG <= 0) continue
    for (let at = 0; at < lots.length && needG > 0; at++) {
      const { expiresInDays, thawedOn = 0 } = lots[at]!
      if (left[at]! <= 0 || thawedOn > day || (expiresInDays !== null && expiresInDays < day)) continue
      const taken = Math.min(left[at]!, needG)
      left[at]! -= taken
      needG -= taken
    }
    boughtG += needG
  }
  for (let at = 0; at < lots.length; at++) {
    const { grams, expiresInDays } = lots[at]!
    const used = grams - left[at]!
    const isSoon = expiresInDays !== null && expiresInDays <= days + SOON_BEYOND_DAYS
    worth += isSoon
      ? OF_DATED_STOCK * shareOfUse(used, grams) * (expiresInDays <= VERY_SOON_DAYS ? OF_VERY_SOON : 1)
      : (OF_STOCK * Math.min(used, PLENTY_G)) / Math.min(grams, PLENTY_G)
  }
  return costOfBought(facts, boughtG, thrift, uses) - worth
}

function shareOfUse(usedG: number, thereG: number): number {
  const good = Math.min(thereG, GOOD_USE_G)
  return usedG <= good ? usedG / good : 1 + (OF_FURTHER_USE * (usedG - good)) / good
}

function costOfBuying(
  { isInEveryKitchen, food, packsG, keepsOpen }: FoodFacts,
  grams: number,
  uses: number,
): number {
  if (isInEveryKitchen) return OF_STAPLE
  if (food.roles[0] === 'spice') return OF_SPICE
  let wasted = 0
  if (!keepsOpen && packsG.length > 0) {
    let leastLeft = Infinity
    for (const packG of packsG)
      leastLeft = Math.min(leastLeft, Math.ceil(grams / packG - 0.02) * packG - grams)
    wasted = Math.max(0, leastLeft) / Math.max(packsG[0]!, leastLeft + grams)
  }
  return OF_PURCHASE + (uses === 1 ? OF_SINGLE_USE : 0) + OF_LEFT_OVER * wasted
}

const PER_ADVICE_SHARE = 25

/** What it costs to eat more of something in a week than is advised. */
export function costOfLimit(grams: number, { planG }: { planG: number }): number {
  return PER_ADVICE_SHARE * beyond(grams / planG, 1)
}
