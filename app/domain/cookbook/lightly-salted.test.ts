import { expect, test } from 'vitest'
import { readDish } from './read-dish.ts'
import { lightlySalted } from './lightly-salted.ts'

const STEW = {
  top: ['cuisine: Any', 'meals: [dinner]', 'serves: 4', 'minutes: 40', 'skill: Beginner'],
  lines: ['800 g **potatoes**, diced', '400 g **carrots**, diced', '2 tsp fine **salt**'],
  steps: ['Boil the {potatoes} in salted water.', 'Fry the {carrots} with half of the {salt}.'],
}

function lightly({ top, lines, steps }: typeof STEW) {
  const text = [
    '---',
    ...top,
    '---',
    '# Stew',
    'Potatoes and carrots.',
    '## Ingredients',
    ...lines.map((line) => `- ${line}`),
    '## Method',
    ...steps.map((step, at) => `${at + 1}. ${step}`),
  ].join('\n')
  const { dish, faults } = readDish('stew', text)
  if (dish === null) throw new Error(JSON.stringify(faults))
  return lightlySalted(dish)
}

/** Teaspoons of salt in the stew for four when it is cooked for a plan. */
const saltWith = (change: Partial<typeof STEW>) =>
  lightly({ ...STEW, ...change }).lines.find(({ handle }) => handle === 'salt')?.choices[0].quantity

test('a dish gets half of its salt', () => {
  expect(saltWith({})).toBe(1)
})

test('where half would leave it dull it gets more, and never more than is printed', () => {
  const [potatoes, carrots] = STEW.lines as [string, string]
  const moderate = saltWith({ lines: [potatoes, carrots, '1 tsp fine **salt**'] })!
  expect(moderate).toBeGreaterThan(0.5)
  expect(moderate).toBeLessThan(1)
  expect(saltWith({ lines: [potatoes, carrots, '1/2 tsp fine **salt**'] })).toBe(0.5)
})

test('salty food counts as salt', () => {
  const [potatoes, carrots] = STEW.lines as [string, string]
  expect(saltWith({ lines: [potatoes, carrots, '200 g **feta**, crumbled', '1 tsp fine **salt**'] })).toBe(
    0.5,
  )
})

test('a pinch, a dough and salt for the cooking water stay as they are', () => {
  const [potatoes, carrots] = STEW.lines as [string, string]
  expect(saltWith({ lines: [potatoes, carrots, '1/4 tsp fine **salt**'] })).toBe(0.25)
  expect(saltWith({ top: [...STEW.top, 'fixed: true'] })).toBe(2)
  expect(saltWith({ lines: [potatoes, carrots, '4 tsp fine **salt**, for the water'] })).toBe(4)
})

test('the steps agree with the lines', () => {
  const steps = ['Boil the {potatoes} in salted water.', 'Fry the {carrots} with 1 tsp of the {salt}.']
  expect(lightly({ ...STEW, steps }).steps).toEqual([
    'Boil the {potatoes} in lightly salted water.',
    'Fry the {carrots} with 1/2 tsp of the {salt}.',
  ])
})
