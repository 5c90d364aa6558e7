import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import { axisSteps, weeklyPaceKg, weightTrend } from './weight-trend.ts'

const START = '2026-10-25'
const daily = (weights: readonly number[]) =>
  weights.map((weightKg, day) => ({ measuredOn: addDays(START, day), weightKg }))

test('the trend begins at the first weighing and goes a tenth of the way a day', () => {
  expect(weightTrend(daily([70, 72])).map(({ trendKg }) => trendKg)).toEqual([70, 70.2])
})

test('days without a weighing count: after a long pause the trend is near the new weight', () => {
  const [, next] = weightTrend([
    { measuredOn: START, weightKg: 70 },
    { measuredOn: addDays(START, 60), weightKg: 75 },
  ])
  expect(next!.trendKg).toBeGreaterThan(74.9)
})

test('the order in which weighings were entered changes nothing', () => {
  const week = daily([70, 71, 69.5, 70.2])
  expect(weightTrend(week.toReversed())).toEqual(weightTrend(week))
})

test('the trend never leaves what was weighed, and a steady weight is its own trend', () => {
  const weight = fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(fc.array(weight, { minLength: 1, maxLength: 60 }), (weights) => {
      for (const { trendKg } of weightTrend(daily(weights))) {
        expect(trendKg).toBeGreaterThanOrEqual(Math.min(...weights) - 1e-9)
        expect(trendKg).toBeLessThanOrEqual(Math.max(...weights) + 1e-9)
      }
    }),
  )
  expect(new Set(weightTrend(daily([70, 70, 70])).map(({ trendKg }) => trendKg))).toEqual(new Set([70]))
})

test('a pace needs a week', () => {
  expect(weeklyPaceKg([])).toBeNull()
  expect(weeklyPaceKg(weightTrend(daily([70, 69, 68])))).toBeNull()
  const falling = daily(Array.from({ length: 60 }, (_, day) => 80 - day * 0.1))
  expect(weeklyPaceKg(weightTrend(falling))).toBeCloseTo(-0.7, 1)
})

test('an axis holds every value in at most six round steps', () => {
  expect(axisSteps([70.2, 71.9], 0.5)).toEqual([70, 70.5, 71, 71.5, 72])
  expect(axisSteps([70], 0.5)).toEqual([70, 70.5])
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 30, max: 300, noNaN: true }), { minLength: 1, maxLength: 20 }),
      (values) => {
        const steps = axisSteps(values, 0.5)
        expect(steps.length).toBeLessThanOrEqual(6)
        expect(steps[0]!).toBeLessThanOrEqual(Math.min(...values))
        expect(steps.at(-1)!).toBeGreaterThanOrEqual(Math.max(...values))
      },
    ),
  )
})
