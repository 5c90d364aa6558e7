import {
  type DayProblem,
  type Expiring,
  type Option,
  type Round,
  costOfBoth,
  ownScoreOf,
} from './day-problem.ts'
import { LOADS, costOfLoads, costWith } from './day-loads.ts'
import { type FitMeal, fitPortions } from './portion-fit.ts'

/** From a choice of meals to a better one: one or two meals of the day are changed at a time. */

const SWEEPS = 9
const MOST_STEPS = 40
/** Of two meals changed at once, each for one of so many that are worth most. */
const MOST_IN_PAIRS = 24

/** A day outside the corridor is worth so much less than any inside it, whatever that costs. */
const OUTSIDE = 1000
const IN_CORRIDOR = -OUTSIDE / 2

/** First into the corridor, then by score. */
const valueOf = (deviation: number, score: number, aim: number) =>
  deviation > aim ? -1e3 * (deviation - aim) + score * 0.02 - OUTSIDE : score

export const clashes = (one: Option, other: Option) =>
  one.keyId === other.keyId || one.formId === other.formId || (one.advised & other.advised) !== 0

const middle = ({ low, high }: FitMeal) => (low + high) / 2

/** Grams of each expiring food in the meals but two slots' (-1: none left out). */
function needWithout(picks: readonly Option[], one: number, two: number, needG: Float64Array): void {
  needG.fill(0)
  for (let slot = 0; slot < picks.length; slot++) {
    if (slot === one || slot === two) continue
    for (const { at, grams } of picks[slot]!.uses) needG[at] = needG[at]! + grams
  }
}

/** What an option adds to the worth of the food used, given what the others use. */
function addedWorth({ uses }: Option, expiring: readonly Expiring[], needG: Float64Array): number {
  let worth = 0
  for (const { at, grams } of uses) {
    const stock = expiring[at]!
    const left = stock.grams - needG[at]!
    if (left > 0) worth += ((grams < left ? grams : left) / 100) * stock.worthPer100g
  }
  return worth
}

function addNeed({ uses }: Option, sign: number, needG: Float64Array): void {
  for (const { at, grams } of uses) needG[at] = needG[at]! + sign * grams
}

function addLoads(sums: Float64Array, option: Option, sign: number): void {
  for (let at = 0; at < LOADS; at++) sums[at] = sums[at]! + sign * option.loads[at]!
}

/** What it costs that other meals of the day are built on the same food. */
function leadCost(option: Option, picks: readonly Option[], one: number, two: number): number {
  let cost = 0
  if (option.leadId !== 0 || option.scarce !== 0 || option.fishWorth !== 0)
    for (let slot = 0; slot < picks.length; slot++)
      if (slot !== one && slot !== two) cost += costOfBoth(option, picks[slot]!)
  return cost
}

function isClashing(option: Option, picks: readonly Option[], one: number, two: number): boolean {
  for (let slot = 0; slot < picks.length; slot++)
    if (slot !== one && slot !== two && clashes(option, picks[slot]!)) return true
  return false
}

/** Whether portions inside their bounds can come within `aim` of all four at all. */
function canMeet(picks: readonly Option[], fixed: readonly number[], aim: number): boolean {
  for (let n = 0; n < 4; n++) {
    let least = fixed[n]!
    let most = least
    for (let meal = 0; meal < picks.length; meal++) {
      const { shares, low, high } = picks[meal]!
      least += shares[n]! * low
      most += shares[n]! * high
    }
    if (least > 1 + aim || most < 1 - aim) return false
  }
  return true
}

/**
 * How far off, at the least, a day stays in one direction (`residual`: what the picks bring too much of now): the sums of
 * any portions inside their bounds, seen along it. What an option cannot better there needs no portions.
 */
function leastAlong({ shares, low, high }: FitMeal, residual: Float64Array): number {
  const along =
    shares[0] * residual[0]! + shares[1] * residual[1]! + shares[2] * residual[2]! + shares[3] * residual[3]!
  return along * (along > 0 ? low : high)
}

/**
 * Swaps one meal, or two at once, for others of those tried (best first) until nothing gets better: into the corridor of
 * `aim` first, then by score.
 */
