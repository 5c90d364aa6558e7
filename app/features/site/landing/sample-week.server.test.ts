import { expect, test } from 'vitest'
import { differenceChart } from '#app/domain/chart/energy-bars.ts'
import { planSampleWeek, samplePlan } from './sample-week.server.ts'

const week = planSampleWeek()
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

test('the week of the landing page is the planner’s own: every day meets its target', () => {
  const { plan } = samplePlan()
  expect(plan.days.every(({ isMet }) => isMet)).toBe(true)
  expect(week.days.map(({ totalKcal }) => totalKcal)).toEqual(
    plan.days.map(({ total }) => Math.round(total.kcal)),
  )
})

test('its figures add up: days to the week, differences to the difference', () => {
  expect(sum(week.days.map(({ totalKcal }) => totalKcal))).toBe(week.totalKcal)
  expect(sum(week.days.map(({ differenceKcal }) => differenceKcal))).toBe(
    week.totalKcal - 7 * week.targetKcal,
  )
  expect(Math.abs(sum(week.today.map(({ kcal }) => kcal)) - week.days[0]!.totalKcal)).toBeLessThanOrEqual(2)
  expect(
    differenceChart(
      week.days.map(({ differenceKcal }) => differenceKcal),
      20,
    ).reachKcal,
  ).toBeGreaterThan(0)
})

test('everything in the fridge is cooked on or before its date', () => {
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  expect(week.fridge).toHaveLength(7)
  for (const { name, useBy, cookedOn } of week.fridge)
    expect(days.indexOf(cookedOn), name).toBeLessThanOrEqual(days.indexOf(useBy))
})

test('it shows seven different dinners, and a shopping list in what shops sell', () => {
  expect(new Set(week.days.map(({ dinner }) => dinner.name)).size).toBe(7)
  expect(new Set(week.days.map(({ dinner }) => dinner.plateUrl)).size).toBe(7)
  expect(week.toBuy).toHaveLength(8)
  expect(week.toBuyCount).toBeGreaterThan(8)
  expect(week.toBuy.join()).not.toContain('undefined')
})
