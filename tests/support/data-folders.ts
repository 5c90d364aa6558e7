import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

export type ReadyKind = 'plain' | 'demo'

/** A data folder as a first start of this build leaves it today; an empty one where nobody made it ready. */
export function readyDataDir(kind: ReadyKind = 'plain'): string {
  const dataDir = emptyDataDir()
  if (existsSync(readyFolder(kind))) cpSync(readyFolder(kind), dataDir, { recursive: true })
  return dataDir
}

export const emptyDataDir = (): string => mkdtempSync(join(tmpdir(), 'mealwright-'))

/** What is copied: one for each build and day, because the demo's plan begins today. */
export function readyFolder(kind: ReadyKind): string {
  const stamp = join(root, 'build', '.stamp')
  const key = createHash('sha256')
    .update(existsSync(stamp) ? readFileSync(stamp) : '')
    .update(new Date().toDateString())
  return join(root, '.cache', `ready-${kind}-${key.digest('hex').slice(0, 12)}`)
}
