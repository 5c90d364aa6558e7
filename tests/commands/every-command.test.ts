import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Commands that `npm test` runs itself, and the file that does. */
const RUN_BY_NPM_TEST: Record<string, string> = {
  types: 'scripts/gates.ts',
  lint: 'scripts/gates.ts',
  styles: 'scripts/gates.ts',
  'format:check': 'scripts/gates.ts',
  unused: 'scripts/gates.ts',
  build: 'scripts/gates.ts',
  test: 'scripts/test.ts',
  'test:full': 'scripts/test.ts',
  check: 'scripts/test.ts',
}

test('every command of package.json is run by a test of this folder or by `npm test` itself', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const here = readdirSync(import.meta.dirname).flatMap((name) =>
    [...read(`tests/commands/${name}`).matchAll(/\bnpm(?:Run|Start)\('([\w:-]+)'/g)].map(([, one]) => one!),
  )
  expect(new Set([...here, ...Object.keys(RUN_BY_NPM_TEST)])).toEqual(new Set(Object.keys(scripts)))
  for (const [name, file] of Object.entries(RUN_BY_NPM_TEST))
    expect(scripts[name]!.includes(file) || read(file).includes(`'${name}'`), `${name} in ${file}`).toBe(true)
})
