/** Part of the build: the migrated database that a first start copies. */
import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buildDatabaseTemplate } from '#app/db/open.server.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build', 'database-template')
rmSync(folder, { recursive: true, force: true })
await buildDatabaseTemplate(folder, join(root, 'migrations'))

// Whoever builds is often not who serves, and nothing in it is secret.
for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
  const path = join(folder, name)
  chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
}
