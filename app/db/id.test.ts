import { expect, test } from 'vitest'
import { isId, newId } from './id.ts'

test('ids are UUIDs of version 7 that carry and sort by their time', () => {
  const id = newId(0x0123456789ab)
  expect(id).toMatch(/^01234567-89ab-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(newId(1000) < newId(1001)).toBe(true)
  expect(newId(2 ** 40 - 1) < newId(2 ** 40)).toBe(true)
})

test('ids made in the same millisecond differ, and sort in the order they were made', () => {
  const ids = Array.from({ length: 1000 }, () => newId(5))
  expect(new Set(ids).size).toBe(1000)
  expect(ids.toSorted()).toEqual(ids)
})

test('only ids pass as ids', () => {
  expect(isId(newId())).toBe(true)
  for (const text of [
    '',
    'x',
    `${newId()}0`,
    newId().toUpperCase(),
    newId().replaceAll('-', ''),
    `${newId()}\n`,
  ]) {
    expect(isId(text)).toBe(false)
  }
})
