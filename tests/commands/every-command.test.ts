import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMAND_GROUPS } from '#scripts/command-groups.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Commands that `npm test` runs itself, and the file that does. */
const RUN_BY_NPM_TEST: Record<string, string> = {
  types: 'scripts/gates.ts',
  lint: 'scripts/gates.ts',
  styles: 'scripts/gates.ts',
  build: 'scripts/gates.ts',
  check: 'scripts/test.ts',
}

/** Each command that a test of this folder runs, with its first argument. */
const runHere = readdirSync(import.meta.dirname).flatMap((file) =>
  [
    ...read(`tests/commands/${file}`).matchAll(/\bnpm(?:Run|Start)\(\s*'([\w:-]+)'(?:,\s*\[\s*'([\w-]+)')?/g),
  ].map(([, name, argument]) => ({ name: name!, argument })),
)

test('every command of package.json is run by a test of this folder or by `npm test` itself', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const names = runHere.map(({ name }) => name)
  expect(new Set([...names, ...Object.keys(RUN_BY_NPM_TEST)])).toEqual(new Set(Object.keys(scripts)))
  for (const [name, file] of Object.entries(RUN_BY_NPM_TEST))
    expect(scripts[name]!.includes(file) || read(file).includes(`'${name}'`), `${name} in ${file}`).toBe(true)
})

test('every name of a group of commands is run by a test of this folder', () => {
  for (const [group, { files }] of Object.entries(COMMAND_GROUPS)) {
    const tried = runHere.filter(({ name }) => name === group).map(({ argument }) => argument)
    expect(tried, group).toEqual(expect.arrayContaining(Object.keys(files)))
  }
})
