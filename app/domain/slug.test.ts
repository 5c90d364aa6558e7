import { expect, test } from 'vitest'
import { recipePath, recipeSlug } from './slug.ts'

test('[SHELL-10] lower case, no punctuation, no stop words, joined with hyphens', () => {
  expect(recipeSlug('Lemon Chicken Thighs with Spinach and Rice!')).toBe('lemon-chicken-thighs-spinach-rice')
  expect(recipeSlug("Grandma's  Crème brûlée -- the best")).toBe('grandmas-creme-brulee-best')
})

test('a name of stop words keeps them, and one without letters has no slug', () => {
  expect(recipeSlug('With and for')).toBe('with-and-for')
  expect(recipeSlug('!!!')).toBe('')
  expect(recipePath('id', '🍲')).toBe('/recipe/id')
})

test('a plain name and one with a foreign letter are treated alike', () => {
  const plain = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))
  // What the accent leaves is an "e" at the end.
  expect(`${recipeSlug(`a${plain} b`)}e`).toBe(recipeSlug(`a${plain} bé`))
})

test('a slug stays short', () => {
  expect(recipeSlug('tomato '.repeat(50)).length).toBeLessThanOrEqual(80)
})
