import { expect, test } from 'vitest'
import { ownDay } from './own-day.server.ts'

/** Saturday evening in America, Sunday afternoon just west of the date line. */
const NOW = new Date('2026-11-29T02:39:00Z')
const asked = (cookie?: string) =>
  ownDay(new Request('https://mealwright.example/dashboard', { headers: cookie ? { cookie } : {} }), NOW)

test('the day is the person’s own from the first render', () => {
  expect(asked('time_zone=America%2FLos_Angeles')).toBe('2026-11-28')
  expect(asked('a=b; time_zone=Pacific%2FHonolulu; c=d')).toBe('2026-11-28')
  expect(asked('time_zone=Pacific%2FKiritimati')).toBe('2026-11-29')
  expect(
    ownDay(
      new Request('https://m.example', { headers: { cookie: 'time_zone=Asia%2FTokyo' } }),
      new Date('2026-11-28T16:00:00Z'),
    ),
  ).toBe('2026-11-29')
})

test('a browser that sends no time zone, or an invalid one, gets the server’s day', () => {
  for (const cookie of [
    undefined,
    'time_zone=',
    'time_zone=Nowhere',
    'time_zone=%E0%A4%A',
    'not_time_zone=Asia/Tokyo',
  ])
    expect(asked(cookie), cookie).toBe('2026-11-29')
})

test('a day of the diary may begin later: until then it is the day before', () => {
  const request = new Request('https://m.example', { headers: { cookie: 'time_zone=Europe%2FLondon' } })
  const halfPastOne = new Date('2026-11-29T01:30:00Z')
  expect([0, 60, 90, 120, 360].map((dayStartMin) => ownDay(request, halfPastOne, dayStartMin))).toEqual([
    '2026-11-29',
    '2026-11-29',
    '2026-11-29',
    '2026-11-28',
    '2026-11-28',
  ])
})
