import { expect, test } from 'vitest'
import { isManyName, kitchenNumber, listOf, sentence, singularOf } from './words.ts'

test('lists words as English does', () => {
  expect(listOf([])).toBe('')
  expect(listOf(['rice'])).toBe('rice')
  expect(listOf(['rice', 'peas'])).toBe('rice and peas')
  expect(listOf(['rice', 'peas', 'mint'])).toBe('rice, peas and mint')
})

test('finds the singular of what is cooked, and knows a mass from many', () => {
  const singles = { blueberries: 'blueberry', 'black beans': 'black bean', tomatoes: 'tomato', leeks: 'leek' }
  for (const [many, one] of Object.entries(singles)) expect(singularOf(many)).toBe(one)
  for (const name of ['asparagus', 'couscous', 'hummus', 'watercress', 'octopus', 'rice'])
    expect(singularOf(name), name).toBe(name)
  expect(isManyName('strawberries')).toBe(true)
  expect(isManyName('spinach')).toBe(false)
})

test('writes numbers as a recipe does', () => {
  expect([0.25, 0.5, 1, 1.5, 12].map(kitchenNumber)).toEqual(['1/4', '1/2', '1', '1 1/2', '12'])
  expect(sentence('  warm  the plates')).toBe('Warm the plates')
})
