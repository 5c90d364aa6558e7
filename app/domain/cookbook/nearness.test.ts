import { expect, test } from 'vitest'
import { foodById } from '#app/domain/food/foods.ts'
import { nearness, nearnessUnasked } from './nearness.ts'

test.each([
  ['cottage-cheese', 'cream-cheese'],
  ['mustard-seed', 'cumin-seed'],
  ['broad-beans', 'green-beans'],
  ['duck-breast', 'chicken-breast'],
])('%s takes the place of %s only where somebody asks for it', (given, wanted) => {
  expect(nearness(foodById(given), foodById(wanted))).toBeGreaterThan(0.8)
  expect(nearnessUnasked(foodById(given), foodById(wanted))).toBe(0)
})

test.each([
  ['cottage-cheese-low-fat', 'cottage-cheese'],
  ['green-beans-frozen', 'green-beans'],
  ['red-onion', 'onion'],
])('%s is nearly the same as %s', (given, wanted) => {
  expect(nearnessUnasked(foodById(given), foodById(wanted))).toBeGreaterThan(0.8)
})

test.each([
  ['granny-smith', 'apple'],
  ['choy-sum', 'pak-choi'],
  ['carrots-grated', 'carrot'],
  ['gravy-mix', 'gravy'],
])('%s, of another kind or name, does for %s', (given, wanted) => {
  expect(nearness(foodById(given), foodById(wanted))).toBeGreaterThan(0.8)
})

test('a stand-in of the table works in one direction only', () => {
  expect(nearness(foodById('bison'), foodById('beef-steak'))).toBe(0.8)
  expect(nearness(foodById('sofrito'), foodById('beef-steak'))).toBe(0)
  expect(nearness(foodById('pasta-sauce'), foodById('sofrito'))).toBe(0)
})
