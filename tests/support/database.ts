import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openEmbeddedInMemory } from '#app/db/embedded.server.ts'
import { type Database, databaseOver, openDatabase } from '#app/db/open.server.ts'
import { databaseUrl, MIGRATIONS_DIR, runOnServer } from './database-template.ts'

export type TestDatabase = Database & {
  /** Empties every table of the product, and the queue of its jobs. */
  reset(): Promise<void>
}

/** True where the tests run on a PostgreSQL server: what only a server does is tested only there. */
export const isOnServer = 'serverUrl' in inject('databaseTemplate')

/**
 * A fresh, migrated database for one test file: PGlite in memory (through the same thread and pool as in
 * production), or a database of its own on the server of TEST_DATABASE_URL. Close it in `afterAll`.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate')
  const database =
    'snapshotFile' in template
      ? await openInMemory(template.snapshotFile)
      : await openOnServer(template.serverUrl, template.name)
  return { ...database, reset: () => emptyTables(database) }
}

async function openInMemory(snapshotFile: string): Promise<Database> {
  const { pool, engine, close } = await openEmbeddedInMemory({
    snapshotFile,
    log: console.error,
    onEngineLost: (reason) => {
      throw reason
    },
  })
  return databaseOver(pool, {
    isEmbedded: true,
    url: undefined,
    describe: () => 'a database in memory',
    dump: async () => (await engine()).dump('none'),
    close,
  })
}

async function openOnServer(serverUrl: string, templateName: string): Promise<Database> {
  const name = `mealwright_test_${randomUUID().slice(0, 8)}`
  await runOnServer(serverUrl, `create database ${name} template ${templateName}`)
  const database = await openDatabase({
    url: databaseUrl(serverUrl, name),
    dataDir: '',
    migrationsDir: MIGRATIONS_DIR,
    log: () => {},
  })
  return {
    ...database,
    async close() {
      await database.close()
      await runOnServer(serverUrl, `drop database ${name} with (force)`)
    },
  }
}

/** DELETE without triggers and foreign keys: several times faster than TRUNCATE on small tables. */
async function emptyTables({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job')`,
  )
  const deletes = rows.map(({ name }) => `delete from ${name}`)
  await pool.query(['begin', 'set local session_replication_role = replica', ...deletes, 'commit'].join('; '))
}
