import { expect, test } from 'vitest'
import type { OfferReason } from '#app/domain/planning/offer-reasons.ts'
import { chooseReasons, isStillTrue, reasonInWords } from './offer-words.ts'

// Monday 16 March 2026, looked at on its second day.
const DAYS = { startDate: '2026-03-16', today: '2026-03-17' }
const uses = [{ lotId: 'a-lot', foodId: 'spinach', grams: 150, expiresInDays: 2 }]
const spinach = (expiresInDays: number): OfferReason => ({
  kind: 'expiring',
  food: 'spinach',
  expiresInDays,
  uses,
})
const words = (reason: OfferReason) => reasonInWords(reason, DAYS)

test('reasons are plain sentences, with dates counted from today', () => {
  expect(words(spinach(1))).toBe('Uses the spinach expiring today.')
  expect(words(spinach(2))).toBe('Uses the spinach expiring tomorrow.')
  expect(words(spinach(4))).toBe('Uses the spinach expiring on Friday.')
  expect(words({ kind: 'in-pantry', missing: null, uses })).toBe('Everything is in your pantry.')
  expect(words({ kind: 'in-pantry', missing: 'feta', uses })).toBe(
    'Everything but the feta is in your pantry.',
  )
  expect(words({ kind: 'from-pantry', food: 'rice', uses })).toBe('Uses rice from your pantry.')
  expect(words({ kind: 'quicker', minutes: 20 })).toBe('20 minutes quicker.')
  expect(words({ kind: 'quicker', minutes: 130 })).toBe('2 h 10 min quicker.')
  expect(words({ kind: 'more-protein', grams: 12 })).toBe('12 g more protein.')
  expect(words({ kind: 'ready-in', minutes: 1 })).toBe('Ready in 1 minute.')
})

test('what expires or is at home is said only while it is still there and good', () => {
  const there = new Map([['a-lot', 160]])
  expect(isStillTrue(spinach(2), DAYS, there)).toBe(true)
  expect(isStillTrue(spinach(0), DAYS, there)).toBe(false)
  expect(isStillTrue(spinach(9), DAYS, there)).toBe(false)
  expect(isStillTrue(spinach(2), DAYS, new Map())).toBe(false)
  expect(isStillTrue(spinach(2), DAYS, new Map([['a-lot', 90]]))).toBe(false)
  expect(isStillTrue({ kind: 'in-pantry', missing: null, uses }, DAYS, new Map([['a-lot', null]]))).toBe(true)
  expect(isStillTrue({ kind: 'in-pantry', missing: null, uses }, DAYS, new Map())).toBe(false)
  expect(isStillTrue({ kind: 'quicker', minutes: 20 }, DAYS, new Map())).toBe(true)
})

test('each dish gets its strongest reason that no dish before it was given', () => {
  const quicker = { kind: 'quicker', minutes: 20 } as const
  const protein = { kind: 'more-protein', grams: 9 } as const
  const ready = { kind: 'ready-in', minutes: 30 } as const
  const chosen = chooseReasons([
    [quicker, protein, ready],
    [quicker, protein, ready],
    [quicker, ready],
    [ready],
    [],
  ])
  expect(chosen).toEqual([quicker, protein, quicker, ready, null])
})
