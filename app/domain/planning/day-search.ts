import type { Random } from '#app/domain/random.ts'
import {
  type DayChoice,
  type DayProblem,
  type Expiring,
  type Option,
  type Round,
  SAME_LEAD_TODAY_COST,
  TOLERANCE,
  ownScoreOf,
} from './day-problem.ts'
import { isBetter, settleWell } from './day-settle.ts'
import { type FitMeal, fitPortions } from './portion-fit.ts'

export type SearchEffort = { starts: number; mostStarts: number }

/** The search may stay further off: proportions are shifted afterwards. */
const WIDE_AIM = 0.03
const NARROW_AIM = 0.012
const SWEEPS = 9
const MOST_STEPS = 12

/** First into the corridor, then by score. */
const valueOf = (deviation: number, score: number, aim: number) =>
  deviation > aim ? -1e3 * (deviation - aim) + score * 0.02 - 10 : score

const IN_CORRIDOR = -5

/** What the expiring food in a set of meals is worth: never more than there is of each. */
function worthOf(picks: readonly Option[], expiring: readonly Expiring[], needG: Float64Array): number {
  if (expiring.length === 0) return 0
  needG.fill(0)
  for (const { uses } of picks) for (const { at, grams } of uses) needG[at] = needG[at]! + grams
  let worth = 0
  for (let at = 0; at < expiring.length; at++) {
    const { grams, worthPer100g } = expiring[at]!
    worth += (Math.min(needG[at]!, grams) / 100) * worthPer100g
  }
  return worth
}

const clashes = (one: Option, other: Option) => one.keyId === other.keyId || one.formId === other.formId

function drawOption(
  options: readonly Option[],
  weights: Float64Array,
  picked: readonly Option[],
  random: Random,
): Option | null {
  for (const isStrict of [true, false]) {
    const isOpen = (option: Option) =>
      !picked.some((other) => (isStrict ? clashes(option, other) : option.keyId === other.keyId))
    let total = 0
    for (let index = 0; index < options.length; index++) if (isOpen(options[index]!)) total += weights[index]!
    if (total <= 0) continue
    let left = random() * total
    let last: Option | null = null
    for (let index = 0; index < options.length; index++) {
      const option = options[index]!
      if (!isOpen(option)) continue
      last = option
      left -= weights[index]!
      if (left <= 0) break
    }
    if (last) return last
  }
  return null
}

/** Unlikely in proportion to how far a meal is from the day's balance, likely by what it uses up. */
function weightsOf(problem: DayProblem, isBalanced: boolean): Float64Array[] {
  return problem.slots.map(({ options }) =>
    Float64Array.from(options, ({ shares, score, uses }) => {
      let worth = score
      for (const { at, grams } of uses) {
        const stock = problem.expiring[at]!
        worth += (Math.min(grams, stock.grams) / 100) * stock.worthPer100g
      }
      const [kcal, protein, fat, carbs] = shares
      const off =
        Math.abs(protein / kcal - 1) * 0.5 +
        Math.abs(fat / kcal - 1) * 0.35 +
        Math.abs(carbs / kcal - 1) * 0.35
      return Math.exp(2.5 * worth) * (isBalanced ? Math.exp(-6 * off) : 1)
    }),
  )
}

const middle = ({ low, high }: FitMeal) => Math.min(high, Math.max(low, (low + high) / 2))

/** How many others are tried for a slot before the best of them is taken. */
const MOST_TRIED = 150

/** What the chosen meals use of the expiring food, kept up to date while one slot is tried. */
function needWithout(picks: readonly Option[], slot: number, needG: Float64Array): void {
  needG.fill(0)
  for (const [index, { uses }] of picks.entries())
    if (index !== slot) for (const { at, grams } of uses) needG[at] = needG[at]! + grams
}

/** What an option adds to the worth of the food used, given what the others use. */
function addedWorth(option: Option, expiring: readonly Expiring[], needG: Float64Array): number {
  let worth = 0
  for (const { at, grams } of option.uses) {
    const stock = expiring[at]!
    const left = stock.grams - needG[at]!
    if (left > 0) worth += ((grams < left ? grams : left) / 100) * stock.worthPer100g
  }
  return worth
}

