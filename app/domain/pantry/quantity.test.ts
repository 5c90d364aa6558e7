import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import {
  DEFAULT_PANTRY_UNIT,
  PANTRY_UNITS,
  amountText,
  pantryUnitOf,
  quantityText,
  readQuantity,
} from './quantity.ts'

test('[PANTRY-07] offers the ten units in their order', () => {
  expect(PANTRY_UNITS).toEqual([
    'pieces',
    'grams',
    'kg',
    'ml',
    'liters',
    'cups',
    'tbsp',
    'tsp',
    'cans',
    'packages',
  ])
})

test('asks for a quantity and takes pieces when no unit is chosen', () => {
  expect(DEFAULT_PANTRY_UNIT).toBe('pieces')
  for (const blank of ['', '   ']) expect(() => readQuantity(blank)).toThrow('Please enter a quantity')
})

test('reads what people type for a number', () => {
  expect(['2', '500', '1.5', '1,5', '1/2', '1 1/2', '½', '1½', ' 3 ', '.5'].map(readQuantity)).toEqual([
    2, 500, 1.5, 1.5, 0.5, 1.5, 0.5, 1.5, 3, 0.5,
  ])
})

test('refuses what is no amount, naming the field', () => {
  for (const no of ['two', '-1', '0', '1/0', '1e9', '100001', '1 2', 'NaN', 'Infinity', '2kg']) {
    try {
      readQuantity(no)
      expect.unreachable(no)
    } catch (error) {
      expect(error, no).toBeInstanceOf(AppError)
      expect((error as AppError).field).toBe('quantity')
    }
  }
})

test('what is stored reads back as the same number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_000 }), (thousandths) => {
      const quantity = thousandths / 1000
      expect(readQuantity(quantityText(quantity))).toBeCloseTo(quantity, 9)
    }),
  )
})

test('writes one of a unit in the singular and knows other spellings', () => {
  expect(amountText(1, 'cans')).toBe('1 can')
  expect(amountText(2, 'pieces')).toBe('2 pieces')
  expect(amountText(500, 'grams')).toBe('500 grams')
  expect(['g', 'liter', 'litre', 'piece', 'package', 'tin', 'Kilo'].map(pantryUnitOf)).toEqual([
    'grams',
    'liters',
    'liters',
    'pieces',
    'packages',
    'cans',
    'kg',
  ])
  expect(pantryUnitOf('furlong')).toBeNull()
})
