import { expect, test } from 'vitest'
import { nameWithBrand, productOf } from './product.ts'

const RECORD = {
  code: '3017620422003',
  product_name: 'Nutella',
  brands: 'Ferrero, Nutella',
  quantity: '400 g',
  serving_size: '15 g',
  serving_quantity: '15',
  nutriments: {
    'energy-kcal_100g': 539,
    energy_100g: 2252,
    proteins_100g: 6.3,
    carbohydrates_100g: '57.5',
    sugars_100g: 56.3,
    fat_100g: 30.9,
    'saturated-fat_100g': 10.6,
    salt_100g: 0.107,
  },
}

test('a record is read, with numbers that are texts', () => {
  expect(productOf(RECORD)).toEqual({
    barcode: '3017620422003',
    name: 'Nutella',
    brand: 'Ferrero',
    quantity: '400 g',
    label: {
      per: 'g',
      portionG: 15,
      kcal: 539,
      proteinG: 6.3,
      carbsG: 57.5,
      fatG: 30.9,
      fiberG: null,
      sugarG: 56.3,
      saturatedFatG: 10.6,
      saltG: 0.11,
      alcoholG: null,
    },
  })
})

const labelOf = (nutriments: object, change: object = {}) =>
  productOf({ ...RECORD, ...change, nutriments })?.label

const MACROS = { proteins_100g: 1, carbohydrates_100g: 2, fat_100g: 3 }

test('energy in kilojoules alone, sodium alone and alcohol by volume are converted', () => {
  expect(labelOf({ ...MACROS, energy_100g: 418.4 })).toMatchObject({ kcal: 100 })
  expect(labelOf({ ...MACROS, 'energy-kj_100g': '418,4', sodium_100g: 0.4 })).toMatchObject({
    kcal: 100,
    saltG: 1,
  })
  expect(labelOf({ ...MACROS, energy_100g: 180, alcohol_100g: 5 }, { quantity: '33 cl' })).toMatchObject({
    per: 'ml',
    alcoholG: 3.95,
  })
})

test.each<[string, object]>([
  ['no nutriments at all', {}],
  ['no energy', MACROS],
  ['no fat', { ...MACROS, 'energy-kcal_100g': 50, fat_100g: undefined }],
  ['an empty text for a number', { ...MACROS, 'energy-kcal_100g': '' }],
  ['energy below zero', { ...MACROS, 'energy-kcal_100g': -5 }],
  ['kilojoules in the place of kilocalories', { ...MACROS, 'energy-kcal_100g': 2252 }],
  ['a number that is none', { ...MACROS, 'energy-kcal_100g': 'NaN' }],
])('%s leaves a product without figures', (_what, nutriments) => {
  expect(productOf({ ...RECORD, nutriments })).toMatchObject({ name: 'Nutella', label: null })
})

test('what cannot be a portion is none, and one in millilitres is of a drink', () => {
  expect(productOf({ ...RECORD, serving_quantity: 0 })?.label?.portionG).toBeNull()
  expect(productOf({ ...RECORD, serving_quantity: '1e9' })?.label?.portionG).toBeNull()
  expect(productOf({ ...RECORD, serving_quantity: 250, serving_quantity_unit: 'ml' })?.label).toMatchObject({
    per: 'ml',
    portionG: 250,
  })
})

test('words of strangers are one plain line', () => {
  const product = productOf({
    ...RECORD,
    product_name: `M&amp;M&#39;s\u202e <b>Peanut</b>\n${'x'.repeat(9000)}`,
    brands: ['not', 'a', 'text'],
  })
  expect(product?.name).toMatch(/^M&M’s <b>Peanut<\/b> x+…$/)
  expect(product?.name).toHaveLength(120)
  expect(product?.brand).toBe('')
})

test.each([
  null,
  [],
  'text',
  5,
  {},
  { ...RECORD, code: '123' },
  { ...RECORD, product_name: ' ' },
  { ...RECORD, code: {} },
])('%j is no product', (record) => {
  expect(productOf(record)).toBeNull()
})

test('a name says its maker once', () => {
  expect(nameWithBrand({ name: 'Nutella', brand: 'Ferrero' })).toBe('Ferrero Nutella')
  expect(nameWithBrand({ name: 'Heinz Beanz', brand: 'Heinz' })).toBe('Heinz Beanz')
})
