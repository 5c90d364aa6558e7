import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'
import { withSizesOfPacks } from './size-of-pack.ts'

const gramsOf = (said: string): number => readMeal(said).components.reduce((sum, { grams }) => sum + grams, 0)

test('a share of a pack whose size is told behind it is a share of that size', () => {
  for (const said of [
    'half a bag of doritos, the 200g bag',
    'half a bag of doritos (the 200 g one)',
    'half a bag of doritos, it was a 200g bag',
    'half the bag of doritos, a 200g bag',
  ])
    expect(gramsOf(said), said).toBe(100)
  expect(gramsOf('a third of a tub of hummus, the 300g tub')).toBe(100)
})

test('the text keeps its length, and what says another amount is left alone', () => {
  const said = 'half a bag of doritos, the 200g bag'
  expect(withSizesOfPacks(said)).toHaveLength(said.length)
  for (const other of [
    'half a bag of crisps, 200g chicken',
    'a bag of crisps, the 200g bag of nuts',
    'half a bag of crisps',
  ])
    expect(withSizesOfPacks(other)).toBe(other)
})
