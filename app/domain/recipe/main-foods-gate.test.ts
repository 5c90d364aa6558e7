import { expect, test } from 'vitest'
import { leavesOutMainFood } from './main-foods-gate.ts'

const verdict = (ingredients: string[], lines: string[], more = {}) =>
  leavesOutMainFood(
    { ingredients: lines.map((text) => ({ text, isExtra: false })) },
    { ingredients, dietaryRestriction: 'None', ...more },
  )

test('a recipe without the first-named food or the main protein is refused by name', () => {
  expect(verdict(['whole chicken', 'potatoes'], ['500 g potatoes', '1 onion'])).toBe(
    'It leaves out whole chicken, which the dish has to be made of.',
  )
  expect(verdict(['rice', 'lentils', 'onions'], ['200 g rice', '400 g tin chickpeas', '2 onions'])).toMatch(
    /lentils/,
  )
  expect(verdict(['potatoes', 'salmon', 'dill'], ['600 g potatoes', '10 g dill'])).toMatch(/salmon/)
})

test('other foods may be left out, and another word for the food is the food', () => {
  expect(verdict(['salmon', 'potatoes', 'dill'], ['2 salmon fillets', '1 lemon'])).toBeNull()
  expect(
    verdict(['chicken', 'rice', 'peas', 'carrots'], ['400 g chicken thighs, sliced', '200 g rice']),
  ).toBeNull()
  expect(verdict(['500 g courgettes', 'mint'], ['2 courgettes, sliced'])).toBeNull()
})

test('what is refused binds nothing, nor does a seasoning, nor a meal of a plan', () => {
  expect(verdict(['bacon', 'eggs', 'rice'], ['200 g rice'], { dietaryRestriction: 'Vegan' })).toBeNull()
  expect(verdict(['olive oil', 'prawns'], ['200 g prawns'])).toBeNull()
  expect(verdict(['onion', 'prawns'], ['200 g prawns'])).toBeNull()
  expect(verdict(['chicken', 'rice'], ['2 eggs'], { dayNumber: 1 })).toBeNull()
})
