import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Everything the build reads. */
export const SOURCES = [
  'app',
  'content',
  'foods',
  'server',
  'migrations',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'postcss.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
]

/** What the database template is made from. */
export const TEMPLATE_SOURCES = [
  'app/db',
  'migrations',
  'server/build-database-template.ts',
  'node_modules/@electric-sql/pglite/package.json',
]

/** What the dishes of the cookbook are read with. */
export const COOKBOOK_SOURCES = [
  'content/dishes',
  'content/open-dishes',
  'foods',
  'app/domain/cookbook',
  'app/domain/food',
  'server/build-cookbook.ts',
]

/** A hash of files and folders, so that a step of the build is taken only when what it reads has changed. */
export function stampOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256')
  for (const source of sources) addTo(hash, root, source)
  return hash.digest('hex')
}

function addTo(hash: ReturnType<typeof createHash>, root: string, path: string): void {
  const full = join(root, path)
  const stats = statSync(full, { throwIfNoEntry: false })
  if (!stats) return
  if (stats.isDirectory()) {
    for (const entry of readdirSync(full).sort()) addTo(hash, root, `${path}/${entry}`)
    return
  }
  if (/\.test\.tsx?$/.test(path)) return
  hash.update(path).update('\0').update(readFileSync(full)).update('\0')
}
