import { expect, test } from 'vitest'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { dishForSoon, usedBy } from './use-soon.ts'

const idOf = (name: string) => foodOfLine(readIngredientLine(name))!.food.id
const soon = (name: string, expiryDate: string) => ({ name, foodId: idOf(name), expiryDate })
const dish = (...names: string[]) => ({ foodIds: names.map(idOf) })

const SOON = [soon('spinach', '2026-11-29'), soon('salmon fillet', '2026-11-30'), soon('milk', '2026-12-01')]

test('a dish uses the foods that are about to expire, soonest first and each once', () => {
  const twice = [...SOON, soon('milk', '2026-12-02')]
  expect(usedBy(dish('milk', 'spinach', 'onions'), twice)).toEqual(['spinach', 'milk'])
  expect(usedBy(dish('onions'), SOON)).toEqual([])
})

test('a planned dish uses only what is still good on its day', () => {
  expect(usedBy({ ...dish('spinach', 'milk'), date: '2026-11-30' }, SOON)).toEqual(['milk'])
  expect(usedBy({ ...dish('spinach', 'milk'), date: '2026-11-29' }, SOON)).toEqual(['spinach', 'milk'])
})

test('the dish that uses most is suggested, of several the first, and none where none fits', () => {
  const [one, two, three] = [dish('milk'), dish('spinach', 'salmon fillet'), dish('spinach', 'milk')]
  expect(dishForSoon([one, two, three], SOON)).toEqual({ dish: two, uses: ['spinach', 'salmon fillet'] })
  expect(dishForSoon([dish('onions')], SOON)).toBeNull()
  expect(dishForSoon([], SOON)).toBeNull()
})

test('a food that the table does not know is used by nothing', () => {
  const unknown = { name: 'zorblatt', foodId: null, expiryDate: '2026-11-29' }
  expect(usedBy({ foodIds: [null] }, [unknown])).toEqual([])
})
