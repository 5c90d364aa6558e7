import { expect, test } from 'vitest'
import { categoryByKeyword, categoryOf } from './category.ts'
import { estimateQuantity } from './estimated-quantity.ts'

test('[PANTRY-13] sorts by the specified keywords, the first that matches', () => {
  const rows: Record<string, string[]> = {
    protein: ['chicken', 'beef', 'pork', 'fish', 'egg'],
    carbs: ['rice', 'pasta', 'bread', 'potato'],
    vegetables: ['tomato', 'onion', 'pepper', 'lettuce', 'carrot'],
    fruits: ['apple', 'banana', 'orange', 'berry'],
    dairy: ['milk', 'cheese', 'yogurt', 'butter'],
    spices: ['salt', 'garlic', 'herb'],
    pantry: ['oil', 'flour', 'sugar', 'sauce'],
    other: ['thingummy'],
  }
  for (const [category, words] of Object.entries(rows)) {
    for (const word of words) {
      expect(categoryByKeyword(word), word).toBe(category)
      expect(categoryOf(word), word).toBe(category)
      expect(categoryOf(`${word}s`), `${word}s`).toBe(category)
    }
  }
})

test('[PANTRY-13] earlier keywords win: chicken with rice is protein, black pepper by keyword a vegetable', () => {
  expect(categoryByKeyword('chicken with rice')).toBe('protein')
  expect(categoryByKeyword('black pepper')).toBe('vegetables')
  expect(categoryByKeyword('strawberries')).toBe('fruits')
})

test('the food table knows what no keyword says', () => {
  const cases: Record<string, string> = {
    salmon: 'protein',
    tofu: 'protein',
    lentils: 'protein',
    eggplant: 'vegetables',
    'sweet potatoes': 'carbs',
    quinoa: 'carbs',
    basil: 'spices',
    'black pepper': 'spices',
    cheddar: 'dairy',
    honey: 'pantry',
    'plain flour': 'pantry',
    mango: 'fruits',
    'ginger biscuits': 'pantry',
    'garlic bread': 'carbs',
    ginger: 'spices',
    'oat milk': 'dairy',
    'soya milk': 'dairy',
    'coconut milk': 'pantry',
  }
  for (const [name, category] of Object.entries(cases)) expect(categoryOf(name), name).toBe(category)
})

test('[PANTRY-12] estimates quantities by name as specified, in units of the list', () => {
  const cases: Record<string, [number, string]> = {
    eggs: [6, 'pieces'],
    'whole milk': [1, 'liters'],
    'rye bread': [1, 'packages'],
    'chicken breast': [500, 'grams'],
    beef: [500, 'grams'],
    'pork chops': [500, 'grams'],
    'basmati rice': [500, 'grams'],
    pasta: [500, 'grams'],
    onions: [3, 'pieces'],
    potatoes: [3, 'pieces'],
    tomatoes: [4, 'pieces'],
    'cheddar cheese': [200, 'grams'],
    'olive oil': [250, 'ml'],
    'soy sauce': [250, 'ml'],
    mango: [1, 'pieces'],
    // The first of the list that is said wins.
    'egg noodles with chicken': [6, 'pieces'],
    'tomato sauce': [4, 'pieces'],
  }
  for (const [name, [quantity, unit]] of Object.entries(cases))
    expect(estimateQuantity(name), name).toEqual({ quantity, unit })
})
