import type { Random } from '#app/domain/random.ts'
import { clashes, localSearch } from './local-search.ts'
import { type Priced, bestPriced } from './day-prices.ts'
import type { DayChoice, DayProblem, Option } from './day-problem.ts'
import { isBetter, isDone, settleWell } from './day-settle.ts'

export type SearchEffort = { starts: number; mostStarts: number }

/** The search may stay further off: proportions are shifted afterwards. */
const WIDE_AIM = 0.03
const NARROW_AIM = 0.012
/** Options of a slot the search looks at. */
const CORE = 40
/** An option worth so much less is begun with a third as often. */
const HEAT = 0.25

/** As many more, from all there are, for a day that is hard to meet. */
const MOST_WIDE = 150

/** Every so many-th option of a slot as well as the best: where these do not meet the day, others may. */
function widen(core: readonly Option[], options: readonly Option[], random: Random): readonly Option[] {
  const count = Math.min(MOST_WIDE, options.length)
  const offset = Math.floor(random() * options.length)
  const others = Array.from(
    { length: count },
    (_, index) => options[(offset + Math.floor((index * options.length) / count)) % options.length]!,
  )
  return [...new Set([...core, ...others])]
}

/** One option of a slot: likelier the more it is worth; one that clashes with none of the others where there is one. */
function drawOption(priced: readonly Priced[], picked: readonly Option[], random: Random): Option | null {
  for (const isStrict of [true, false]) {
    const isOpen = ({ option }: Priced) =>
      !picked.some((other) => (isStrict ? clashes(option, other) : option.keyId === other.keyId))
    const open = priced.filter(isOpen)
    if (open.length === 0) continue
    const most = open[0]!.value
    const weights = open.map(({ value }) => Math.exp((value - most) / HEAT))
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
    const at = weights.findIndex((weight) => (left -= weight) <= 0)
    return open[at < 0 ? 0 : at]!.option
  }
  return null
}

/**
 * Chooses and portions the open meals of a day together: seeded local search over the options worth most at the day's
 * prices, with bounded least squares on portions, then 0.05 steps on the written lines. Null when a slot has nothing to
 * choose from.
 */
export function searchDay(problem: DayProblem, effort: SearchEffort, random: Random): DayChoice | null {
  if (problem.slots.some(({ options }) => options.length === 0)) return null
  const priced = bestPriced(problem, CORE)
  const core = priced.map((list) => list.map(({ option }) => option))
  let best: DayChoice | null = null
  for (let start = 0; start < effort.mostStarts; start++) {
    if (start >= effort.starts && best !== null && isDone(best)) break
    const picks: Option[] = []
    for (const list of priced) {
      const option = drawOption(list, picks, random)
      if (option === null) return best
      picks.push(option)
    }
    const aim = start < effort.starts && start % 2 === 0 ? WIDE_AIM : NARROW_AIM
    const isHard = start >= effort.starts
    const from = isHard ? core.map((list, slot) => widen(list, problem.slots[slot]!.options, random)) : core
    const choice = settleWell(problem, localSearch(problem, from, picks, aim))
    if (choice && isBetter(choice, best)) best = choice
  }
  return best
}
