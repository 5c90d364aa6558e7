import { expect, test } from 'vitest'
import { averageEaten, weekEaten } from './week.ts'

const entry = (eatenOn: string, totalKcal: number) => ({
  eatenOn,
  totalKcal,
  proteinG: 10,
  fatG: 5,
  carbsG: 20,
})

test('a week is the seven days that end with the day looked at', () => {
  const week = weekEaten('2026-03-02', [])
  expect(week.map(({ date }) => date)).toEqual([
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
    '2026-03-02',
  ])
})

test('a day without entries is no day without food', () => {
  const week = weekEaten('2026-11-20', [
    entry('2026-11-20', 500),
    entry('2026-11-20', 300),
    entry('2026-11-18', 1000),
    entry('2026-11-01', 9000),
  ])
  expect(week.map(({ total }) => total?.kcal ?? null)).toEqual([null, null, null, null, 1000, null, 800])
  expect(averageEaten(week)).toMatchObject({ days: 2, mean: { kcal: 900, proteinG: 15 } })
})

test('of nothing there is no average', () => {
  expect(averageEaten(weekEaten('2026-11-20', []))).toBeNull()
})
