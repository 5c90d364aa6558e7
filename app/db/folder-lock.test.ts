import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './folder-lock.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'mealwright-lock-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a folder is held by one, whose process is named to the next, and free after release', () => {
  const lock = lockFolder(folder, './data')
  expect(() => lockFolder(folder, './data')).toThrow(
    new RegExp(
      `^Another process \\(pid ${process.pid}, since [^)]+\\) is already using \\./data\\. Stop it first`,
    ),
  )
  lock.release()
  lockFolder(folder, './data').release()
})

test('a folder that cannot be locked for another reason says that reason', () => {
  expect(() => lockFolder(join(folder, 'lock.sqlite'), './data')).toThrow(/EEXIST|ENOTDIR/)
})
