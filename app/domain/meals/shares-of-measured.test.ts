import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const gramsOf = (text: string): number[] => readMeal(text).components.map(({ grams }) => Math.round(grams))

test.each([
  ['25% of a 400 g tub of hummus', 100],
  ['1/2 of a 500 g pizza', 250],
  ['half of a 500 g pizza', 250],
  ['2/3 of a 400 g tin of chickpea curry', 267],
  ['0.25 of a 600 g lasagne', 150],
  ['40 percent of the 250g block of feta', 100],
  ['¼ of a 1kg tub of yoghurt', 250],
])('a share of a weighed whole is so much of its weight: %s', (text, grams) => {
  expect(gramsOf(text)).toEqual([grams])
})

test.each([
  '1/8 of a 12 inch pizza',
  'one slice (1/8) of a 12 inch pizza',
  'a slice, 1/8 of a 12 inch pizza',
  '1 of 8 slices of a 12 inch pizza',
])('a slice with its share of the pizza is counted once: %s', (text) => {
  expect(gramsOf(text)).toEqual([81])
})

test.each([
  ['a quarter of a lasagne made for 4 people', 1],
  ['1/3 of a lasagne that serves six', 2],
])('a share of a dish for several is so many portions: %s', (text, portions) => {
  expect(gramsOf(text)).toEqual([portions * gramsOf('1 portion lasagne')[0]!])
})

test('a percentage that is no share of a weight stays a part of the name', () => {
  expect(gramsOf('100 g of 5% fat yoghurt')).toEqual([100])
})
