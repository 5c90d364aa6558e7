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

/** What processes of the version before would fall over while they still serve: each with a statement that it finds. */
const BREAKS: readonly (readonly [what: string, pattern: RegExp, example: string])[] = [
  ['drops a table', /\bdrop table\b/i, 'DROP TABLE "recipes"'],
  ['drops a column', /\bdrop column\b/i, 'ALTER TABLE "recipes" DROP COLUMN "name"'],
  ['renames', /\brename (?:to|column)\b/i, 'ALTER TABLE "recipes" RENAME COLUMN "name" TO "title"'],
  ['changes a type', /\bset data type\b/i, 'ALTER TABLE "recipes" ALTER COLUMN "name" SET DATA TYPE text'],
  ['makes a column required', /\bset not null\b/i, 'ALTER TABLE "recipes" ALTER COLUMN "name" SET NOT NULL'],
  ['takes a default away', /\bdrop default\b/i, 'ALTER TABLE "recipes" ALTER COLUMN "name" DROP DEFAULT'],
  [
    'adds a required column without a default',
    /\badd column (?!.*\bdefault\b).*\bnot null\b/i,
    'ALTER TABLE "recipes" ADD COLUMN "name" text NOT NULL',
  ],
]

const breaksIn = (sql: string) =>
  sql
    .split('--> statement-breakpoint')
    .flatMap((statement) => BREAKS.filter(([, pattern]) => pattern.test(statement)).map(([what]) => what))

test('processes of the version before go on under every migration: it adds, and takes nothing that they use', () => {
  for (const [what, , example] of BREAKS) expect(breaksIn(example)).toEqual([what])
  expect(breaksIn('ALTER TABLE "recipes" ADD COLUMN "name" text DEFAULT \'\' NOT NULL')).toEqual([])
  for (const { tag } of entries)
    expect(breaksIn(readFileSync(join(MIGRATIONS_DIR, `${tag}.sql`), 'utf8')), tag).toEqual([])
})
