import { expect, test } from 'vitest'
import { freeStart, nextName, overlapsWith, startAfter, startOfCopy, startProblem } from './plan-dates.ts'

const TODAY = '2026-11-30'
const daysOf = (id: string, ...dates: string[]) => ({ id, name: id, dates })

test('a plan begins today or up to 60 days ahead; any other day is refused with what to do', () => {
  for (const date of [TODAY, '2026-12-01', '2027-01-29']) expect(startProblem(date, TODAY)).toBeNull()
  expect(startProblem('2026-11-29', TODAY)).toMatch(/in the past\. Choose today or a later day/)
  expect(startProblem('2027-01-30', TODAY)).toMatch(/60 days ahead\. Choose an earlier day/)
  for (const date of ['', '2027-02-30', 'monday'])
    expect(startProblem(date, TODAY)).toMatch(/^Choose the day/)
})

test('plans share the days from the first to the last, not the day after', () => {
  const planned = [
    daysOf('before', '2026-11-30', '2026-12-01'),
    daysOf('within', '2026-12-01', '2026-12-02', '2026-12-03'),
    daysOf('after', '2026-12-04'),
  ]
  expect(overlapsWith(planned, '2026-12-02', 2)).toEqual([daysOf('within', '2026-12-02', '2026-12-03')])
  expect(overlapsWith(planned, '2026-12-04', 1).map(({ id }) => id)).toEqual(['after'])
  expect(overlapsWith(planned, '2026-12-05', 7)).toEqual([])
})

test('the first free days come after every plan in the way, also where the next one begins in between', () => {
  const planned = [daysOf('this', '2026-11-30', '2026-12-01'), daysOf('next', '2026-12-04', '2026-12-05')]
  const start = (days: number) => freeStart(planned, { startDate: TODAY, days, today: TODAY })
  expect(start(2)).toBe('2026-12-02')
  expect(start(3)).toBe('2026-12-06')
  const far = [daysOf('far', '2026-11-30', '2027-01-29')]
  expect(freeStart(far, { startDate: TODAY, days: 60, today: TODAY })).toBeNull()
})

test('what follows a plan begins on the day after it, and today where it is over', () => {
  expect(startAfter({ endDate: '2026-12-07' }, TODAY)).toBe('2026-12-07')
  expect(startAfter({ endDate: '2026-11-12' }, TODAY)).toBe(TODAY)
})

test('a plan that follows is counted on by its name, as far as a name may be long', () => {
  expect(nextName('Family week', 120)).toBe('Family week 2')
  expect(nextName('Family week 9', 120)).toBe('Family week 10')
  expect(nextName('2026', 120)).toBe('2026 2')
  expect(nextName('Long name', 8)).toBe('Long n 2')
})

test('a copy begins after its plan on the same weekday, and never before today', () => {
  const week = { startDate: '2026-11-23', endDate: '2026-11-30' }
  expect(startOfCopy(week, '2026-11-25')).toBe('2026-11-30')
  expect(startOfCopy(week, '2026-11-30')).toBe('2026-11-30')
  expect(startOfCopy(week, '2026-12-02')).toBe('2026-12-07')
  // Three days from a Monday on are copied to the next Monday.
  expect(startOfCopy({ startDate: '2026-11-23', endDate: '2026-11-26' }, '2026-11-23')).toBe('2026-11-30')
})
