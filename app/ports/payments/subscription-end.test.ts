import { expect, test } from 'vitest'
import { periodEnd } from './subscription-end.ts'

const facts = { periodEndMs: 3000, endedMs: null, cancelAtMs: null, isLastPeriod: false }

test('[BILL-32] [BILL-34] a subscription ends with its period, at its date of cancellation, or when it did end', () => {
  expect(periodEnd(facts)).toEqual({ periodEndMs: 3000, cancelAtPeriodEnd: false })
  expect(periodEnd({ ...facts, isLastPeriod: true })).toEqual({ periodEndMs: 3000, cancelAtPeriodEnd: true })
  // A date within the period ends it early, one at its end ends it there.
  for (const cancelAtMs of [2000, 3000])
    expect(periodEnd({ ...facts, cancelAtMs })).toEqual({ periodEndMs: cancelAtMs, cancelAtPeriodEnd: true })
  // It renews until then: this period is not the last one.
  expect(periodEnd({ ...facts, cancelAtMs: 9000 })).toEqual({ periodEndMs: 3000, cancelAtPeriodEnd: false })
  // Ended at once, whatever was planned.
  for (const more of [{}, { isLastPeriod: true }, { cancelAtMs: 3000 }, { cancelAtMs: 9000 }])
    expect(periodEnd({ ...facts, ...more, endedMs: 1000 }).periodEndMs).toBe(1000)
  expect(periodEnd({ ...facts, periodEndMs: null, cancelAtMs: 5000 })).toEqual({
    periodEndMs: 5000,
    cancelAtPeriodEnd: true,
  })
})
