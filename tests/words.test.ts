import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Where texts for people are written; what the kitchen says of dishes has its own checks. */
const TEXTS = [
  'app/{features,routes,ui,http}/**/*.{ts,tsx}',
  'app/domain/{account,billing,blog,calories,community,contact,diary,household,newsletter,pantry,planning,recipe,shopping,staff}/**/*.ts',
  'content/{articles,authors,categories,help,legal}/*.md',
]
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
/** Headings that the specification prescribes. */
const PRESCRIBED = /Public Recipe Book/g

const namesNotUsed = () =>
  readFileSync(join(root, 'docs/words.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| thing'))
    .flatMap((line) => line.split('|').at(-2)?.split(';') ?? [])
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '')

function otherNamesIn(source: string, names: readonly string[]): string[] {
  const said = source
    .replaceAll(COMMENTS, '')
    .replaceAll(PRESCRIBED, '')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
  return names.filter((name) => said.includes(name))
}

test('texts call each thing by the one name of docs/words.md', () => {
  const names = namesNotUsed()
  expect(names.length).toBeGreaterThan(30)
  const files = TEXTS.flatMap((pattern) => globSync(pattern, { cwd: root })).filter(
    (file) => !file.includes('.test.'),
  )
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    otherNamesIn(readFileSync(join(root, file), 'utf8'), names).map((name) => `${file}: “${name}”`),
  )
  expect(found).toEqual([])
})

test('another name is found over a line break, and not in a comment', () => {
  const names = ['look into your mail']
  expect(otherNamesIn('<p>\n  Look into\n  your mail.\n</p>', names)).toEqual(names)
  expect(otherNamesIn('/** Look into your mail. */\n// look into your mail\n', names)).toEqual([])
})
