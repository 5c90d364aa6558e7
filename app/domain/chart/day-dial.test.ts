import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayArcs } from './day-dial.ts'

const macros = (proteinG: number, carbsG: number, fatG: number) => ({
  kcal: proteinG * 4 + carbsG * 4 + fatG * 9,
  proteinG,
  carbsG,
  fatG,
})

test('each macro owns its share of the target’s energy and fills it by grams', () => {
  const arcs = dayArcs(macros(162, 185, 51), macros(108, 132, 35), macros(48, 50, 20))
  expect(arcs.map(({ name, targetKcal }) => [name, targetKcal])).toEqual([
    ['protein', 648],
    ['carbs', 740],
    ['fat', 459],
  ])
  expect(arcs[0]).toMatchObject({ eatenShare: 108 / 162, plannedShare: 156 / 162 })
})

test('an arc is never more than full, never less than empty, and planned comes after eaten', () => {
  const grams = fc.double({ min: 0, max: 2000, noNaN: true })
  const any = fc.tuple(grams, grams, grams).map(([one, two, three]) => macros(one, two, three))
  fc.assert(
    fc.property(any, any, any, (targets, eaten, planned) => {
      for (const { eatenShare, plannedShare } of dayArcs(targets, eaten, planned)) {
        expect(eatenShare).toBeGreaterThanOrEqual(0)
        expect(plannedShare).toBeGreaterThanOrEqual(eatenShare)
        expect(plannedShare).toBeLessThanOrEqual(1)
      }
    }),
  )
})
