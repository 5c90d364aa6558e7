import { expect, test } from 'vitest'
import { readImport } from './import-recipes.ts'
import { saidServings } from './said-servings.ts'

test.each([
  ['4', 4],
  ['12 muffins', 12],
  ['Makes 12 muffins, serves 4', 4],
  ['Serves 4-6', 4],
  ['6 to 8 servings', 6],
  ['2 loaves (10 portions)', 10],
  ['a crowd', null],
  ['Serves five', 5],
  ['Three servings', 3],
  ['serves two to three', 2],
  ['Family of 5', 5],
  ['für 4 Personen', 4],
  ['4 people (as a main)', 4],
  ['3 (2 big wraps each)', 3],
  ['5 1-cup servings', 5],
])('a yield of people counts before one of pieces: %s', (text, servings) => {
  expect(saidServings(text)).toBe(servings)
})

test.each([
  ['about 5 dozen', 60],
  ['4 dozen biscuits', 48],
  ['Makes 2 dozen', 24],
  ['one dozen rolls', 12],
  ['half a dozen', 6],
  ['1 1/2 dozen', 18],
  ['2-3 dozen', 24],
  ['3 dozen (2 inch) cookies', 36],
  ['twelve buns', 12],
  ['18 2-inch biscuits', 18],
  ['10 x 40 g bars', 10],
  ['Ergibt 15 Stück', 15],
  ['20 squares from a 23 cm tin', 20],
  ['one 9-inch square pan (25 brownies)', 25],
  ['2 glasses', 2],
])('pieces are counted, by the dozen too: %s', (text, servings) => {
  expect(saidServings(text)).toBe(servings)
})

test.each([
  '3 cups',
  'about 1 cup',
  'Makes 1 litre',
  '2½ quarts',
  '750 ml',
  '3 lbs',
  '1.2 kg',
  '900 g',
  '1 10-inch pie',
  'one 8-inch cake',
  '1 9x13-inch pan',
  '8x4 loaf',
  '1 20cm cake',
  '1 loaf',
  '1 batch',
  '5 half-pint jars',
  'Serving size: 2 cups',
  '40 minutes',
  '',
])('a volume, a weight, a size or a dish to share is not a number of servings: %s', (text) => {
  expect(saidServings(text)).toBeNull()
})

test('of several yields, the one that counts people is used', () => {
  expect(saidServings('1 loaf', '14 servings')).toBe(14)
  expect(saidServings('30 biscuits', '2 cups')).toBe(30)
})

test('of two lines the one that serves counts', () => {
  const text =
    'Muffins\nMakes: 12 muffins\nServes: 6\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix and bake.'
  expect(readImport(text)[0]?.said.servings).toBe(6)
})
