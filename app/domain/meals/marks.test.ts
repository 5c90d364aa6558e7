import { expect, test } from 'vitest'
import { readTable } from '#app/food-table.server.ts'
import { marked, patternOf, ruleRows, type Stage, withoutMarks } from './marks.ts'

const rules = ruleRows().filter(({ row }) => row.stage !== 'share-word')

test.each(rules.map(({ row, place }) => [place, row.kind, row.example, row.stage] as const))(
  '%s marks %s in “%s”',
  (_place, kind, example, stage) => {
    const { spans, text } = marked(example, stage as Stage)
    expect(spans.map((span) => span.kind)).toContain(kind)
    if (stage !== 'typed') expect(text).toHaveLength(example.length)
  },
)

test('every piece is a pattern, and used', () => {
  const rows = readTable('foods/meal-pieces.csv', ['piece', 'pattern']).map(({ row }) => row)
  for (const { piece } of rows) expect(() => patternOf(`{${piece}}`), piece).not.toThrow()
  expect(new Set(rows.map(({ piece }) => piece)).size).toBe(rows.length)
})

test('a piece that no row names is no pattern', () => {
  expect(() => patternOf('{no-such-piece}')).toThrow('no-such-piece')
})

test('what is marked leaves every place of the text where it was', () => {
  const text = 'toast at 8:30, 20 min late, a 5k run, milk'
  const rest = withoutMarks(text, 'told')
  expect(rest).toHaveLength(text.length)
  expect(rest.indexOf('milk')).toBe(text.indexOf('milk'))
  expect(rest.replaceAll(/ +/g, ' ')).toBe('toast , , , milk')
})

test('a span says what it is and where', () => {
  expect(marked('8:30 2 eggs', 'told').spans).toMatchObject([
    { kind: 'clock', said: '8:30', start: 0, end: 4 },
  ])
})
