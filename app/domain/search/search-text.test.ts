import { expect, test } from 'vitest'
import { searchTextOf, swapsOf, withBaseLetters } from './search-text.ts'

test('what is typed becomes words without marks and signs; quotes and a minus before a word stay', () => {
  expect(searchTextOf('  Crème-brûlée & eggs! ')).toBe('Creme brulee eggs')
  expect(searchTextOf('"olive oil" -garlic or 豆腐')).toBe('"olive oil" -garlic or 豆腐')
  expect(searchTextOf('salt/pepper a--b - c:*')).toBe('salt pepper a b c')
  expect(searchTextOf('x'.repeat(500))).toHaveLength(100)
})

test('what has no word that could be found is nothing to look for', () => {
  for (const nothing of ['', '  ', "';--", '%_', '"', '-', '-garlic']) expect(searchTextOf(nothing)).toBe('')
})

test('letters that Unicode does not decompose become the base letters that people type', () => {
  expect(withBaseLetters('Smørrebrød, Æble, œufs, Soße, łosoś')).toBe(
    'Smorrebrod, Aeble, oeufs, Sosse, losoś',
  )
})

test('two letters the wrong way round are among the swapped words, behind the first letter', () => {
  expect(swapsOf('slamon')).toEqual(['salmon', 'slmaon', 'slaomn', 'slamno'])
  expect(swapsOf('ab')).toEqual([])
})
