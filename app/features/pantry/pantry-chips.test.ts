import type { PantryItem } from './ingredients.server.ts'
import { expect, test } from 'vitest'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { chipsOfPantry, expiringChips } from './pantry-chips.ts'

const item = (name: string, change: Partial<PantryItem> = {}): PantryItem => ({
  id: name,
  name,
  quantity: '3',
  unit: 'pieces',
  expiryDate: null,
  category: 'other',
  imageUrl: null,
  isEstimated: false,
  estimatedFrom: null,
  frozenOn: null,
  cookingId: null,
  userId: 'self',
  foodId: null,
  ...change,
})

test('the pantry comes soonest to expire first, with its amounts, without what is past its date', () => {
  const items = [
    item('rice', { quantity: '500', unit: 'grams' }),
    item('onions', { expiryDate: '2026-11-25' }),
    item('ham', { expiryDate: '2026-11-19' }),
    item('chickpeas', { quantity: '1', unit: 'cans', expiryDate: '2026-11-21' }),
    item('spinach', { isEstimated: true, expiryDate: '2026-11-20' }),
  ]
  const chips = chipsOfPantry(items, '2026-11-20')
  expect(chips).toEqual(['spinach', '1 can chickpeas', '3 onions', '500 grams rice'])
  expect(chips.map((chip) => readIngredientLine(chip).name)).toEqual([
    'spinach',
    'chickpeas',
    'onions',
    'rice',
  ])
})

test('a full pantry brings the twenty that expire first', () => {
  const items = Array.from({ length: 300 }, (_, index) => item(`food ${index}`))
  expect(chipsOfPantry(items, '2026-11-20')).toHaveLength(20)
})

test('what expires within five days comes first and says when, without what is past and what is left of dishes', () => {
  const items = [
    item('rice', { quantity: '500', unit: 'grams' }),
    item('onions', { expiryDate: '2026-11-24' }),
    item('ham', { expiryDate: '2026-11-19' }),
    item('leeks', { expiryDate: '2026-12-24' }),
    item('chilli', { expiryDate: '2026-11-21', cookingId: 'some' }),
    item('spinach', { isEstimated: true, expiryDate: '2026-11-20' }),
  ]
  expect(expiringChips(items, '2026-11-20')).toEqual([
    { line: 'spinach', said: 'spinach: expires today' },
    { line: '3 onions', said: 'onions: 4 days left' },
  ])
})
