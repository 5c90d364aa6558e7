import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A source file by its path from the root, found from the source as well as from the bundle in build/: production
 * runs from a checkout, so app/ is always there, and Node runs TypeScript as it is. For threads, which start from
 * a file of their own.
 */
export function sourceFile(path: string): string {
  for (let folder = import.meta.dirname; ; folder = dirname(folder)) {
    const file = join(folder, path)
    if (existsSync(file)) return file
    if (folder === dirname(folder)) throw new Error(`${path} is missing.`)
  }
}
