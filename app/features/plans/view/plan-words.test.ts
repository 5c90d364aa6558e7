import { expect, test } from 'vitest'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { sampleDay } from '#tests/support/sample-plan.ts'
import {
  averageInWords,
  datesInWords,
  dayHeading,
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
})

test('a plan names its days, within a month and across two', () => {
  expect(datesInWords({ startDate: '2026-03-16', endDate: '2026-03-23' })).toBe('16 to 22 March')
  expect(datesInWords({ startDate: '2026-03-30', endDate: '2026-04-06' })).toBe('30 March to 5 April')
  expect(datesInWords({ startDate: '2026-03-16', endDate: '2026-03-17' })).toBe('Monday 16 March')
})

test('the average is of the differences the days show; it is left out until all meals are there', () => {
  const days = [24, -7, 11, -12, -71, 6, 19].map((off, dayIndex) =>
    sampleDay(dayIndex, { total: { kcal: 1850 + off, proteinG: 1, carbsG: 1, fatG: 1 } }),
  )
  expect(averageInWords({ days })).toBe('On average 4 kcal a day under target.')
  expect(averageInWords({ days: days.slice(0, 1) })).toBe('')
  expect(averageInWords({ days: [...days, sampleDay(7, { openSlots: ['lunch'] })] })).toBe('')
})

test('portions read as people say them', () => {
  expect(servingsInWords(1)).toBe('1 serving')
  expect(servingsInWords(1.25)).toBe('1.25 servings')
})
