import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const saidOf = (text: string) => readMeal(text).components.map(({ said }) => said)

test('so many flavours behind what was counted are no foods of their own', () => {
  for (const text of [
    '2 scoops of ice cream, vanilla and chocolate',
    '3 macarons: pistachio, raspberry and lemon',
    '2 doughnuts, one glazed and one jam',
    '3 scoops of gelato: mango, coconut, dark chocolate',
    '2 muffins, blueberry and chocolate',
    'two yogurts, strawberry and peach',
  ])
    expect(saidOf(text), text).toHaveLength(1)
})

test('what always has a flavour has it without a number, too, and the row says which', () => {
  const { components } = readMeal('gelato, 2 scoops, pistachio and lemon')
  expect(components).toHaveLength(1)
  expect(components[0]!.assumptions.join()).toContain('pistachio, lemon')
  expect(saidOf('gelato, pistachio and lemon')).toHaveLength(1)
  expect(saidOf('ice cream (salted caramel)')).toHaveLength(1)
})

test('fruit and sauces beside them are foods', () => {
  for (const [text, foods] of [
    ['yogurt, banana, honey', 3],
    ['yogurt: banana, honey', 3],
    ['2 yogurts, banana', 2],
    ['2 scoops of ice cream, a banana, coffee', 3],
    ['2 pancakes, banana and honey', 3],
    ['ice cream, strawberries and cream', 2],
    ['3 cookies, milk', 2],
    ['cupcake, coffee', 2],
  ] as const)
    expect(saidOf(text), text).toHaveLength(foods)
})
