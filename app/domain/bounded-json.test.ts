import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseJson } from './bounded-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

test('JSON is read as ever', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 6 }), (text) => {
      expect(parseJson(text)).toEqual(JSON.parse(text))
    }),
  )
  expect(parseJson('{"a":"b"}', (_, value) => (value === 'b' ? 'c' : value))).toEqual({ a: 'c' })
  expect(() => parseJson('{')).toThrow(SyntaxError)
})

test('64 levels are read, more are refused, and brackets in texts are none', () => {
  expect(parseJson(nested(64))).toBeInstanceOf(Array)
  expect(() => parseJson(nested(65))).toThrow('nested too deep')
  expect(() => parseJson('{"a":'.repeat(100_000))).toThrow('nested too deep')
  expect(parseJson(JSON.stringify({ a: `"${nested(500)}\\`, b: '\\"[[' }))).toMatchObject({ b: '\\"[[' })
})
