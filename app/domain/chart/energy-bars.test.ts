import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceChart } from './energy-bars.ts'

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
