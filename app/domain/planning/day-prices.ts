import { LOADS, LOAD_COSTS } from './day-loads.ts'
import type { DayProblem, Option } from './day-problem.ts'
import { KCAL_PER_G } from './macros.ts'

/**
 * What a day's balance and its expiring food are worth: prices at which the best option of every slot, each taken by
 * itself, comes near the targets and takes no more stock than there is (the multipliers of a Lagrangian relaxation, by
 * subgradients). At these prices few options of a slot can be part of a good day; the search looks at those.
 */

const TURNS = 150
/** Options that are far from the best by then are not looked at again. */
const NARROWED_AFTER = 20
const NARROWED_TO = 120
const FIRST_STEP = 3
/**
 * Energy and macronutrients move together, so that a day a little off between the two (fibre) would take many turns to
 * show in the prices: this difference counts more.
 */
const SURPLUS_GAIN = 10
const MOST_SURPLUS = 0.025
/** How fast the prices of the other bounds follow, as a share of what they can cost. */
const LOAD_GAIN = 0.05
/** The corridor the prices aim at. */
const CORRIDOR = 0.015

/** Numbers of an option. */
const WIDTH = 7 + LOADS

type Prices = { balance: Float64Array; food: Float64Array; load: Float64Array }

/** Options as rows of numbers: the prices are worked out over them some hundred thousand times. */
type Rows = {
  options: readonly Option[]
  /** Twelve of each: its shares, the bounds of its portion, its score, its loads. */
  numbers: Float64Array
  /** Where the expiring food of each begins in `places` and `grams`; one more at the end. */
  starts: Int32Array
  places: Int32Array
  grams: Float64Array
}

function rowsOf(options: readonly Option[]): Rows {
  const numbers = new Float64Array(options.length * WIDTH)
  const starts = new Int32Array(options.length + 1)
  for (const [index, { shares, low, high, score, loads, uses }] of options.entries()) {
    const at = index * WIDTH
    numbers[at] = shares[0]
    numbers[at + 1] = shares[1]
    numbers[at + 2] = shares[2]
    numbers[at + 3] = shares[3]
    numbers[at + 4] = low
    numbers[at + 5] = high
    numbers[at + 6] = score
    numbers.set(loads, at + 7)
    starts[index + 1] = starts[index]! + uses.length
  }
  const places = new Int32Array(starts[options.length]!)
  const grams = new Float64Array(places.length)
  let next = 0
  for (const { uses } of options) {
    for (const use of uses) {
      places[next] = use.at
      grams[next++] = use.grams
    }
  }
  return { options, numbers, starts, places, grams }
}

/** An option by itself at these prices: with the portion that suits them best. */
function valueAt(
  { numbers, starts, places, grams }: Rows,
  index: number,
  { balance, food, load }: Prices,
): number {
  const at = index * WIDTH
  const cost =
    numbers[at]! * balance[0]! +
    numbers[at + 1]! * balance[1]! +
    numbers[at + 2]! * balance[2]! +
    numbers[at + 3]! * balance[3]!
  let value = numbers[at + 6]! - cost * numbers[cost > 0 ? at + 4 : at + 5]!
  for (let n = 0; n < LOADS; n++) value -= numbers[at + 7 + n]! * load[n]!
  const end = starts[index + 1]!
  for (let use = starts[index]!; use < end; use++) value += grams[use]! * food[places[use]!]!
  return value
}

function bestAt(rows: Rows, prices: Prices): Option {
  let best = 0
  let bestValue = -Infinity
  for (let index = 0; index < rows.options.length; index++) {
    const value = valueAt(rows, index, prices)
    if (value > bestValue) {
      bestValue = value
      best = index
    }
  }
  return rows.options[best]!
}

/** The options worth most at these prices, best first. */
function inOrder(rows: Rows, prices: Prices, most: number): Priced[] {
  return rows.options
    .map((option, index) => ({ option, value: valueAt(rows, index, prices) }))
    .sort((one, other) => other.value - one.value)
    .slice(0, most)
}

