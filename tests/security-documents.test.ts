import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const STATUSES = ['met', 'partly', 'operator', 'not met']

type Item = { id: string; level: string; status: string; shownBy: string; note: string }

/** The table's lines; quotes stand around cells that hold a comma. */
function itemsOf(csv: string): Item[] {
  const [, ...lines] = csv.trim().split('\n')
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    )
    const [id = '', level = '', status = '', shownBy = '', note = ''] = cells
    return { id, level, status, shownBy, note }
  })
}

const items = itemsOf(readFileSync(join(root, 'docs/asvs.csv'), 'utf8'))

test('the items of ASVS 5.0 that apply are there, 59 of level 1 and 128 of level 2, each once', () => {
  const ofLevel = (level: string) => items.filter((item) => item.level === level).length
  expect([ofLevel('1'), ofLevel('2')]).toEqual([59, 128])
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
})

test('each names a file that is there, and a test by the beginning of its title', () => {
  const lost = items.filter(({ shownBy }) => {
    const [path = '', title] = shownBy.split(/: (.*)/s)
    const file = join(root, path)
    if (!existsSync(file)) return true
    if (title === undefined) return false
    return !/\.(?:test|spec|contract)\./.test(path) || !hasTitle(readFileSync(file, 'utf8'), title)
  })
  expect(lost.map(({ id, shownBy }) => `${id} ${shownBy}`)).toEqual([])
})

/** A text of the file begins so, quoted as titles are or after the name of what a contract is run on. */
const hasTitle = (text: string, title: string) =>
  ["'", '"', '`', '}: '].some((before) => text.includes(`${before}${title}`))

test('each file that a note names is there', () => {
  const named = items.flatMap(({ id, note }) =>
    [...note.matchAll(/\b(?:app|server|tests|docs|deploy|scripts)\/[\w./-]*\w/g)].map(([path]) => ({
      id,
      path,
    })),
  )
  expect(named.length).toBeGreaterThan(8)
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

test('what is not met, or met in part or by somebody else, says how', () => {
  expect(items.filter(({ status }) => !STATUSES.includes(status))).toEqual([])
  expect(items.filter(({ status, note }) => ['partly', 'not met'].includes(status) && note === '')).toEqual(
    [],
  )
  expect(items.filter(({ level, status }) => level === '1' && !['met', 'operator'].includes(status))).toEqual(
    [],
  )
})

test('each threat names a file that is there', () => {
  const threats = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  const linked = [...threats.matchAll(/^\| (T\d+) .*\]\(\.\.\/([^)]+)\) *\|$/gm)]
  expect(linked.map(([, id]) => id)).toEqual(Array.from({ length: 109 }, (_, index) => `T${index + 1}`))
  expect(linked.filter(([, , path = '']) => !existsSync(join(root, path)))).toEqual([])
})
