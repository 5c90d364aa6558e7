import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

test.each([
  'zwei Brötchen mit Käse und Schinken',
  'un café au lait et deux croissants au beurre',
  'dos huevos fritos con arroz',
  'ho mangiato una mela rossa con il pane',
  'frokost: to skiver brød med brunost',
])('a meal in another language is asked about: %s', (said) => {
  const { components, refused } = readMeal(said)
  expect(components).toEqual([])
  expect(refused.map(({ reason }) => reason)).toEqual([expect.stringMatching(/in English/)])
})

test.each([
  'arroz con pollo and a coke',
  'chilli con carne with rice',
  'coq au vin and mash',
  'zwei Eier',
  '2 pain au chocolat',
])('dishes have their own names: %s', (said) => {
  expect(readMeal(said).components).not.toEqual([])
})
