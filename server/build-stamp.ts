import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
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

/** A hash of everything the build reads, so that a start builds only when something changed. */
export function stampOfSources(root: string): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) addTo(hash, root, source)
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
