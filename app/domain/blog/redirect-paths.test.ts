import fc from 'fast-check'
import { expect, test } from 'vitest'
import { endOfRedirects, lookedUpPath, oldPath, targetPath } from './redirect-paths.ts'

test.each([
  ['/blog/food/old-post', '/blog/food/old-post'],
  [' /blog/food/Old_Post.html/ ', '/blog/food/Old_Post.html'],
  ['https://old.example/blog/food/post?x=1#y', '/blog/food/post'],
  ['/2012/01/07/template-sticky/', '/2012/01/07/template-sticky'],
  ['/soup/', '/soup'],
  ['/blog/a/b/c', '/blog/a/b/c'],
  ['/blog/author/anna', '/blog/author/anna'],
  ['/crème-brûlée', '/cr%C3%A8me-br%C3%BBl%C3%A9e'],
  ['/cr%c3%a8me-br%C3%BBl%C3%A9e/', '/cr%C3%A8me-br%C3%BBl%C3%A9e'],
  ['/a,b:c@d', '/a,b:c@d'],
])('[DATA-30] the old address %s is looked up as %s', (typed, path) => {
  expect(oldPath(typed)).toBe(path)
})

test.each([
  '',
  '/',
  '///',
  'blog/a/b',
  '/blog/../a',
  '/blog/a/..',
  '/a/%2e%2E/b',
  '/blog/a b/c',
  '//blog/a/b',
  '//evil.test/a',
  '/\\evil.test',
  '/%',
  '/a%ff',
  '/blog/a/b\u0000',
  'javascript:/blog/a/b',
  'https://old.example',
  `/${'a'.repeat(400)}`,
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
  expect(endOfRedirects('/a', '/a/?x=1', redirects)).toBeNull()
  expect(endOfRedirects('/a', '/b/', redirects)).toBe('/d')
})

test('what is kept as an old address is found by what a browser asks for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      (parts) => {
        const typed = `/${parts.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`
        const kept = oldPath(typed)
        if (kept === null) return
        expect(lookedUpPath(new URL(`${typed}/`, 'https://own.invalid').pathname)).toBe(kept)
        expect(oldPath(kept)).toBe(kept)
      },
    ),
  )
})
