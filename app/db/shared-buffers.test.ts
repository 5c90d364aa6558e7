import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sharedBuffersMb } from './shared-buffers.server.ts'

test('the engine’s buffers grow with what is stored, between a least and a most', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-buffers-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(sharedBuffersMb(folder)).toBe(32)
  const file = join(folder, 'base', '5', '16384')
  mkdirSync(join(folder, 'base', '5'), { recursive: true })
  writeFileSync(file, '')
  // Sparse files: their size is what counts, and they take no room.
  for (const [storedMb, buffersMb] of [
    [100, 32],
    [1600, 100],
    [5000, 256],
  ] as const) {
    truncateSync(file, storedMb * 1e6)
    expect(sharedBuffersMb(folder)).toBe(buffersMb)
  }
})
