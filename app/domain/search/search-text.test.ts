import { expect, test } from 'vitest'
import { searchTextOf } from './search-text.ts'

test('what is typed becomes words without marks and signs; quotes and a minus before a word stay', () => {
  expect(searchTextOf('  Crème-brûlée & eggs! ')).toBe('Creme brulee eggs')
  expect(searchTextOf('"olive oil" -garlic or 豆腐')).toBe('"olive oil" -garlic or 豆腐')
  expect(searchTextOf('salt/pepper a--b - c:*')).toBe('salt pepper a b c')
  expect(searchTextOf('x'.repeat(500))).toHaveLength(100)
})

test('what has no word that could be found is nothing to look for', () => {
  for (const nothing of ['', '  ', "';--", '%_', '"', '-', '-garlic']) expect(searchTextOf(nothing)).toBe('')
})
