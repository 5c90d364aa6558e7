import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const idsOf = (said: string): string[] => readMeal(said).components.map(({ foodId }) => foodId)
const refusedOf = (said: string): string[] => readMeal(said).refused.map(({ text }) => text)

test.each([
  'shampoo with coconut & honey 400ml',
  'honey and milk shower gel 500 ml',
  'strawberry lip balm',
  'cat food salmon pouch 85g',
  'dishwasher tablets lemon',
  'butter dish and rice cooker',
  'egg timer',
  'walked the dog 5 km',
])('nothing of a thing is counted, and it is said: %s', (said) => {
  expect(idsOf(said)).toEqual([])
  expect(refusedOf(said)).not.toEqual([])
})

test('food beside a thing is counted', () => {
  expect(idsOf('pack of AA batteries, toothpaste, banana')).toEqual(['banana'])
  expect(refusedOf('pack of AA batteries, toothpaste, banana')).toEqual([
    'pack of aa batteries',
    'toothpaste',
  ])
  expect(idsOf('vanilla scented candle, 2 tangerines')).toEqual(idsOf('2 tangerines'))
  expect(idsOf('toilet roll and 2 eggs')).toEqual(idsOf('2 eggs'))
})

test('a tool that food was made in, or whose name a food has, is no thing', () => {
  for (const [said, plain] of [
    ['pulled pork slow cooker', 'pulled pork'],
    ['200 g rice from the rice cooker', '200 g rice'],
    ['slice of victoria sponge', 'victoria sponge'],
    ['hot dog', 'hot dog'],
  ] as const)
    expect(idsOf(said), said).toEqual(idsOf(plain))
})
