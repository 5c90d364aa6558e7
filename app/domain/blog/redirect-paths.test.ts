import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfRedirects, oldPath, targetPath } from './redirect-paths.ts'

test.each([
  ['/blog/food/old-post', '/blog/food/old-post'],
  [' /blog/food/Old_Post.html/ ', '/blog/food/Old_Post.html'],
  ['https://old.example/blog/food/post?x=1#y', '/blog/food/post'],
])('[DATA-30] the old address %s is looked up as %s', (typed, path) => {
  expect(oldPath(typed)).toBe(path)
})

test.each([
  '',
  '/',
  '/blog',
  '/blog/a',
  '/blog/a/b/c',
  '/about',
  'blog/a/b',
  '/blog/../a',
  '/blog/a/..',
  '/blog/a b/c',
  '/blog/author/anna',
  '/blog/page/about',
  '/blog/preview/x',
  '//blog/a/b',
  '/blog/a/b\u0000',
  'javascript:/blog/a/b',
])('%j is no old address', (typed) => {
  expect(oldPath(typed)).toBeNull()
})

test.each([
  ['/blog/a/b', '/blog/a/b'],
  ['/help#plans', '/help#plans'],
  ['/blog/../pricing?x=1', '/pricing?x=1'],
  ['/', '/'],
])('a redirect to %s leads to %s', (typed, path) => {
  expect(targetPath(typed)).toBe(path)
})

test.each([
  '',
  'a',
  '//evil.test',
  '/\\evil.test',
  '\\/evil.test',
  '/\tevil.test',
  '/\n/evil.test',
  'https://evil.test',
  '/blog/../..//evil.test',
  '/a/..//evil.test',
  '/./\\evil.test',
  'javascript:alert(1)',
  '/a b',
  '/%5C\u0000',
  '/x/../..//evil.test/',
  '/.//evil.test',
  '/..//evil.test',
  ' //evil.test',
  '/a\u2028\\b',
  `/${'a'.repeat(400)}`,
])('no redirect leads to %j', (typed) => {
  expect(targetPath(typed)).toBeNull()
})

test('whatever is typed, a target stays on this site', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('/', '\\', '.', '..', 'a', ' ', '\t', '@', ':', 'evil.test', '%2f', '?', '#')),
      (pieces) => {
        const path = targetPath(`/${pieces.join('')}`)
        if (path === null) return
        const url = new URL(path, 'https://own.invalid')
        expect(url.origin).toBe('https://own.invalid')
        expect(url.pathname.startsWith('//')).toBe(false)
      },
    ),
    { numRuns: 2000, seed: 3 },
  )
})

test('a chain ends where it ends; a circle ends nowhere', () => {
  const redirects = new Map([
    ['/b', '/c'],
    ['/c', '/d'],
  ])
  expect(endOfRedirects('/a', '/b', redirects)).toBe('/d')
  expect(endOfRedirects('/d', '/b', redirects)).toBeNull()
  expect(endOfRedirects('/a', '/a', redirects)).toBeNull()
})
