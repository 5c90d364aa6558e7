import type { Candidate } from './candidate.ts'
import { HEALTH_BOUNDS, KCAL_PER_G_FAT, type Health } from './health.ts'

/**
 * What a day should not have too much or too little of beside its four targets, as numbers the search can add: each is 0
 * at its bound, more is too much, and every unit of it is another hundred per cent beyond.
 */

export const LOADS = 5
/** The place of busy minutes among them. */
const MINUTES = 0

/** What a hundred per cent beyond a bound costs: minutes, sodium, fibre, saturated fat, fruit and vegetables. */
export const LOAD_COSTS = Float64Array.of(10, 4, 3, 2.5, 2)

/** Minutes that are held count so many times: beyond them no dish is worth its time. */
const HELD_WEIGHT = 4

/** Held a little inside of what is promised. */
const CAUTION = 0.95

/** `share`: of the day's food, as much is planned; the rest is eaten elsewhere. */
export type DayBounds = { minutes: number; holdsMinutes: boolean; kcal: number; share: number }

const weightOfMinutes = ({ holdsMinutes }: DayBounds) => (holdsMinutes ? HELD_WEIGHT : 1)

/** Loads of food and minutes against a day's bounds: floors count downwards. */
export function loadsOf(health: Health, activeMinutes: number, bounds: DayBounds): Float64Array {
  const { minutes, kcal, share } = bounds
  const mostSaturatedG = (HEALTH_BOUNDS.mostSaturatedShare * kcal) / KCAL_PER_G_FAT
  return Float64Array.of(
    (weightOfMinutes(bounds) * activeMinutes) / minutes,
    health.sodiumMg / (HEALTH_BOUNDS.mostSodiumMg * share * CAUTION),
    -health.fiberG / ((HEALTH_BOUNDS.leastFiberG * share) / CAUTION),
    health.saturatedFatG / (mostSaturatedG * CAUTION),
    -health.produceG / ((HEALTH_BOUNDS.leastProduceG * share) / CAUTION),
  )
}

/** Where a day stands before anything is eaten: below the ceilings, short of the floors. */
export const emptyDay = (bounds: DayBounds): Float64Array =>
  Float64Array.of(-weightOfMinutes(bounds), -1, 1, -1, 1)

/** The same for a candidate at a portion. */
export function loadsAt(
  { health, activeMin }: Pick<Candidate, 'health' | 'activeMin'>,
  portion: number,
  bounds: DayBounds,
): Float64Array {
  const scaled = {
    fiberG: health.fiberG * portion,
    sodiumMg: health.sodiumMg * portion,
    saturatedFatG: health.saturatedFatG * portion,
    produceG: health.produceG * portion,
    oilyFishG: 0,
  }
  return loadsOf(scaled, activeMin, bounds)
}

/** How far a day's meals take longer than the minutes there are; 0 where they do not. */
export function minutesBeyond(loads: Float64Array, picks: readonly { loads: Float64Array }[]): number {
  let sum = loads[MINUTES]!
  for (const pick of picks) sum += pick.loads[MINUTES]!
  return sum > 1e-9 ? sum : 0
}

/** What loads cost by how far they are beyond their bounds. */
export function costOfLoads(loads: Float64Array): number {
  let cost = 0
  for (let at = 0; at < LOADS; at++) if (loads[at]! > 0) cost += LOAD_COSTS[at]! * loads[at]!
  return cost
}

/** The cost with one more meal's loads. */
export function costWith(loads: Float64Array, more: Float64Array): number {
  let cost = 0
  for (let at = 0; at < LOADS; at++) {
    const load = loads[at]! + more[at]!
    if (load > 0) cost += LOAD_COSTS[at]! * load
  }
  return cost
}
