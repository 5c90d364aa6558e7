import { expect, test } from 'vitest'
import { bySoonest, expiryOf, expiryWords } from './expiry.ts'

test('says how long food keeps in the specified words', () => {
  expect(expiryWords(3)).toBe('3 days left')
  expect(expiryWords(1)).toBe('1 day left')
  expect(expiryWords(0)).toBe('expires today')
  expect(expiryWords(-1)).toBe('1 day ago')
  expect(expiryWords(-2)).toBe('2 days ago')
})

test('the words do not slip by a day when the clocks change', () => {
  // Berlin and London spring forward on 29 March and fall back on 25 October 2026, New York on 8 March.
  expect(expiryOf('2026-03-31', '2026-03-28').text).toBe('3 days left')
  expect(expiryOf('2026-10-27', '2026-10-24').text).toBe('3 days left')
  expect(expiryOf('2026-03-07', '2026-03-09').text).toBe('2 days ago')
  expect(expiryOf('2026-10-25', '2026-10-25').text).toBe('expires today')
})

test('colours by how near the date is', () => {
  const state = (expiresOn: string) => expiryOf(expiresOn, '2026-11-20').state
  expect(['2026-11-19', '2026-11-20', '2026-11-25', '2026-11-26'].map(state)).toEqual([
    'past',
    'today',
    'soon',
    'fresh',
  ])
})

test('sorts the soonest first, without a date last, and keeps the order otherwise', () => {
  const items = [
    { id: 'a', on: null },
    { id: 'b', on: '2026-12-01' },
    { id: 'c', on: '2026-11-21' },
    { id: 'd', on: null },
    { id: 'e', on: '2026-11-21' },
  ]
  expect(bySoonest(items, ({ on }) => on).map(({ id }) => id)).toEqual(['c', 'e', 'b', 'a', 'd'])
})
