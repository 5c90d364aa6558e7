import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CalendarMeal, icalendar } from './calendar.ts'

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
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')

test('a meal is an event at the hour of its slot, on the clock of whoever looks', () => {
  const lines = unfolded(icalendar([MEAL], { name: 'Meals' }))
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
})

test('no line is longer than 75 octets, none breaks a character, and no name adds a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
      const file = icalendar([{ ...MEAL, name }], { name })
      for (const line of file.split('\r\n')) {
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        expect(line).not.toMatch(/[\r\n]/)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(unfolded(file).filter((line) => line.startsWith('BEGIN:VEVENT'))).toHaveLength(1)
    }),
  )
})
