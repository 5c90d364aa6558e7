import { randomUUID } from 'node:crypto'
import pg from 'pg'
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

/** Opens connections to the database of this worker, in which all test files run one after another. */
type WorkerDatabase = { connect(): Promise<Database>; tables: string[] }

let workerDatabase: Promise<WorkerDatabase> | undefined

/**
 * A migrated, empty database for one test file, on connections of its own: PGlite in memory (through the same thread
 * and pool as in production), or a database on the server of TEST_DATABASE_URL. Close it in `afterAll`. Files of a
 * worker share one database, because opening costs seconds; a file that leaves a table behind fails.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate')
  workerDatabase ??=
    'snapshotFile' in template
      ? openInMemory(template.snapshotFile)
      : openOnServer(template.serverUrl, template.name)
  const { connect, tables } = await workerDatabase
  const database = await connect()
  await database.pool.query('drop schema if exists pgboss cascade')
  await emptyTables(database)
  return {
    ...database,
    reset: () => emptyTables(database),
    async close() {
      const left = (await tablesOf(database.pool)).filter((name) => !tables.includes(name))
      await database.close()
      if (left.length > 0) throw new Error(`This file leaves tables behind: ${left.join(', ')}`)
    },
  }
}

async function openInMemory(snapshotFile: string): Promise<WorkerDatabase> {
  const { pool, openPool, engine } = await openEmbeddedInMemory({
    snapshotFile,
    log: console.error,
    onEngineLost: (reason) => {
      throw reason
    },
  })
  const tables = await tablesOf(pool)
  await pool.end()
  const connect = async () => {
    const own = openPool()
    return databaseOver(own, {
      isEmbedded: true,
      url: undefined,
      describe: () => 'a database in memory',
      dump: async () => (await engine()).dump('none'),
      close: () => own.end(),
    })
  }
  return { connect, tables }
}

/** The template's `teardown` drops it. */
async function openOnServer(serverUrl: string, templateName: string): Promise<WorkerDatabase> {
  const name = `${templateName}_${randomUUID().slice(0, 8)}`
  await runOnServer(serverUrl, `create database ${name} template ${templateName}`)
  const url = databaseUrl(serverUrl, name)
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  const tables = await tablesOf(pool)
  await pool.end()
  const connect = () => openDatabase({ url, dataDir: '', migrationsDir: MIGRATIONS_DIR, log: () => {} })
  return { connect, tables }
}

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  return rows.map(({ name }) => name)
}

/** DELETE without triggers and foreign keys: several times faster than TRUNCATE on small tables. */
async function emptyTables({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname = 'public' or (schemaname = 'pgboss' and tablename = 'job')`,
  )
  const deletes = rows.map(({ name }) => `delete from ${name}`)
  // The one row that migrations insert.
  const seed = 'insert into community_totals (id, posts_count) values (1, 0)'
  await pool.query(
    ['begin', 'set local session_replication_role = replica', ...deletes, seed, 'commit'].join('; '),
  )
}
