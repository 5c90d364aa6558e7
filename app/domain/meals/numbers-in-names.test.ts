import { expect, test } from 'vitest'
import { withoutMarks } from './marks.ts'
import { readMeal } from './read-meal.ts'

const gramsOf = (said: string) => readMeal(said).components[0]?.grams ?? 0
const idsOf = (said: string) => readMeal(said).components.map(({ foodId }) => foodId)

test('a number that says which kind a food is counts none', () => {
  for (const [said, plain] of [
    ['3 bean salad', 'bean salad'],
    ['three bean chili', 'bean chili'],
    ['4 cheese pizza', 'cheese pizza'],
    ['48 hour sourdough 2 slices', 'sourdough 2 slices'],
    ['28 day aged steak', 'aged steak'],
    ['50/50 bread 2 slices', 'bread 2 slices'],
    ['3 ingredient pancakes', 'ingredient pancakes'],
    ['7 grain bread', 'grain bread'],
    ['5 a day smoothie', 'smoothie'],
  ] as const)
    expect(gramsOf(said), said).toBeCloseTo(gramsOf(plain), 0)
  expect(idsOf('10% fat greek yogurt 150g').join()).toMatch(/yog/)
  expect(idsOf('10% fat beef mince 150g').join()).toMatch(/beef|mince/)
})

test('a number that counts stays', () => {
  for (const said of [
    '3 bean burritos',
    '2 cheese sandwiches',
    '3 egg omelette',
    '4 cheese and onion rolls',
    '3 beans on toast',
    'split it 50/50',
  ])
    expect(withoutMarks(said, 'told'), said).toBe(said)
})

test.each([
  ['5 spice chicken 150 g', 'chicken 150 g'],
  ['five-spice duck 200 g', 'duck 200 g'],
])('a number of a name is not weighed beside it: %s', (text, meant) => {
  expect(readMeal(text).total.kcal).toBeCloseTo(readMeal(meant).total.kcal, 0)
})
