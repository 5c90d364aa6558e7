import { expect, test } from 'vitest'
import { checkDish } from '#app/domain/kitchen/library/check-dish.ts'
import { DISHES } from './dishes.ts'

test('no two dishes share an id', () => {
  const ids = DISHES.map(({ id }) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})

test.for(DISHES.map(({ id }) => id))('%s is whole, safe and reads well in every make-up', (id) => {
  const dish = DISHES.find((one) => one.id === id)!
  expect(checkDish(dish, 3), `npm run dishes -- ${id} --print`).toEqual([])
})
