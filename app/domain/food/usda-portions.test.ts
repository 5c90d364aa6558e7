import { expect, test } from 'vitest'
import { householdFromPortions, readPortionUnit } from './usda-portions.ts'

const portion = (unit: string, grams: number, amount = 1) => ({ amount, unit, grams })

test('USDA’s words for a helping are read as our units', () => {
  const read = (text: string, description = 'Onions, raw') => readPortionUnit(text, description)?.unit ?? null
  expect(read('cup, chopped')).toBe('cup')
  expect(read('medium (2-1/2" dia)')).toBe('medium')
  expect(read('large whole (3" dia)')).toBe('large')
  expect(read('tablespoon')).toBe('tbsp')
  expect(read('tsp, ground')).toBe('tsp')
  expect(read('slice, thin')).toBe('slice')
  expect(read('cloves')).toBe('clove')
  expect(read('stalk, medium (7-1/2" - 8" long)')).toBe('stalk')
  expect(read('head, large')).toBe('head')
  expect(read('leaves')).toBe('leaf')
  expect(read('sprigs')).toBe('sprig')
  expect(read('can (303 x 406)')).toBe('can')
  expect(read('package (10 oz)')).toBe('package')
  expect(read('Quantity not specified')).toBe('serving')
  expect(read('fruit (2-1/8" dia)')).toBe('piece')
  expect(read('prune, pitted', 'Plums, dried (prunes), uncooked')).toBe('piece')
})

test('amounts that are no helping are passed over', () => {
  for (const text of [
    'oz',
    'lb',
    'cubic inch',
    'slice crust not eaten',
    'Guideline amount per fl oz of beverage',
    'wedge',
  ]) {
    expect(readPortionUnit(text, 'Bread, white'), text).toBeNull()
  }
})

test('of several cups the one a cook means is taken: plain, then chopped, then sliced', () => {
  expect(
    householdFromPortions([portion('cup, sliced', 115), portion('cup, chopped', 160)], 'Onions, raw').cup,
  ).toBe(160)
  expect(householdFromPortions([portion('cup, chopped', 160), portion('cup', 150)], 'Onions, raw').cup).toBe(
    150,
  )
})

test('cheese by the cup is grated', () => {
  const portions = [portion('cup, diced', 132), portion('cup, shredded', 113)]
  expect(householdFromPortions(portions, 'Cheese, cheddar').cup).toBe(113)
  expect(householdFromPortions(portions, 'Carrots, raw').cup).toBe(132)
})

test('weights are of one, whatever amount USDA weighed', () => {
  expect(householdFromPortions([portion('cup', 126, 0.5)], 'Tofu').cup).toBe(252)
  expect(householdFromPortions([portion('cloves', 9, 3)], 'Garlic, raw').clove).toBe(3)
})

test('a piece without a size is the medium one', () => {
  const household = householdFromPortions([portion('small', 118), portion('medium', 196)], 'Squash')
  expect(household).toEqual({ piece: 196, small: 118, medium: 196 })
})

test('a drink measured by the fluid ounce has a cup of eight', () => {
  expect(householdFromPortions([portion('fl oz', 29.6)], 'Tea').cup).toBe(236.8)
})
