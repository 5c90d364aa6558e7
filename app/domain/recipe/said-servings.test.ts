import { expect, test } from 'vitest'
import { readImport } from './import-recipes.ts'
import { saidServings } from './said-servings.ts'

test.each([
  ['4', 4],
  ['12 muffins', 12],
  ['Makes 12 muffins, serves 4', 4],
  ['Serves 4-6', 4],
  ['6 to 8 servings', 8],
  ['2 loaves (10 portions)', 10],
  ['a crowd', null],
])('a yield of people counts before one of pieces: %s', (text, servings) => {
  expect(saidServings(text)).toBe(servings)
})

test('of two lines the one that serves counts', () => {
  const text =
    'Muffins\nMakes: 12 muffins\nServes: 6\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix and bake.'
  expect(readImport(text)[0]?.said.servings).toBe(6)
})
