import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depthsBetween, DIRECT, lastDays, OWN_SITE, sourceOf } from './reading-figures.ts'

test('a source is a public host without port and www, this site, or direct', () => {
  const own = 'www.kitchen.example:3000'
  expect(sourceOf('WWW.Search.example:443', own)).toBe('search.example')
  expect(sourceOf('kitchen.example', own)).toBe(OWN_SITE)
  for (const told of [
    '',
    'localhost',
    '192.168.1.17',
    '[2001:db8::1]',
    'https://search.example/who?q=me',
    'a b.example',
    '-x.example',
    'x..example',
    `${'x'.repeat(101)}.example`,
    'self',
    'other',
  ])
    expect(sourceOf(told, own), told).toBe(DIRECT)
})

test('whatever is told, a source holds no more than a short host', () => {
  fc.assert(
    fc.property(fc.string(), (told) => {
      expect(sourceOf(told, 'kitchen.example')).toMatch(/^(?:direct|self|[a-z0-9.-]{1,100})$/)
    }),
  )
})

test('each quarter counts once, however many messages a reading sends', () => {
  expect([...depthsBetween(0, 50), ...depthsBetween(50, 75), ...depthsBetween(75, 75)]).toEqual([25, 50, 75])
  expect(depthsBetween(0, 100)).toEqual([25, 50, 75, 100])
  expect(depthsBetween(100, 25)).toEqual([])
})

test('the last days end with today, in UTC', () => {
  expect(lastDays(new Date('2026-03-01T23:59:00Z'), 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
})
