import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cursorOf, pageOf, placeOf } from './pages.ts'

const ID = '01a1f866-10e8-7af8-9c0e-72793e8aac11'

test('a cursor names the place it was made from, in a list of its kind only', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), fc.nat(8.64e15), fc.uuid(), (count, atMs, id) => {
      const place = { count, atMs, id }
      expect(placeOf('recent', cursorOf('recent', place))).toEqual(place)
      expect(placeOf('top_rated', cursorOf('recent', place))).toBeNull()
    }),
  )
})

test('whatever else comes from outside is no place', () => {
  const good = cursorOf('recent', { count: 1, atMs: 1, id: ID })
  for (const text of [
    null,
    '',
    'recent',
    'recent~',
    `${good} `,
    `${good}'`,
    good.slice(0, -1),
    good.toUpperCase(),
  ])
    expect(placeOf('recent', text), String(text)).toBeNull()
  // More than the database or a date can hold.
  expect(placeOf('recent', `recent~zzzzzzzzzzz.1.${ID}`)).toBeNull()
  expect(placeOf('recent', `recent~1.zzzzzzzzzzz.${ID}`)).toBeNull()
  fc.assert(
    fc.property(fc.string(), (text) => placeOf('recent', text) === null || text.startsWith('recent~')),
  )
})

test('a page that is asked for with one more says whether there is a next', () => {
  const placeOfEntry = (atMs: number) => ({ count: 0, atMs, id: ID })
  const next = cursorOf('k', placeOfEntry(2))
  expect(pageOf('k', [1, 2, 3], 2, placeOfEntry)).toEqual({ page: [1, 2], nextCursor: next })
  expect(pageOf('k', [1, 2], 2, placeOfEntry)).toEqual({ page: [1, 2], nextCursor: null })
  expect(pageOf('k', [], 2, placeOfEntry)).toEqual({ page: [], nextCursor: null })
})
