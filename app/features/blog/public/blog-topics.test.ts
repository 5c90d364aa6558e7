import { expect, test } from 'vitest'
import { topicsToRead } from './blog-lists.server.ts'

const category = (name: string, postCount: number, parentCategoryId: string | null = null) => ({
  id: name,
  name,
  slug: name,
  description: '',
  parentCategoryId,
  postCount,
})

test('a category without articles is left out, unless one below it has some', () => {
  const topics = topicsToRead([
    category('Blogroll', 0),
    category('Food', 0),
    category('Soups', 3, 'Food'),
    category('Stews', 0, 'Food'),
    category('News', 1),
  ])
  expect(topics.map(({ name, parentName }) => [name, parentName])).toEqual([
    ['Food', null],
    ['Soups', 'Food'],
    ['News', null],
  ])
})
