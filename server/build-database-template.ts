/** Part of the build: an empty, migrated database that a first start copies instead of making its own. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildDatabaseTemplate } from '#app/db/open.server.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'build', 'database-template')
rmSync(folder, { recursive: true, force: true })
await buildDatabaseTemplate(folder, join(root, 'migrations'))
