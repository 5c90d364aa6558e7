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

test('a dinner is cooked fresh by the day on which food expires that does not keep', () => {
  const lunches = (freshBy: readonly number[], wishes = {}) =>
    potsOf(week, cookingWishes({ firstWeekday: 0, ...wishes }), true, freshBy).flatMap(
      ({ places: [, later] }) => later?.dayIndex ?? [],
    )
  // Dinner on the second day is for itself already.
  expect(lunches([1])).toEqual([1, 3])
  expect(lunches([0])).toEqual([3])
  expect(lunches([2], { weekdayMinutes: 30 })).toEqual([1, 2, 4, 5])
})

test('people who want everything fresh have a pot for each meal', () => {
  expect(lunchesLeft({}, false)).toEqual([])
  expect(potsOf(week, cookingWishes({}), false)).toHaveLength(21)
})
