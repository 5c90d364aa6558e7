import { expect, test } from 'vitest'
import { cookingWishes } from './cooking-wishes.ts'
import { potsOf } from './pots.ts'
import type { Place } from './week-problem.ts'

const week: Place[] = Array.from({ length: 7 }, (_, dayIndex) =>
  (['breakfast', 'lunch', 'dinner'] as const).map((slot) => ({ dayIndex, slot, kcal: 600 })),
).flat()

const lunchesLeft = (wishes: Parameters<typeof cookingWishes>[0], cooksAhead = true) =>
  potsOf(week, cookingWishes({ firstWeekday: 0, ...wishes }), cooksAhead).flatMap(({ places: [, later] }) =>
    later === undefined ? [] : [`${later.slot} ${later.dayIndex}`],
  )

test('every other lunch on a weekday is what was left of dinner', () => {
  expect(lunchesLeft({})).toEqual(['lunch 1', 'lunch 3'])
})

test('with little time every lunch after a dinner is, but on Sunday', () => {
  expect(lunchesLeft({ weekdayMinutes: 30 })).toEqual([1, 2, 3, 4, 5].map((day) => `lunch ${day}`))
})

test('people who want everything fresh have a pot for each meal', () => {
  expect(lunchesLeft({}, false)).toEqual([])
  expect(potsOf(week, cookingWishes({}), false)).toHaveLength(21)
})
