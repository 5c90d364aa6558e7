import { expect, test } from 'vitest'
import { searchedText } from './search-text.ts'

test('what is typed is shown in one line of lower case, cut where it is too long', () => {
  expect(searchedText('  PROTEIN\tand  Fibre ')).toBe('protein and fibre')
  expect(searchedText(' \n ')).toBe('')
  expect(searchedText('x'.repeat(500))).toHaveLength(100)
})
