import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonInReply, looseJson } from './json-in-reply.ts'

test('JSON is found after prose with brackets, in fences, and several in a row', () => {
  expect(jsonInReply('Use [the] {curly} ones:\n```json\n{"a":1,}\n```\nDone.')).toContainEqual({ a: 1 })
  expect(jsonInReply('{"a":1}\n{"b":[2]}')).toEqual([{ a: 1 }, { b: [2] }])
  expect(jsonInReply('{ {"a":"}"}')).toEqual([{ a: '}' }])
  for (const none of ['', 'no brackets', '{}', '[]', '{"a":', ']['])
    expect(jsonInReply(none), none).toEqual([])
})

test('malformed JSON is repaired, and JSON that is nested too deeply gives undefined', () => {
  expect(looseJson("{'a': 'b', // so\n c: NaN,}")).toEqual({ a: 'b', c: 'NaN' })
  expect(looseJson('['.repeat(100) + ']'.repeat(100))).toBeUndefined()
})

test('no text makes it throw or run slowly', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...'{}[]",:\\\'e1 \n', 'name', '```')), (pieces) => {
      jsonInReply(pieces.join(''))
    }),
    { seed: 12, numRuns: 500 },
  )
  expect(jsonInReply('{['.repeat(50_000))).toEqual([])
})
