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
    potsOf(week, cookingWishes({ firstWeekday: 0, ...wishes }), true, { freshBy }).flatMap(
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

/** For each place the day and meal its dish is cooked at, "quick" for what is ready in minutes, "-" for what is cooked for itself. */
function sourcesOf(cookDays: number[], wishes: Parameters<typeof cookingWishes>[0] = {}, asked = {}) {
  const pots = potsOf(week, cookingWishes({ firstWeekday: 0, cookDays, ...wishes }), true, asked)
  const sources = new Map<Place, string>()
  for (const { places, isQuick } of pots)
    for (const place of places)
      sources.set(
        place,
        isQuick ? 'quick' : place === places[0] ? '-' : `${places[0]!.slot} ${places[0]!.dayIndex}`,
      )
  return week.flatMap((place) =>
    place.slot === 'breakfast' ? [] : [{ ...place, from: sources.get(place)! }],
  )
}
const from = (sources: ReturnType<typeof sourcesOf>, slot: string) =>
  sources.filter((one) => one.slot === slot).map((one) => one.from)

/** The most meals in a row that are eaten from one pot. */
function longestRun(sources: ReturnType<typeof sourcesOf>): number {
  const dishes = sources.map(({ from: of, slot, dayIndex }) =>
    of === '-' || of === 'quick' ? `${of === 'quick' ? 'quick ' : ''}${slot} ${dayIndex}` : of,
  )
  let [run, longest] = [0, 0]
  for (const [at, dish] of dishes.entries()) {
    run = dish === dishes[at - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  }
  return longest
}

test('with one day of cooking its two dishes take turns at dinner, and lunches are ready in minutes', () => {
  const sources = sourcesOf([0])
  expect(from(sources, 'dinner')).toEqual([
    '-',
    'lunch 0',
    'dinner 0',
    'lunch 0',
    'dinner 0',
    'lunch 0',
    'dinner 0',
  ])
  expect(from(sources, 'lunch')).toEqual(['-', ...Array.from({ length: 6 }, () => 'quick')])
})

test('without dishes that are ready in minutes lunches come out of the pots as well', () => {
  const sources = sourcesOf([0], {}, { hasQuickLunches: false })
  expect(from(sources, 'lunch').filter((one) => one === 'quick').length).toBeLessThanOrEqual(2)
  expect(longestRun(sources)).toBeLessThanOrEqual(2)
})

test('with two or three days of cooking every dinner is cooked before, at most four meals of a dish', () => {
  for (const cookDays of [
    [0, 3],
    [0, 4],
    [0, 2, 5],
    [0, 1, 2],
  ]) {
    for (const weekdayMinutes of [30, 60]) {
      const sources = sourcesOf(cookDays, { weekdayMinutes })
      for (const { dayIndex, slot, from: of } of sources) {
        const isCooked = cookDays.includes(dayIndex)
        if (slot === 'dinner') expect(of === '-', `${cookDays.join()} ${dayIndex}`).toBe(isCooked)
        if (of !== '-' && of !== 'quick') expect(Number(of.split(' ')[1])).toBeLessThan(dayIndex)
      }
      expect(longestRun(sources)).toBeLessThanOrEqual(2)
      for (const [dish, meals] of Map.groupBy(sources, ({ from: of }) => of))
        if (dish !== '-' && dish !== 'quick') expect(meals.length + 1).toBeLessThanOrEqual(4)
    }
  }
})

test('with little time every lunch that may come out of a pot does, else every other one', () => {
  const lunches = (weekdayMinutes: number) =>
    from(sourcesOf([0, 3], { weekdayMinutes }), 'lunch').filter((one) => one !== '-' && one !== 'quick')
  expect(lunches(30).length).toBeGreaterThan(lunches(60).length)
})

test('the first day of a plan is a day of cooking, and breakfasts of other days are ready in minutes', () => {
  const sources = sourcesOf([6])
  expect(from(sources, 'dinner')[0]).toBe('-')
  const breakfasts = potsOf(week, cookingWishes({ firstWeekday: 0, cookDays: [6] }), true).filter(
    ({ mealClass }) => mealClass === 'breakfast',
  )
  expect(breakfasts.map(({ isQuick }) => isQuick === true)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
    false,
  ])
})

test('who cooks every day has the same pots as before there was a choice', () => {
  const pots = (wishes: object) => potsOf(week, cookingWishes({ firstWeekday: 0, ...wishes }), true)
  expect(pots({ cookDays: [0, 1, 2, 3, 4, 5, 6] })).toEqual(pots({}))
  expect(pots({}).every(({ isQuick }) => isQuick === undefined)).toBe(true)
})
