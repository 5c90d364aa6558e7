import {
  closeSync,
  ftruncateSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DurableNodeFS } from './durable-node-fs.server.ts'

const IN_PRODUCTION = 6
const SHUT_DOWN = 1

let folder: string
const descriptors: number[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mealwright-node-fs-'))
  mkdirSync(join(folder, 'global'))
  mkdirSync(join(folder, 'base'))
  for (const name of ['written', 'shortened', 'read']) writeFileSync(join(folder, 'base', name), 'pages')
})
afterEach(() => {
  for (const descriptor of descriptors.splice(0)) closeSync(descriptor)
  rmSync(folder, { recursive: true })
})

function endedAs(state: number): void {
  const control = Buffer.alloc(64)
  control.writeInt32LE(state, 16)
  writeFileSync(join(folder, 'global', 'pg_control'), control)
}

function opened(name: string): number {
  const descriptor = openSync(join(folder, 'base', name), 'r+')
  descriptors.push(descriptor)
  return descriptor
}

test('after a crash every file is synced at once, and the engine’s sync is left out for what has not changed since', async () => {
  endedAs(IN_PRODUCTION)
  const fs = new DurableNodeFS(folder)
  await fs.bringToDisk(folder)
  const [written, shortened, read] = ['written', 'shortened', 'read'].map(opened) as [number, number, number]
  expect([written, shortened, read].map((file) => fs.isOnDisk(file))).toEqual([true, true, true])
  writeSync(written, 'other', 0)
  ftruncateSync(shortened, 1)
  expect([written, shortened, read].map((file) => fs.isOnDisk(file))).toEqual([false, false, true])
  writeFileSync(join(folder, 'base', 'made'), 'new')
  expect(fs.isOnDisk(opened('made'))).toBe(false)
  fs.startIsOver()
  expect(fs.isOnDisk(read)).toBe(false)
})

test('after an orderly end nothing is synced before its time, and nothing is left out', async () => {
  endedAs(SHUT_DOWN)
  const fs = new DurableNodeFS(folder)
  await fs.bringToDisk(folder)
  expect(fs.isOnDisk(opened('read'))).toBe(false)
})
