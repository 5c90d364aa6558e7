import { expect, test } from 'vitest'
import { readMeal } from './read-meal.ts'

const eaten = (text: string): string[] =>
  readMeal(text).components.map(({ foodId, grams }) => `${foodId} ${Math.round(grams)}`)

test.each([
  ['80 g rice before cooking', 'white-rice 80'],
  ['75g spaghetti, weighed before boiling', 'spaghetti 75'],
  ['i boiled 80 g of rice and ate all of it', 'white-rice 80'],
  ['cooked 70 g basmati rice', 'basmati-rice 70'],
  ['100 g rice cooked in 200 ml water', 'white-rice 100'],
])('what is weighed and then cooked is dry: %s', (text, first) => {
  expect(eaten(text)[0]).toBe(first)
})

test.each([
  ['60g oats with water', 'oats 60', 'water 240'],
  ['40 g oats (dry) cooked in 250 ml water', 'oats 40', 'water 250'],
  ['50 g oats with milk', 'oats 50', 'whole-milk 125'],
  ['40 g cornflakes with a splash of milk', 'corn-flakes 40', 'whole-milk 15'],
  ['50 g uncooked oats with 200 ml milk', 'oats 50', 'whole-milk 206'],
])('a weight of oats is not the weight of the porridge: %s', (text, ...foods) => {
  expect(eaten(text)).toEqual(foods)
})

test.each([
  ['150 g cooked rice', 'white-rice-cooked 150'],
  ['100 g boiled rice', 'white-rice-cooked 100'],
  ['300 g porridge with milk', 'oat-flakes-with-milk 300'],
  ['i cooked 200 g chicken breast', 'chicken-breast-cooked 200'],
])('what is weighed on the plate stays as it is: %s', (text, first) => {
  expect(eaten(text)[0]).toBe(first)
})
