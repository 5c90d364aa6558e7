import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kgFromPounds } from '#app/domain/planning/imperial.ts'
import { poundsFromStones, stonesFromKg, weightInWords } from './weight-units.ts'

test('a weight reads in the unit that was chosen', () => {
  expect([weightInWords(70, 'kg'), weightInWords(70, 'lb'), weightInWords(70, 'st')]).toEqual([
    '70.0 kg',
    '154.3 lb',
    '11 st 0.3 lb',
  ])
})

test('stones and pounds lead back to the weight, and pounds stay below a stone', () => {
  const weight = fc.integer({ min: 300, max: 3000 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(weight, (weightKg) => {
      const { stones, pounds } = stonesFromKg(weightKg)
      expect(pounds).toBeLessThan(14)
      expect(pounds).toBeGreaterThanOrEqual(0)
      expect(kgFromPounds(poundsFromStones(stones, pounds))).toBe(weightKg)
    }),
  )
})
