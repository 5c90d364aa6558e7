import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitParts } from './dish-fit.ts'
import { type DayShares, type PortionStep, fitPortions, settleSteps, worstOf } from './portion-fit.ts'

const meal = (shares: DayShares, low = 0.5, high = 2) => ({
  shares,
  length: shares.reduce((sum, share) => sum + share * share, 0),
  low,
  high,
})

const NOTHING: DayShares = [0, 0, 0, 0]

test('finds the portions that meet the day where there are some', () => {
  const meals = [meal([0.3, 0.5, 0.2, 0.25]), meal([0.4, 0.2, 0.3, 0.55]), meal([0.2, 0.1, 0.45, 0.1])]
  const target = [0.8, 1.1, 1.2]
  const sums = [0, 1, 2, 3].map((n) => meals.reduce((sum, one, at) => sum + one.shares[n]! * target[at]!, 0))
  const fixed = sums.map((sum) => 1 - sum) as unknown as DayShares
  const portions = Float64Array.from([1, 1, 1])
  expect(fitPortions(meals, portions, fixed, 400)).toBeLessThan(1e-3)
  for (const [at, portion] of portions.entries()) expect(portion).toBeCloseTo(target[at]!, 1)
})

const anyShares = fc.tuple(
  ...[0, 1, 2, 3].map(() => fc.double({ min: 0.02, max: 0.6, noNaN: true })),
) as unknown as fc.Arbitrary<DayShares>

test('never leaves the bounds and never makes the day worse by squares', () => {
  fc.assert(
    fc.property(fc.array(anyShares, { minLength: 1, maxLength: 6 }), (list) => {
      const meals = list.map((shares) => meal(shares, 0.7, 1.4))
      const portions = Float64Array.from(meals, () => 1)
      const squares = () =>
        [0, 1, 2, 3].reduce((sum, n) => {
          const total = meals.reduce((all, one, at) => all + one.shares[n]! * portions[at]!, 0)
          return sum + (total - 1) ** 2
        }, 0)
      const before = squares()
      const deviation = fitPortions(meals, portions, NOTHING, 50)
      for (const portion of portions) {
        expect(portion).toBeGreaterThanOrEqual(0.7)
        expect(portion).toBeLessThanOrEqual(1.4)
      }
      expect(squares()).toBeLessThanOrEqual(before + 1e-9)
      const sums = [0, 1, 2, 3].map((n) =>
        meals.reduce((all, one, at) => all + one.shares[n]! * portions[at]!, 0),
      )
      expect(deviation).toBeCloseTo(worstOf(sums), 6)
    }),
  )
})

test('settling on steps never ends further off than it began, and tells the deviation it has', () => {
  const ladder = fc.array(anyShares, { minLength: 1, maxLength: 7 })
  fc.assert(
    fc.property(fc.array(ladder, { minLength: 1, maxLength: 5 }), (lists) => {
      const ladders = lists.map((list) => list.map((shares, at): PortionStep => ({ portion: at, shares })))
      const start = ladders.map(() => 0)
      const worstAt = (chosen: readonly number[]) =>
        worstOf(
          [0, 1, 2, 3].map((n) => ladders.reduce((sum, one, at) => sum + one[chosen[at]!]!.shares[n]!, 0)),
        )
      const { chosen, deviation } = settleSteps(ladders, start, NOTHING)
      expect(deviation).toBeLessThanOrEqual(worstAt(start) + 1e-9)
      expect(deviation).toBeCloseTo(worstAt(chosen), 6)
    }),
  )
})

test('re-proportioning a dish brings it nearer to what is asked and stays within its room', () => {
  const parts = [
    { slot: 'main', shares: [0.4, 0.9, 0.3, 0], wanted: 1, least: 0, most: 9 },
    { slot: 'starch', shares: [0.4, 0.1, 0.05, 0.9], wanted: 1, least: 0, most: 9 },
    { slot: 'fat', shares: [0.3, 0, 0.9, 0], wanted: 1, least: 0, most: 9 },
    { slot: 'spice', shares: [0.01, 0, 0, 0.01], wanted: 1, least: 0, most: 9 },
  ] as const
  const off = (factors: readonly number[]) =>
    worstOf([0, 1, 2, 3].map((n) => parts.reduce((sum, one, at) => sum + one.shares[n]! * factors[at]!, 0)))
  const factors = fitParts(parts, [1, 1, 1, 1], 0.001)
  expect(off(factors)).toBeLessThan(off([1, 1, 1, 1]))
  expect(factors[3]).toBe(1)
  expect(factors[0]).toBeLessThanOrEqual(1.7)
  expect(factors[2]).toBeGreaterThanOrEqual(0.35)
})
