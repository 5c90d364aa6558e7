import { expect, test } from 'vitest'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import {
  dayHeading,
  deviationText,
  differenceText,
  progressText,
  servingsInWords,
  weekdayOf,
} from './plan-words.ts'

const progress = (mealsDone: number, mealsTotal: number) =>
  progressText({ planId: 'p', status: 'generating', mealsDone, mealsTotal })

test('[PLAN-27] progress says how many recipes are to come, then how many there are', () => {
  expect(progress(0, 42)).toBe('This may take a few minutes, we are generating 42 amazing recipes for you...')
  expect(progress(17, 21)).toBe('Generated 17/21 meals... Please wait.')
})

test('[PLAN-46] a day is headed by its number and its date', () => {
  expect(dayHeading({ dayIndex: 0, date: '2026-03-16' })).toBe('Day 1 - Monday 16 March')
})

test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/London'])(
  'a plain date reads the same in %s, also where the clocks change',
  (zone) => {
    const before = process.env['TZ']
    process.env['TZ'] = zone
    expect(dateInWords('2026-03-29')).toBe('Sunday 29 March')
    expect(dateInWords('2026-10-25')).toBe('Sunday 25 October')
    expect(weekdayOf('2026-01-01')).toBe('Thu')
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  },
)

test('figures off their target carry a sign and their unit', () => {
  expect(differenceText(1854.2, 1850, 'kcal')).toBe('+4 kcal')
  expect(differenceText(1779, 1850, 'kcal')).toBe('−71 kcal')
  expect(differenceText(162.4, 162, 'g')).toBe('±0 g')
  expect(deviationText(-0.0123)).toBe('−1.2 %')
  expect(deviationText(0.0004)).toBe('±0.0 %')
})

test('portions read as people say them', () => {
  expect(servingsInWords(1)).toBe('1 serving')
  expect(servingsInWords(1.25)).toBe('1.25 servings')
})
