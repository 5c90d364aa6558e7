import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dateInZone, daysBetween, isPlainDate, weekdayIndexOf } from './plain-date.ts'

const anyDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('days between dates agree with the calendar', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (from, to) => {
      expect(daysBetween(from, to)).toBe((Date.parse(to) - Date.parse(from)) / 86_400_000)
    }),
  )
})

test('adding days and counting them undo each other', () => {
  fc.assert(
    fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(daysBetween(date, addDays(date, days))).toBe(days)
    }),
  )
})

test('weekdays are counted from Monday', () => {
  expect(weekdayIndexOf('2026-11-30')).toBe(0)
  expect(weekdayIndexOf('2026-12-06')).toBe(6)
})

test('a day is a day across both changes of daylight saving', () => {
  expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2)
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
})

test('knows leap days and refuses days no calendar has', () => {
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
  for (const no of ['2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '20260101', '', '2026-04-31'])
    expect(isPlainDate(no)).toBe(false)
  expect(() => daysBetween('2026-02-30', '2026-03-01')).toThrow(RangeError)
})

test('the day of an instant is the one on the wall of the zone, also in the night the clocks change', () => {
  const lateEvening = Date.UTC(2026, 10, 20, 23, 30)
  expect(dateInZone(lateEvening, 'Europe/London')).toBe('2026-11-20')
  expect(dateInZone(lateEvening, 'Europe/Berlin')).toBe('2026-11-21')
  expect(dateInZone(lateEvening, 'America/Los_Angeles')).toBe('2026-11-20')
  expect(dateInZone(lateEvening, 'Pacific/Kiritimati')).toBe('2026-11-21')
  // 22:30 UTC is 23:30 in winter time and 00:30 in summer time in Berlin.
  expect(dateInZone(Date.UTC(2026, 2, 28, 22, 30), 'Europe/Berlin')).toBe('2026-03-28')
  expect(dateInZone(Date.UTC(2026, 2, 29, 22, 30), 'Europe/Berlin')).toBe('2026-03-30')
  expect(() => dateInZone(0, 'Mars/Olympus')).toThrow(RangeError)
})
