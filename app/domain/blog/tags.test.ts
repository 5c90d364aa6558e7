import { expect, test } from 'vitest'
import { mergedTags, newTag, tagPath, tagSlug } from './tags.ts'

test.each([
  ['Soup', 'soup'],
  ['  meal   prep ', 'meal-prep'],
  ['Meal-Prep', 'meal-prep'],
  ['crème brûlée', 'creme-brulee'],
  ['C++ & rice', 'c-rice'],
  ['Борщ', 'борщ'],
  ['日本', '日本'],
  ['!?', ''],
])('the tag %j stands at %j', (tag, slug) => {
  expect(tagSlug(tag)).toBe(slug)
  expect(tagSlug(slug), 'an address part is its own').toBe(slug)
})

test('spellings of a tag are one tag, named as most posts have it', () => {
  expect(
    mergedTags([
      { tag: 'Soup', count: 2 },
      { tag: 'soup', count: 5 },
      { tag: 'meal prep', count: 1 },
      { tag: 'Meal-prep', count: 1 },
      { tag: '!!', count: 9 },
    ]),
  ).toEqual([
    { slug: 'soup', name: 'soup', spellings: ['soup', 'Soup'], postCount: 7 },
    { slug: 'meal-prep', name: 'Meal-prep', spellings: ['Meal-prep', 'meal prep'], postCount: 2 },
  ])
  expect(tagPath('борщ')).toBe('/blog/tag/%D0%B1%D0%BE%D1%80%D1%89')
})

test('[ADMIN-21] a tag that is there in another spelling is not added again', () => {
  expect(newTag(' Soup ', ['bread'])).toBe('Soup')
  for (const typed of ['', '  ', 'soup', 'SOUP ', 'Soup!']) expect(newTag(typed, ['Soup']), typed).toBeNull()
  expect(newTag('??', ['!!']), 'signs alone are told apart as they are').toBe('??')
})
