import { expect, test } from 'vitest'
import { wantedPreview } from './wanted-preview.ts'

test('[SHELL-05] shows the preview of the member page a visitor wanted', () => {
  expect(wantedPreview('/meal-planning')).toBe('meal-plan')
  expect(wantedPreview('/recipes')).toBe('my-recipes')
  expect(wantedPreview('/public-recipes')).toBe('community-recipes')
  expect(wantedPreview('/recipes?sort=name')).toBe('my-recipes')
})

test.each([
  null,
  '',
  '/',
  '/profile',
  '/dashboard',
  '/upload',
  '/recipes/',
  '/recipes/1',
  'recipes',
  '//recipes',
  'https://example.com/recipes',
  '?/recipes',
  'constructor',
])('shows no preview for %j', (to) => {
  expect(wantedPreview(to)).toBeNull()
})
