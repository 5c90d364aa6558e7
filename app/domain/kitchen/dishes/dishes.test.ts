import { expect, test } from 'vitest'
import { DISHES } from './dishes.ts'

test('no two dishes share an id', () => {
  const ids = DISHES.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
