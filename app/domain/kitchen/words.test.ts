import { expect, test } from 'vitest'
import {
  articleFor,
  chain,
  isManyName,
  kitchenNumber,
  listOf,
  minutes,
  sentence,
  singularOf,
} from './words.ts'

test('lists words as English does', () => {
  expect(listOf([])).toBe('')
  expect(listOf(['rice'])).toBe('rice')
  expect(listOf(['rice', 'peas'])).toBe('rice and peas')
  expect(listOf(['rice', 'peas', 'mint'])).toBe('rice, peas and mint')
})

test('joins lists into one list and leaves names with an "and" whole', () => {
  expect(chain('the salt and black pepper', '', 'the lemon juice')).toBe(
    'the salt, black pepper and lemon juice',
  )
  expect(chain('the frozen peas and carrots', '200 ml water')).toBe(
    'the frozen peas and carrots and 200 ml water',
  )
})

test('finds the singular of what is cooked, and knows a mass from many', () => {
  const singles = { blueberries: 'blueberry', 'black beans': 'black bean', tomatoes: 'tomato', leeks: 'leek' }
  for (const [many, one] of Object.entries(singles)) expect(singularOf(many)).toBe(one)
  for (const name of ['asparagus', 'couscous', 'hummus', 'watercress', 'octopus', 'rice'])
    expect(singularOf(name), name).toBe(name)
  expect(isManyName('strawberries')).toBe(true)
  expect(isManyName('spinach')).toBe(false)
})

test('writes numbers, times and articles as a recipe does', () => {
  expect([0.25, 0.5, 1, 1.5, 12].map(kitchenNumber)).toEqual(['1/4', '1/2', '1', '1 1/2', '12'])
  expect([minutes(1), minutes(5), minutes(8, 10)]).toEqual(['1 minute', '5 minutes', '8 to 10 minutes'])
  expect(['egg', 'omelette', 'stir-fry', 'unusual dish', 'union'].map(articleFor)).toEqual([
    'an',
    'an',
    'a',
    'an',
    'a',
  ])
  expect(sentence('  warm  the plates')).toBe('Warm the plates')
})