/** What it costs that other meals of the day are built on the same food. */
function leadCost({ leadId }: Option, picks: readonly Option[], slot: number): number {
  let cost = 0
  if (leadId !== 0)
    for (let other = 0; other < picks.length; other++)
      if (other !== slot && picks[other]!.leadId === leadId) cost += SAME_LEAD_TODAY_COST
  return cost
}

/** Swaps one meal at a time for the best of the others tried until nothing gets better. */
function climb(problem: DayProblem, start: Option[], aim: number, random: Random): Round {
  const count = start.length
  const picks = [...start]
  const portions = Float64Array.from(picks, middle)
  const trial = new Float64Array(count)
  const needG = new Float64Array(problem.expiring.length)
  const scoreOfPicks = () => ownScoreOf(picks) + worthOf(picks, problem.expiring, needG)
  let deviation = fitPortions(picks, portions, problem.fixed, 60)
  let score = scoreOfPicks()
  let value = valueOf(deviation, score, aim)
  for (let step = 0; step < MOST_STEPS; step++) {
    let bestSlot = -1
    let bestOption: Option | null = null
    let bar = value + 1e-9
    for (let slot = 0; slot < count; slot++) {
      const old = picks[slot]!
      const { options } = problem.slots[slot]!
      needWithout(picks, slot, needG)
      const without =
        score - old.score - addedWorth(old, problem.expiring, needG) + leadCost(old, picks, slot)
      const tries = Math.min(MOST_TRIED, options.length)
      const offset = Math.floor(random() * options.length)
      const stride = options.length / tries
      for (let tried = 0; tried < tries; tried++) {
        const option = options[(offset + Math.floor(tried * stride)) % options.length]!
        if (option === old) continue
        const newScore =
          without + option.score + addedWorth(option, problem.expiring, needG) - leadCost(option, picks, slot)
        // Inside the corridor only a better score matters.
        if (value > IN_CORRIDOR && newScore <= bar) continue
        let isClash = false
        for (let other = 0; other < count && !isClash; other++)
          isClash = other !== slot && clashes(option, picks[other]!)
        if (isClash) continue
        picks[slot] = option
        trial.set(portions)
        trial[slot] = middle(option)
        const newValue = valueOf(fitPortions(picks, trial, problem.fixed, SWEEPS), newScore, aim)
        if (newValue > bar) {
          bar = newValue
          bestSlot = slot
          bestOption = option
        }
      }
      picks[slot] = old
    }
    if (bestOption === null) break
    picks[bestSlot] = bestOption
    portions[bestSlot] = middle(bestOption)
    deviation = fitPortions(picks, portions, problem.fixed, 60)
    score = scoreOfPicks()
    value = valueOf(deviation, score, aim)
  }
  return { picks, portions, deviation, score }
}

/**
 * Chooses and portions the open meals of a day together: seeded local search over the options with bounded least
 * squares on portions, then 0.05 steps on the written lines. Null when a slot has nothing to choose from.
 */
export function searchDay(problem: DayProblem, effort: SearchEffort, random: Random): DayChoice | null {
  if (problem.slots.some(({ options }) => options.length === 0)) return null
  const weights = [weightsOf(problem, false), weightsOf(problem, true)]
  let best: DayChoice | null = null
  for (let start = 0; start < effort.mostStarts; start++) {
    if (start >= effort.starts && best !== null && best.deviation <= TOLERANCE) break
    const picks: Option[] = []
    for (const [slot, { options }] of problem.slots.entries()) {
      const option = drawOption(options, weights[start % 2]![slot]!, picks, random)
      if (option === null) return best
      picks.push(option)
    }
    const aim = start < effort.starts && start % 2 === 0 ? WIDE_AIM : NARROW_AIM
    const choice = settleWell(problem, climb(problem, picks, aim, random))
    if (choice && isBetter(choice, best)) best = choice
  }
  return best
}
