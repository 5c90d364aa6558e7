import { expect, test } from 'vitest'
import { readTable } from '#app/food-table.server.ts'
import { readMeal } from './read-meal.ts'
import { findMealFood } from './vocabulary/meal-vocabulary.ts'

const kcalOf = (said: string): number => readMeal(said).total.kcal

test('every dish and powder of the table is known', () => {
  const ids = readTable('foods/dry-forms.csv', ['dish', 'powder']).flatMap(({ row }) => [
    row.dish,
    row.powder,
  ])
  expect(ids.filter((id) => findMealFood(id) === null)).toEqual([])
})

test.each([
  ['a sachet of hot chocolate (28 g)', 95, 120],
  ['horlicks 25g, 200 ml semi skimmed milk', 165, 215],
  ['pot noodle 90g pot', 330, 440],
  ['complan sachet (55g) with 200ml whole milk', 330, 420],
  ['40 g rice krispies', 140, 170],
])('what is weighed before milk or water goes on is dry: %s', (said, least, most) => {
  expect(kcalOf(said)).toBeGreaterThan(least)
  expect(kcalOf(said)).toBeLessThan(most)
})

test('a mug or a bowl of it is as it is drunk', () => {
  expect(kcalOf('a mug of horlicks')).toBeGreaterThan(150)
  expect(kcalOf('300 g pot noodle')).toBeLessThan(500)
})
