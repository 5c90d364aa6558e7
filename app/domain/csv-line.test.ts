import { expect, test } from 'vitest'
import { csvLine } from './csv-line.ts'

test.each(['=1+1', '+44', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1'])(
  '%j stays words in a spreadsheet',
  (cell) => {
    expect(csvLine([cell])).toBe(`"'${cell}"\r\n`)
  },
)

test('quotes are doubled, and figures stay figures', () => {
  expect(csvLine(['say "cheese"', 1.5, 'a,b', ''])).toBe('"say ""cheese""",1.5,"a,b",""\r\n')
})
