import { expect, test } from 'vitest'
import { instantIn } from './zoned-time.ts'

const iso = (local: string, zone: string) => instantIn(local, zone)?.toISOString() ?? null

test('a time is meant in its zone, on both sides of a change of the clock', () => {
  expect(iso('2026-01-15T10:00', 'Europe/Berlin')).toBe('2026-01-15T09:00:00.000Z')
  expect(iso('2026-07-15T10:00', 'Europe/Berlin')).toBe('2026-07-15T08:00:00.000Z')
  expect(iso('2026-03-29T01:59', 'Europe/Berlin')).toBe('2026-03-29T00:59:00.000Z')
  expect(iso('2026-03-29T03:00', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z')
  expect(iso('2026-10-25T03:00', 'Europe/Berlin')).toBe('2026-10-25T02:00:00.000Z')
  expect(iso('2026-01-15T10:00', 'Asia/Kolkata')).toBe('2026-01-15T04:30:00.000Z')
  expect(iso('2026-01-15T10:00', 'UTC')).toBe('2026-01-15T10:00:00.000Z')
})

test('what is no time or no zone is none', () => {
  expect(iso('2026-02-30T10:00', 'UTC')).toBeNull()
  expect(iso('tomorrow', 'UTC')).toBeNull()
  expect(iso('2026-01-15T10:00', 'Mars/Olympus')).toBeNull()
  expect(iso('2026-01-15T10:00', '')).toBeNull()
})
