import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicPageAt } from './public-pages.ts'

const keyOf = (address: string) => {
  const [path = '', query] = address.split('?')
  return publicPageAt(path, query === undefined ? '' : `?${query}`)?.key
}

test.each([
  ['/?utm_source=x&utm_campaign=y', '/'],
  ['/?', '/'],
  ['/pricing?fbclid=abc', '/pricing'],
  ['/blog/all?utm_source=x&page=2&category=soups', '/blog/all?category=soups&page=2'],
  ['/blog/all?category=soups&page=2', '/blog/all?category=soups&page=2'],
  ['/blog/all?page=2&page=3', '/blog/all?page=2'],
  ['/blog/all?q=&page=', '/blog/all'],
  ['/blog/soups?page=2&x=1', '/blog/soups?page=2'],
  ['/blog/author/anna?page=2', '/blog/author/anna?page=2'],
  ['/blog/tag/soup?page=2', '/blog/tag/soup?page=2'],
  ['/blog/soups/pea-soup?page=2', '/blog/soups/pea-soup'],
  ['/help?q=salt', '/help?q=salt'],
])('%s is kept as %s', (address, key) => {
  expect(keyOf(address)).toBe(key)
})

test('what is for one person or endless is not kept, and still reaches the page', () => {
  expect(publicPageAt('/', '?utm_source=x&auth=sign-in&to=/recipes')).toEqual({
    key: null,
    search: '?auth=sign-in&to=%2Frecipes',
  })
  expect(publicPageAt('/help', `?q=${'x'.repeat(500)}`)).toEqual({
    key: null,
    search: `?q=${'x'.repeat(500)}`,
  })
})

test('other pages, searches and previews are no public pages', () => {
  for (const path of ['/upload', '/blog/search', '/blog/preview/abc', '/blogging', '/constructor'])
    expect(publicPageAt(path, ''), path).toBeNull()
})

/** Route modules of the public pages that read a query, and what they read of it. */
test.each([
  ['landing', '/'],
  ['pricing', '/pricing'],
  ['contact', '/contact'],
  ['help', '/help'],
  ['blog', '/blog'],
  ['blog-all', '/blog/all'],
  ['blog-category', '/blog/soups'],
  ['blog-author', '/blog/author/anna'],
  ['blog-tag', '/blog/tag/soup'],
  ['blog-page', '/blog/page/about'],
  ['blog-post', '/blog/soups/pea-soup'],
])('routes/%s reads nothing of a query but what its page is kept by', (module, path) => {
  const source = readFileSync(new URL(`../routes/public/${module}.tsx`, import.meta.url), 'utf8')
  const read = [...source.matchAll(/(?:query|searchParams)\.(?:get|getAll|has)\('([^']+)'\)/g)].map(
    ([, name]) => name,
  )
  expect(source.match(/(?:query|searchParams)\.(?:get|getAll|has)\(/g)?.length ?? 0).toBe(read.length)
  for (const name of new Set(read))
    expect(publicPageAt(path, `?${name}=1`)?.search, `${module} reads ${name}`).toBe(`?${name}=1`)
})
