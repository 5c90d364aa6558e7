import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BACKDROPS, backdropOf } from './backdrop.ts'

test('gives the same recipe the same cloth', () => {
  fc.assert(
    fc.property(fc.string(), (id) => backdropOf(id) === backdropOf(id) && BACKDROPS.includes(backdropOf(id))),
  )
})

test('never gives two neighbours of a list the same cloth', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 30 }), (ids) => {
      const backdrops = ids.map((id, position) => backdropOf(id, position))
      expect(backdrops.every((backdrop, position) => backdrop !== backdrops[position + 1])).toBe(true)
    }),
  )
})

test('uses every cloth', () => {
  const used = new Set(Array.from({ length: 200 }, (_, index) => backdropOf(`recipe-${index}`)))
  expect([...used].sort()).toEqual([...BACKDROPS].sort())
})
