import { expect, test } from 'vitest'
import { boundedMemo } from './bounded-memo.ts'

test('a value is computed once, also where it is null, and again after the store was emptied', () => {
  const memo = boundedMemo<string | null>(2)
  const computed: string[] = []
  const ask = (key: string, value: string | null = key) =>
    memo(key, () => {
      computed.push(key)
      return value
    })
  expect([ask('a'), ask('none', null), ask('a'), ask('none', null)]).toEqual(['a', null, 'a', null])
  expect(computed).toEqual(['a', 'none'])
  ask('b')
  expect(ask('a')).toBe('a')
  expect(computed).toEqual(['a', 'none', 'b', 'a'])
})
