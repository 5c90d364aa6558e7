import { expect, test } from 'vitest'
import { postSlugOf } from './blog-paths.ts'

test('only the address of a post names a post', () => {
  expect(postSlugOf('/blog/nutrition/lentils-2')).toBe('lentils-2')
  for (const path of [
    '/blog',
    '/blog/nutrition',
    '/blog/author/kitchen',
    '/blog/page/about',
    '/blog/preview/sometoken',
    '/blog/nutrition/lentils.data',
    '/blog/nutrition/lentils/more',
    '/blog/nutrition/',
    '/recipes/a/b',
  ])
    expect(postSlugOf(path), path).toBeNull()
})
