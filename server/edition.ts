import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '#app/features/services.ts'

/**
 * What pages are made by, in a few letters: the server's bundle, whose further files carry a hash of what is in them in
 * their names, and the settings that pages show. Pages kept by another edition are not this one's.
 */
export function editionOf(bundleDir: string, site: Site): string {
  const hash = createHash('sha256').update(readFileSync(join(bundleDir, 'index.js')))
  for (const name of readdirSync(join(bundleDir, 'assets')).sort()) hash.update(`\0${name}`)
  return hash
    .update(`\0${JSON.stringify(site)}`)
    .digest('base64url')
    .slice(0, 16)
}
