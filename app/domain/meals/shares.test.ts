import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const kcalOf = (said: string) => readMeal(said).total.kcal
const idsOf = (said: string) => readMeal(said).components.map(({ foodId }) => foodId)

test.each([
  ['lasagne, took half home', 'lasagne', 0.5],
  ['lasagne, saved half for tomorrow', 'lasagne', 0.5],
  ['lasagne, couldn’t finish it', 'lasagne', 0.75],
  ['large pizza split 3 ways', 'large pizza', 1 / 3],
  ['large pizza (8 slices), had 3', 'large pizza', 3 / 8],
  ['pasta bake, I had seconds', 'pasta bake', 1.8],
  ['picked at some chips', 'chips', 0.4],
  ['3 of the 8 slices of quiche', '3 slices of quiche', 1],
  ['made 12 muffins, had 2', '2 muffins', 1],
  ['one doughnut from a box of 12', 'one doughnut', 1],
  ['80% of a banana', '0.8 of a banana', 1],
])('%s is a share of %s', (said, whole, share) => {
  expect(kcalOf(said)).toBeCloseTo(share * kcalOf(whole), 0)
})

test('a few of what comes in pieces is a little of it, not so many helpings', () => {
  expect(kcalOf('a few fries')).toBeLessThan(kcalOf('fries') / 2 + 1)
  expect(kcalOf('6 chips')).toBeLessThan(kcalOf('chips'))
  expect(kcalOf('3 spoons of rice')).toBeLessThan(kcalOf('rice'))
})

test('what was left or replaced is not eaten', () => {
  expect(idsOf("francesinha, didn't eat the chips").join()).not.toMatch(/chips/)
  expect(idsOf('steak with beans instead of chips').join()).not.toMatch(/chips/)
  expect(readMeal('kids had fish fingers, I had a banana').components).toHaveLength(1)
})

test('a slice of a pizza of so many inches is no whole one', () => {
  expect(kcalOf('1 slice of a 12 inch margherita pizza')).toBeLessThan(350)
})
