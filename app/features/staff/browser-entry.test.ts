import { expect, test } from 'vitest'
import { readEntry, removeEntry, writeEntry } from './browser-entry.ts'

/** What a browser keeps, without the browser. */
function storageWith(text?: string): Storage {
  const kept = new Map(text === undefined ? [] : [['blog-admin', text]])
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
    key: () => null,
    get length() {
      return kept.size
    },
  }
}

test.each([
  [undefined],
  ['null'],
  ['undefined'],
  [''],
  ['{'],
  ['[]'],
  ['"text"'],
  ['{"id":"1"}'],
  ['{"email":"a@b.example"}'],
  ['{"id":"","email":"a@b.example"}'],
  ['{"id":1,"email":true}'],
])('[ADMIN-03] the entry %j is none and is removed', (text) => {
  const storage = storageWith(text)
  expect(readEntry(storage)).toBeNull()
  expect(storage.getItem('blog-admin')).toBeNull()
})

test('[DATA-33] an entry has id and email, and goes at sign-out', () => {
  const storage = storageWith()
  writeEntry(storage, { id: '1', email: 'a@b.example' })
  expect(JSON.parse(storage.getItem('blog-admin')!)).toEqual({ id: '1', email: 'a@b.example' })
  expect(readEntry(storage)).toEqual({ id: '1', email: 'a@b.example' })
  removeEntry(storage)
  expect(readEntry(storage)).toBeNull()
})
