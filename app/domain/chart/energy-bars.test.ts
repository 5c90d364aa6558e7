import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Macros } from '#app/domain/planning/macros.ts'
import { differenceChart, energyChart } from './energy-bars.ts'

const grams = fc.double({ min: 0, max: 400, noNaN: true })
/** Energy is drawn apart from the macronutrients: alcohol, fibre and the table's own factors part the two. */
const aDay: fc.Arbitrary<Macros> = fc.record({
  kcal: fc.double({ min: 0, max: 9000, noNaN: true }),
  proteinG: grams,
  carbsG: grams,
  fatG: grams,
})
const aWeek = fc.array(fc.option(aDay), { minLength: 1, maxLength: 7 })
const aTarget = fc.option(fc.integer({ min: 1200, max: 6000 }))

/** With beer on it: 4/4/9 of the macronutrients comes to 1,212 of 1,497 kcal. */
const WITH_ALCOHOL: Macros = { kcal: 1497, proteinG: 84, carbsG: 132, fatG: 38.7 }

test('a bar is as high as the figure under it, on the scale of the target', () => {
  fc.assert(
    fc.property(aWeek, aTarget, (days, targetKcal) => {
      const { fullKcal, target, bars } = energyChart(days, targetKcal)
      for (const [index, day] of days.entries()) {
        const bar = bars[index]
        if (day === null) {
          expect(bar).toBeNull()
          continue
        }
        const label = Math.round(day.kcal)
        expect(Math.abs((bar?.height ?? NaN) * fullKcal - label)).toBeLessThanOrEqual(0.5001)
        expect(bar?.height).toBeLessThanOrEqual(1)
        if (targetKcal !== null && label !== targetKcal)
          expect((bar?.height ?? NaN) > (target ?? NaN)).toBe(day.kcal > targetKcal)
      }
      if (targetKcal === null) expect(target).toBeNull()
      else expect((target ?? NaN) * fullKcal).toBeCloseTo(targetKcal, 6)
    }),
  )
})

test('the macronutrients divide a bar by their energy and fill it', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const parts = energyChart([day], null).bars[0]?.parts ?? []
      const kcal = { protein: day.proteinG * 4, carbs: day.carbsG * 4, fat: day.fatG * 9 }
      const sum = kcal.protein + kcal.carbs + kcal.fat
      expect(parts.reduce((total, { share }) => total + share, 0)).toBeCloseTo(sum > 0 ? 1 : 0, 6)
      for (const { name, share } of parts) expect(share * sum).toBeCloseTo(kcal[name], 6)
    }),
  )
})

test('a day with alcohol below its target stays below the line', () => {
  const { bars, target } = energyChart([WITH_ALCOHOL], 1522)
  expect((bars[0]!.height / target!) * 1522).toBeCloseTo(1497, 6)
})

test('a day without energy has no bar, and one that goes far over stays on the chart', () => {
  const none = { kcal: 0, proteinG: 0, carbsG: 0, fatG: 0 }
  expect(energyChart([none], null).bars).toEqual([{ height: 0, parts: [] }])
  expect(energyChart([none, { ...none, kcal: 9000 }], 2000).bars[1]!.height).toBeCloseTo(1 / 1.08, 6)
  expect(energyChart([{ ...none, kcal: 220 }], null).bars[0]!.parts).toEqual([])
})

test('differences are drawn as they are labelled, around the target, on a round scale', () => {
  fc.assert(
    fc.property(
      fc.array(fc.option(fc.integer({ min: -6000, max: 6000 })), { maxLength: 7 }),
      fc.integer({ min: 1, max: 120 }),
      (differences, leastKcal) => {
        const { reachKcal, shares } = differenceChart(differences, leastKcal)
        expect(reachKcal).toBeGreaterThanOrEqual(leastKcal)
        expect(String(reachKcal)).toMatch(/^[125]0*$/)
        for (const [index, difference] of differences.entries()) {
          const share = shares[index]
          if (difference === null) expect(share).toBeNull()
          else {
            expect(share! * reachKcal).toBeCloseTo(difference, 6)
            expect(Math.abs(share!)).toBeLessThanOrEqual(1)
          }
        }
      },
    ),
  )
})
