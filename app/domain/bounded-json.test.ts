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

test('two million values are read, more are refused', () => {
  expect(parseJson(`[${'0,'.repeat(1_999_998)}0]`)).toHaveLength(1_999_999)
  expect(() => parseJson(`[${'0,'.repeat(2_000_000)}0]`)).toThrow('too many values')
  expect(parseJson(JSON.stringify(','.repeat(3_000_000)))).toHaveLength(3_000_000)
})
