import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const idsOf = (text: string) => readMeal(text).components.map(({ foodId }) => foodId)
const gramsOf = (text: string, said: string) =>
  readMeal(text).components.find((component) => component.said.includes(said))?.grams ?? 0

test('a filling on a bread is a sandwich of two slices, however much stands beside it', () => {
  for (const [text, bread] of [
    ['ham on wheat', 'wheat'],
    ['pastrami on rye with mustard', 'rye'],
    ['peanut butter on multigrain', 'multigrain'],
    ['ham and cheese on granary, an apple, a yogurt and a flapjack', 'granary'],
    ['peanut butter and jelly on white bread, a glass of milk and an apple', 'white'],
    ['turkey on sourdough', 'sourdough'],
  ] as const)
    expect(gramsOf(text, bread), text).toBeGreaterThanOrEqual(50)
  expect(gramsOf('pastrami on rye', 'pastrami')).toBeGreaterThan(59)
})

test('a number of slices and toast are taken at their word; a bagel is one', () => {
  expect(gramsOf('ham on one slice of granary', 'granary')).toBeLessThan(45)
  expect(gramsOf('ham and cheese on a bagel', 'bagel')).toBeLessThan(120)
  expect(idsOf('cheese on toast')).toEqual(['cheese-on-toast'])
  expect(gramsOf('poached egg on granary', 'granary')).toBeLessThan(45)
})

test('the bread of a sandwich that has a name is in it', () => {
  for (const text of ['turkey club on white', 'blt on sourdough', 'tuna melt on rye', 'reuben on rye'])
    expect(idsOf(text), text).toHaveLength(1)
})
