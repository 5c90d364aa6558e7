import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AllPostsPage } from './blog-list-pages.tsx'
import { listAddress, pageCountOf, pageNumberOf } from './list-address.ts'

const EMPTY = { posts: [], total: 0, page: 1, pageCount: 1, search: '', category: '', categories: [] }
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('[BLOG-19] an empty blog says so; a filter or a search that finds nothing says what to do', () => {
  const shown = (change: Partial<typeof EMPTY>) =>
    textOf(renderToStaticMarkup(<AllPostsPage {...EMPTY} {...change} />))
  expect(shown({})).toContain('No Articles Found No articles have been published yet')
  expect(shown({})).not.toContain('Try adjusting')
  const hint = 'No Articles Found Try adjusting your search or filter criteria'
  expect(shown({ search: 'dal' })).toContain(hint)
  expect(shown({ category: 'beans' })).toContain(hint)
})

test('[BLOG-15] the count is of articles published, one or many', () => {
  const count = (total: number) => textOf(renderToStaticMarkup(<AllPostsPage {...EMPTY} total={total} />))
  expect(count(1)).toContain(' 1 article published')
  expect(count(1234)).toContain(' 1,234 articles published')
})

test('[BLOG-17] twelve posts are a page, and addresses name only what is set', () => {
  expect([0, 1, 12, 13, 24, 25].map(pageCountOf)).toEqual([1, 1, 1, 2, 2, 3])
  expect(['2', '0', '-1', 'x', '1e9', '99999', null].map(pageNumberOf)).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(listAddress('/blog/all', { q: '', category: '', page: 1 })).toBe('/blog/all')
  expect(listAddress('/blog/all', { q: 'a b', category: 'c', page: 2 })).toBe(
    '/blog/all?q=a+b&category=c&page=2',
  )
})
