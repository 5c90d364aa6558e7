import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEPT_PAGES, KEPT_PATH, KEPT_PICTURES } from './kept-paths.ts'

test.each([
  ['/recipes', true],
  ['/meal-planning', true],
  ['/shopping', true],
  ['/shopping/shared/abc', false],
  ['/recipe/018f0000-0000-7000-8000-000000000000', true],
  ['/recipe/018f0000-0000-7000-8000-000000000000/green-soup', true],
  ['/recipes/import', false],
  ['/recipe/x/y/picture', false],
  ['/profile', false],
  ['/', false],
])('%s is kept: %s', (path, isKept) => {
  expect(KEPT_PATH.test(path)).toBe(isKept)
})

test('the service worker, a file of its own, knows the same paths and names', () => {
  const worker = readFileSync('public/service-worker.js', 'utf8')
  expect(worker).toContain(`const KEPT_PATH = ${KEPT_PATH}\n`)
  const version = /^const VERSION = (\d+)$/m.exec(worker)![1]!
  expect([`pages-${version}`, `pictures-${version}`]).toEqual([KEPT_PAGES, KEPT_PICTURES])
})
