import { expect, test } from 'vitest'
import { readPrice, sumText } from './price.ts'
import { purchaseOf } from './purchase.ts'

const bought = (foodId: string, grams: number | null) =>
  purchaseOf({ foodId, text: foodId, grams, isTyped: false })

test('whole packs go into the pantry, in its own units', () => {
  expect(bought('lentils', 320)).toMatchObject({ name: 'lentils', quantity: 500, unit: 'grams' })
  expect(bought('egg', 100)).toMatchObject({ name: 'egg', quantity: 6, unit: 'pieces' })
  expect(bought('banana', 200)).toMatchObject({ quantity: 2, unit: 'pieces', keepsDays: expect.any(Number) })
  expect(bought('whole-milk', 700)).toMatchObject({ quantity: 1000, unit: 'ml', keepsDays: 7 })
  expect(bought('chickpeas-canned', 300)).toMatchObject({
    name: 'canned chickpeas',
    quantity: 2,
    unit: 'cans',
  })
})

test('what was typed is read as the pantry reads it', () => {
  const typed = { foodId: null, text: '3 candles', grams: null, isTyped: true }
  expect(purchaseOf(typed)).toEqual({ name: 'candles', quantity: 3, unit: 'pieces', keepsDays: null })
})

test('prices are read in pence, and a sum says what it leaves out', () => {
  expect(['2', '£2.50', '1,05', ''].map(readPrice)).toEqual([200, 250, 105, null])
  expect(() => readPrice('two')).toThrow('Write the price as a number')
  expect(() => readPrice('-1')).toThrow('Write the price as a number')
  const items = [{ price: { minor: 250, currency: 'GBP' as const } }, { price: null }, { price: null }]
  expect(sumText(items)).toBe('£2.50 for 1 line; 2 have no price.')
  expect(sumText([{ price: null }])).toBeNull()
})