export function localSearch(
  problem: DayProblem,
  tried: readonly (readonly Option[])[],
  start: readonly Option[],
  aim: number,
): Round {
  const count = start.length
  const inPairs = tried.map((options) => options.slice(0, MOST_IN_PAIRS))
  const { expiring, fixed } = problem
  const picks = [...start]
  const portions = Float64Array.from(picks, middle)
  const trial = new Float64Array(count)
  const needG = new Float64Array(expiring.length)
  const residual = new Float64Array(4)
  const least = new Float64Array(count)
  /** Of the day with its picks, and with all but those that are being changed. */
  const loads = new Float64Array(LOADS)
  const loadsWithout = new Float64Array(LOADS)
  const loadsWithFirst = new Float64Array(LOADS)
  let deviation = 0
  let score = 0
  let value = 0
  settle()
  for (let step = 0; step < MOST_STEPS; step++) {
    const swap = bestSwap() ?? (value > IN_CORRIDOR ? pairSwap() : null)
    if (swap === null) break
    for (const { slot, option } of swap) {
      picks[slot] = option
      portions[slot] = middle(option)
    }
    settle()
  }
  return { picks, portions, deviation, score }

  function settle(): void {
    deviation = fitPortions(picks, portions, fixed, 60)
    for (let n = 0; n < 4; n++) {
      let sum = fixed[n]! - 1
      for (let slot = 0; slot < count; slot++) sum += picks[slot]!.shares[n]! * portions[slot]!
      residual[n] = sum
    }
    needG.fill(0)
    let worth = 0
    for (const pick of picks) {
      worth += addedWorth(pick, expiring, needG)
      addNeed(pick, 1, needG)
    }
    score = ownScoreOf(picks, problem.loads) + worth
    loads.set(problem.loads)
    for (const pick of picks) addLoads(loads, pick, 1)
    value = valueOf(deviation, score, aim)
  }

  /** What the day is worth with the picks as they are, portioned anew from where it stood. */
  function valueWith(newScore: number, one: number, two: number): number {
    trial.set(portions)
    trial[one] = middle(picks[one]!)
    if (two >= 0) trial[two] = middle(picks[two]!)
    return valueOf(fitPortions(picks, trial, fixed, SWEEPS), newScore, aim)
  }

  /** The best change of one meal, if one is better than none. */
  function bestSwap() {
    let bar = value + 1e-9
    let best: { slot: number; option: Option }[] | null = null
    let size = 0
    let leastOfAll = 0
    for (let n = 0; n < 4; n++) {
      size += Math.abs(residual[n]!)
      leastOfAll += residual[n]! * (fixed[n]! - 1)
    }
    for (let slot = 0; slot < count; slot++) leastOfAll += least[slot] = leastAlong(picks[slot]!, residual)
    for (let slot = 0; slot < count; slot++) {
      const leastOfOthers = leastOfAll - least[slot]!
      const old = picks[slot]!
      needWithout(picks, slot, -1, needG)
      const without =
        score +
        costOfLoads(loads) -
        old.score -
        addedWorth(old, expiring, needG) +
        leadCost(old, picks, slot, -1)
      loadsWithout.set(loads)
      addLoads(loadsWithout, old, -1)
      for (const option of tried[slot]!) {
        const newScore =
          without +
          option.score +
          addedWorth(option, expiring, needG) -
          leadCost(option, picks, slot, -1) -
          costWith(loadsWithout, option.loads)
        // Inside the corridor only a better score matters.
        if (value > IN_CORRIDOR && newScore <= bar) continue
        const mostOff = bar > IN_CORRIDOR ? aim : aim + (newScore * 0.02 - OUTSIDE - bar) * 1e-3
        if (leastOfOthers + leastAlong(option, residual) >= size * mostOff) continue
        if (option === old || isClashing(option, picks, slot, -1)) continue
        picks[slot] = option
        const newValue = valueWith(newScore, slot, -1)
        if (newValue > bar) {
          bar = newValue
          best = [{ slot, option }]
        }
      }
      picks[slot] = old
    }
    return best
  }

  /** The first change of two meals at once that is better than none, from inside the corridor. */
  function pairSwap() {
    const bar = value + 1e-9
    for (let one = 0; one < count; one++) {
      const oldOne = picks[one]!
      for (let two = one + 1; two < count; two++) {
        const oldTwo = picks[two]!
        needWithout(picks, one, two, needG)
        // The worth of what the other meals use stays whatever the two bring.
        let without =
          score +
          costOfLoads(loads) -
          oldOne.score -
          addedWorth(oldOne, expiring, needG) +
          leadCost(oldOne, picks, one, two)
        loadsWithout.set(loads)
        addLoads(loadsWithout, oldOne, -1)
        addLoads(loadsWithout, oldTwo, -1)
        addNeed(oldOne, 1, needG)
        without += leadCost(oldTwo, picks, two, -1) - oldTwo.score - addedWorth(oldTwo, expiring, needG)
        addNeed(oldOne, -1, needG)
        for (const first of inPairs[one]!) {
          if (first === oldOne || isClashing(first, picks, one, two)) continue
          const withFirst =
            without + first.score + addedWorth(first, expiring, needG) - leadCost(first, picks, one, two)
          addNeed(first, 1, needG)
          loadsWithFirst.set(loadsWithout)
          addLoads(loadsWithFirst, first, 1)
          picks[one] = first
          for (const second of inPairs[two]!) {
            const newScore =
              withFirst +
              second.score +
              addedWorth(second, expiring, needG) -
              leadCost(second, picks, two, -1) -
              costWith(loadsWithFirst, second.loads)
            if (newScore <= bar || second === oldTwo || isClashing(second, picks, two, -1)) continue
            picks[two] = second
            if (canMeet(picks, fixed, aim) && valueWith(newScore, one, two) > bar) {
              picks[one] = oldOne
              picks[two] = oldTwo
              return [
                { slot: one, option: first },
                { slot: two, option: second },
              ]
            }
            picks[two] = oldTwo
          }
          addNeed(first, -1, needG)
        }
        picks[one] = oldOne
      }
    }
    return null
  }
}