/** Prices after some turns: each moves against what the options chosen at it bring too much of. */
function pricesOf(all: readonly Rows[], { fixed, loads, expiring, target }: DayProblem): Prices {
  const energy = [
    1,
    (-KCAL_PER_G.protein * target.proteinG) / target.kcal,
    (-KCAL_PER_G.fat * target.fatG) / target.kcal,
    (-KCAL_PER_G.carbs * target.carbsG) / target.kcal,
  ]
  const prices: Prices = {
    balance: new Float64Array(4),
    food: Float64Array.from(expiring, ({ worthPer100g }) => worthPer100g / 100),
    load: Float64Array.from(LOAD_COSTS, (cost) => cost / 2),
  }
  const { balance, food, load } = prices
  const mean: Prices = {
    balance: new Float64Array(4),
    food: new Float64Array(expiring.length),
    load: new Float64Array(LOADS),
  }
  const loadSums = new Float64Array(LOADS)
  const sums = new Float64Array(4)
  const needG = new Float64Array(expiring.length)
  let lists = all
  for (let turn = 0; turn < TURNS; turn++) {
    if (turn === NARROWED_AFTER)
      lists = lists.map((rows) => rowsOf(inOrder(rows, prices, NARROWED_TO).map(({ option }) => option)))
    sums.set(fixed)
    needG.fill(0)
    loadSums.set(loads)
    for (const rows of lists) {
      const { shares, low, high, loads: own, uses } = bestAt(rows, prices)
      let cost = 0
      for (let n = 0; n < 4; n++) cost += shares[n]! * balance[n]!
      const portion = cost > 0 ? low : high
      for (let n = 0; n < 4; n++) sums[n] = sums[n]! + shares[n]! * portion
      for (const { at, grams } of uses) needG[at] = needG[at]! + grams
      for (let n = 0; n < LOADS; n++) loadSums[n] = loadSums[n]! + own[n]!
    }
    const step = FIRST_STEP / (1 + turn * 0.15)
    let surplus = 0
    for (let n = 0; n < 4; n++) surplus += energy[n]! * (sums[n]! - 1)
    const beyond = Math.abs(surplus) <= MOST_SURPLUS ? 0 : surplus
    for (let n = 0; n < 4; n++) {
      const off = sums[n]! - 1
      const over = Math.abs(off) <= CORRIDOR ? -CORRIDOR * Math.sign(balance[n]!) : off
      balance[n] = balance[n]! + step * (over + SURPLUS_GAIN * beyond * energy[n]!)
    }
    for (let at = 0; at < food.length; at++) {
      const { grams, worthPer100g } = expiring[at]!
      const most = worthPer100g / 100
      const over = (needG[at]! - grams) / Math.max(grams, 50)
      food[at] = Math.min(most, Math.max(0, food[at]! - step * 0.1 * most * Math.min(2, over)))
    }
    for (let n = 0; n < LOADS; n++)
      load[n] = Math.min(
        LOAD_COSTS[n]!,
        Math.max(0, load[n]! + step * LOAD_GAIN * LOAD_COSTS[n]! * loadSums[n]!),
      )
    if (turn * 2 < TURNS) continue
    for (let n = 0; n < 4; n++) mean.balance[n] = mean.balance[n]! + (balance[n]! * 2) / TURNS
    for (let n = 0; n < LOADS; n++) mean.load[n] = mean.load[n]! + (load[n]! * 2) / TURNS
    for (let at = 0; at < food.length; at++) mean.food[at] = mean.food[at]! + (food[at]! * 2) / TURNS
  }
  return mean
}

/** An option with what it is worth at the day's prices. */
export type Priced = { option: Option; value: number }

/** Of the options of a slot, so large a share may be built on the same food: the other meals have it as well. */
const MOST_OF_LEAD = 0.5

function variedOf(priced: readonly Priced[], most: number): Priced[] {
  const counts = new Map<number, number>()
  const varied: Priced[] = []
  for (const one of priced) {
    if (varied.length >= most) break
    const { leadId } = one.option
    const count = counts.get(leadId) ?? 0
    if (leadId !== 0 && count >= most * MOST_OF_LEAD) continue
    counts.set(leadId, count + 1)
    varied.push(one)
  }
  return varied
}

/** The options of every slot that are worth most at the day's prices, best first, and not all of them built on the same. */
export function bestPriced(problem: DayProblem, most: number): Priced[][] {
  const all = problem.slots.map(({ options }) => rowsOf(options))
  const prices = pricesOf(all, problem)
  return all.map((rows) => variedOf(inOrder(rows, prices, rows.options.length), most))
}
