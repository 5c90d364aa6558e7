import { expect, test } from 'vitest'
import { findFood, foodById } from '#app/domain/food/foods.ts'
import { classicWords, pullOf } from './classics.ts'
import { KINDS } from './kinds.ts'
import { itemOf } from './pantry.ts'

const pull = (...ids: string[]) => pullOf(ids.map((id) => itemOf(foodById(id), null, null)))

test('the classics speak of foods of the table and of kinds', () => {
  expect(classicWords().filter((word) => !Object.hasOwn(KINDS, word) && findFood(word) === null)).toEqual([])
})

test('foods that lie side by side call for a dish, and not because their names sound alike', () => {
  expect(pull('leek', 'potato').get('soup')).toBe(3)
  expect(pull('plain-flour', 'egg', 'whole-milk').get('pancakes')).toBe(3)
  // Barley is no berry, and breadfruit no bread.
  expect(pull('natural-yoghurt', 'pearl-barley').has('yoghurt-bowl')).toBe(false)
  expect(pull('breadfruit', 'avocado').has('toast')).toBe(false)
})
