import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const LEAST_MB = 32
const MOST_MB = 256
const SHARE = 16

/**
 * What the embedded engine may keep of its files in memory, in MB: a sixteenth of what is stored, so that a small
 * database stays small in memory and a large one does not read its indexes from the disk for every page.
 */
export function sharedBuffersMb(folder: string): number {
  const tables = join(folder, 'base')
  // A folder still to be made holds nothing.
  if (!existsSync(tables)) return LEAST_MB
  let bytes = 0
  for (const entry of readdirSync(tables, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += statSync(join(entry.parentPath, entry.name)).size
  const wanted = Math.ceil(bytes / 1e6 / SHARE)
  return Math.min(MOST_MB, Math.max(LEAST_MB, wanted))
}
