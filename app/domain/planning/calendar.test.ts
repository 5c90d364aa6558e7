import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarMeal, icalendar } from './calendar.ts'
import { isIanaZone, type MealClock, USUAL_MEAL_TIMES } from './meal-times.ts'

const MEAL: CalendarMeal = {
  uid: 'a-dinner@mealwright',
  date: '2026-11-24',
  slot: 'dinner',
  name: 'Soup, with \\ leeks; and more',
  details: ['410 kcal', '25 minutes'],
  url: 'https://example.org/recipe/1',
  changedAt: new Date('2026-11-20T10:00:00.123Z'),
  revision: 3,
}
const USUAL: MealClock = { times: USUAL_MEAL_TIMES, timeZone: null }
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a meal is an event at the hour of its slot, on the clock of whoever looks', () => {
  const lines = unfolded(icalendar([MEAL], { ...USUAL, name: 'Meals' }))
  expect(lines.slice(0, 3)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mealwright//Meal plans//EN',
  ])
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:a-dinner@mealwright',
      'DTSTAMP:20261120T100000Z',
      'SEQUENCE:3',
      'DTSTART:20261124T190000',
      'DURATION:PT60M',
      String.raw`SUMMARY:Dinner: Soup\, with \\ leeks\; and more`,
      String.raw`DESCRIPTION:410 kcal\n25 minutes\nhttps://example.org/recipe/1`,
    ]),
  )
  expect(lines.at(-2)).toBe('END:VCALENDAR')
  expect(lines.join()).not.toContain('X-WR-TIMEZONE')
})

const startsOf = (clock: Partial<MealClock>, ...dates: string[]) => {
  const meals = dates.map((date) => ({ ...MEAL, date }))
  const lines = unfolded(icalendar(meals, { ...USUAL, ...clock, name: 'Meals' }))
  return lines.filter((line) => line.startsWith('DTSTART') || line.startsWith('X-WR-TIMEZONE'))
}

test('a meal begins when its member eats it', () => {
  const times = { ...USUAL_MEAL_TIMES, dinner: '17:45' }
  expect(startsOf({ times }, '2026-11-24')).toEqual(['DTSTART:20261124T174500'])
})

test('with a time zone, each start is worked out in UTC for its own day', () => {
  // The clocks go back on 25 October.
  expect(startsOf({ timeZone: 'Europe/London' }, '2026-10-24', '2026-10-25')).toEqual([
    'X-WR-TIMEZONE:Europe/London',
    'DTSTART:20261024T180000Z',
    'DTSTART:20261025T190000Z',
  ])
  // Dinner on the west coast is on the next day in UTC.
  expect(startsOf({ timeZone: 'America/Los_Angeles' }, '2026-12-31')[1]).toBe('DTSTART:20270101T030000Z')
  expect(startsOf({ timeZone: 'Asia/Kathmandu' }, '2026-12-31')[1]).toBe('DTSTART:20261231T131500Z')
})

test('a time that the clocks skip is still a start', () => {
  const times = { ...USUAL_MEAL_TIMES, dinner: '02:30' }
  const [, start] = startsOf({ times, timeZone: 'Europe/Berlin' }, '2026-03-29')
  expect(start).toMatch(/^DTSTART:20260329T0[01]3000Z$/)
})

test.for(['Europe/London', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5', 'UTC'])('%s is a zone', (zone) => {
  expect(isIanaZone(zone)).toBe(true)
})
test.for(['', '+01:00', 'Europe/Atlantis', 'Europe/London\r\nX:1', 'x'.repeat(200)])(
  '%j is no zone',
  (zone) => {
    expect(isIanaZone(zone)).toBe(false)
  },
)

test('no line is longer than 75 octets, none breaks a character, and no name adds a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const file = icalendar([{ ...MEAL, name }], { ...USUAL, name })
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(unfolded(file).filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
    }),
  )
})
