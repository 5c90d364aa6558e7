import { expect, test } from 'vitest'
import { EVERY_POST, isFiltered, postsFilterIn, postsHref } from './posts-filter.ts'

const AUTHOR = '01a20be6-6ae2-7601-9945-cabce9bdadf5'

test('what the address asks for is read, and written back as it was', () => {
  const query = `q=soup&status=draft&review=waiting&author=${AUTHOR}&category=none&tag=Quick&from=2026-01-01&to=2026-02-01&sort=views`
  const filter = postsFilterIn(new URLSearchParams(query))
  expect(filter).toEqual({
    search: 'soup',
    status: 'draft',
    isSubmitted: true,
    author: AUTHOR,
    category: 'none',
    tag: 'Quick',
    updatedFrom: '2026-01-01',
    updatedTo: '2026-02-01',
    sort: 'views',
  })
  expect(postsHref(filter)).toBe(`/blog-admin/posts?${query}`)
  expect(postsHref(filter, 3)).toBe(`/blog-admin/posts?${query}&page=3`)
})

test('what it cannot mean is left out', () => {
  const query = 'status=gone&author=x&category=%00&from=31.12.2026&to=2026-13-01&sort=constructor'
  expect(postsFilterIn(new URLSearchParams(query))).toEqual(EVERY_POST)
  expect(isFiltered(EVERY_POST)).toBe(false)
  expect(postsHref(EVERY_POST)).toBe('/blog-admin/posts')
})
