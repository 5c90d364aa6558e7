import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BACKDROPS, backdropOf } from './backdrop.ts'

test('gives the same dish the same cloth, however its name is cased', () => {
  fc.assert(
    fc.property(fc.string(), (dish) => {
      expect(BACKDROPS).toContain(backdropOf(dish))
      expect(backdropOf(` ${dish}`)).toBe(backdropOf(dish))
    }),
  )
  expect(backdropOf('Leek Frittata')).toBe(backdropOf('leek frittata'))
})

test('uses every cloth', () => {
  const used = new Set(Array.from({ length: 200 }, (_, index) => backdropOf(`recipe-${index}`)))
  expect([...used].sort()).toEqual([...BACKDROPS].sort())
})
