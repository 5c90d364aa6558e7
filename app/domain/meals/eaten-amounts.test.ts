import { expect, test } from 'vitest'
import { withEatenAmounts } from './eaten-amounts.ts'
import { readMeal } from './read-meal.ts'

const rewritten = (text: string) => withEatenAmounts(text).replaceAll(/ +/g, ' ')
const kcalOf = (text: string) => readMeal(text).total.kcal

test('one and a half of a measure is told by its number', () => {
  expect(rewritten('slice and a half of pepperoni pizza')).toBe('1.5 slice of pepperoni pizza')
  expect(rewritten('had a cup and a half cooked rice')).toBe('had 1.5 cup cooked rice')
  expect(rewritten('two slices and a half of toast')).toBe('2.5 slices of toast')
  expect(rewritten('bowl and half')).toBe('1.5 bowl')
})

test('one and a half of a food is told by its number where the half is of nothing else', () => {
  expect(rewritten('a burger and a half, chips')).toBe('1.5 burger, chips')
  expect(rewritten('i ate a sandwich and a half and drank tea')).toBe('i ate 1.5 sandwich and drank tea')
})

test('a whole number and a fraction are one number', () => {
  expect(kcalOf('1 and 1/2 bagels')).toBeCloseTo(1.5 * kcalOf('1 bagel'), 0)
})

test('a half of another food, half and half and hours stay', () => {
  for (const text of [
    'a burger and half a pizza',
    'coffee and half and half',
    'a slice and half the beans',
    'a slice and half of the beans',
    'coffee and a half bagel',
    'one and a half sandwiches',
    'walked for an hour and a half, then toast',
  ])
    expect(withEatenAmounts(text), text).toBe(text)
})

test('the text stays as long as it was, so that quotes stay right', () => {
  const text = 'a bowl and a half of pasta'
  expect(withEatenAmounts(text)).toHaveLength(text.length)
  expect(readMeal('a burger and a half').components[0]!.said).toBe('a burger and a half')
})

test('what was told as one and a half is half as much again', () => {
  for (const [more, one] of [
    ['slice and a half of pepperoni pizza', 'a slice of pepperoni pizza'],
    ['a cup and a half of cooked rice', 'a cup of cooked rice'],
    ['a banana and a half', 'a banana'],
    ['pint and a half of lager', 'a pint of lager'],
  ] as const)
    expect(kcalOf(more) / kcalOf(one), more).toBeCloseTo(1.5, 1)
})

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
  expect(withEatenAmounts(said)).toHaveLength(said.length)
  for (const other of [
    'half a bag of crisps, 200g chicken',
    'a bag of crisps, the 200g bag of nuts',
    'half a bag of crisps',
  ])
    expect(withEatenAmounts(other)).toBe(other)
})
