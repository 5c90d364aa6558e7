import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

type Wanted = { dataDir: string; databaseUrl?: string; arguments: string[]; typed?: string }

/** Runs `npm run setup -- staff` on a data folder. */
export function runStaffCreate({ dataDir, databaseUrl, arguments: args, typed }: Wanted) {
  return spawnSync(process.execPath, [join(root, 'scripts', 'staff-create.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    input: typed === undefined ? '' : `${typed}\n`,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
  })
}
