import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMAND_GROUPS, commandOf } from './command-groups.ts'

const { bench, foods, seed } = COMMAND_GROUPS as Record<string, (typeof COMMAND_GROUPS)[string]>

test('runs the file of the name with the other arguments', () => {
  expect(commandOf(bench!, ['soak', '--minutes', '3'])).toEqual({
    file: 'bench/soak.ts',
    args: ['--minutes', '3'],
  })
})

test('runs the usual file if no name is given', () => {
  expect(commandOf(bench!, [])).toEqual({ file: 'bench/run.ts', args: [] })
  expect(commandOf(bench!, ['--smoke'])).toEqual({ file: 'bench/run.ts', args: ['--smoke'] })
})

test('passes a folder to the usual file only where that takes one', () => {
  expect(commandOf(foods!, ['usda', '--fill'])).toEqual({
    file: 'scripts/foods-table.ts',
    args: ['usda', '--fill'],
  })
  expect(commandOf(bench!, ['sok'])).toBeNull()
})

test('asks for a name where there is no usual file', () => {
  expect(commandOf(seed!, [])).toBeNull()
  expect(commandOf(seed!, ['constructor'])).toBeNull()
})

test('every file of a group exists', () => {
  const files = Object.values(COMMAND_GROUPS).flatMap(({ usual, files: named }) => [
    ...(usual ? [usual.file] : []),
    ...Object.values(named),
  ])
  expect(files.filter((file) => !existsSync(join(import.meta.dirname, '..', file)))).toEqual([])
})
