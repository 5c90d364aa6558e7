import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const MIGRATIONS_DIR = join(import.meta.dirname, '..', '..', 'migrations')
const { entries } = JSON.parse(readFileSync(join(MIGRATIONS_DIR, 'meta', '_journal.json'), 'utf8')) as {
  entries: { idx: number; when: number; tag: string }[]
}

test('the migrations stand in the order they were made', () => {
  expect(entries.length).toBeGreaterThan(0)
  expect(entries.map(({ idx }) => idx)).toEqual(entries.map((_, index) => index))
  const times = entries.map(({ when }) => when)
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})

test('every migration has its file and no file is left out', () => {
  const files = readdirSync(MIGRATIONS_DIR).filter((name) => name.endsWith('.sql'))
  expect(files.toSorted()).toEqual(entries.map(({ tag }) => `${tag}.sql`).toSorted())
  expect(existsSync(join(MIGRATIONS_DIR, 'meta'))).toBe(true)
})
