import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CLOTHS, clothOf } from './cloth.ts'

test('gives the same recipe the same cloth', () => {
  fc.assert(fc.property(fc.string(), (id) => clothOf(id) === clothOf(id) && CLOTHS.includes(clothOf(id))))
})

test('never gives two neighbours of a list the same cloth', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 30 }), (ids) => {
      const cloths = ids.map((id, position) => clothOf(id, position))
      expect(cloths.every((cloth, position) => cloth !== cloths[position + 1])).toBe(true)
    }),
  )
})

test('uses every cloth', () => {
  const used = new Set(Array.from({ length: 200 }, (_, index) => clothOf(`recipe-${index}`)))
  expect([...used].sort()).toEqual([...CLOTHS].sort())
})
