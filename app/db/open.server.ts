import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import {
  type EmbeddedOptions,
  type EmbeddedPool,
  openEmbedded,
  openEmbeddedInMemory,
  templateFolder,
} from './embedded.server.ts'
import type { Warn } from './error-facts.ts'
import { migrateDatabase } from './migrate.server.ts'
import * as schema from './schema/index.ts'
import { nameOutages } from './outage.server.ts'
import { guardPool } from './transaction-guard.server.ts'
import type { WithoutLimit } from './waiting-limit.ts'

/** What queries are written against: the database itself, or a transaction of it. */
export type Db = NodePgDatabase<typeof schema>
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]

export type Database = {
  /** For libraries that speak to node-postgres themselves. */
  pool: pg.Pool
  db: Db
  /** Runs the action once the transaction around the caller is committed, never if it is rolled back; at
   * once outside of one. */
  afterCommit(action: () => void): void
  /** Runs work of the start, which on a slow machine may wait for the embedded session longer than a visitor would. */
  duringStart: WithoutLimit
  /** True for PGlite in the data folder: one session, this process alone. */
  isEmbedded: boolean
  /** The server's address, for a connection of one's own (LISTEN); undefined when embedded. */
  url: string | undefined
  /** Where the data is, for the log; never with a password. */
  describe(): string
  /** The whole embedded database as a tar archive; null on a server. */
  dump: (() => Promise<Uint8Array>) | null
  close(): Promise<void>
}

export type DatabaseOptions = {
  url?: string | undefined
  dataDir: string
  migrationsDir: string
  /** A folder made by `buildDatabaseTemplate`. */
  templateDir?: string | undefined
  log?: Warn | undefined
  onEngineLost?: EmbeddedOptions['onEngineLost']
  /** The embedded engine, where it was started before this: its folder is not opened again. */
  started?: Promise<EmbeddedPool> | undefined
}

/**
 * Opens the database and brings it to the code's schema: PostgreSQL where a URL is set, else PGlite in
 * `dataDir`. Throws when another process holds the folder, or the database is newer than the code.
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const log = options.log ?? console.error
  const database = options.url
    ? openServer(options.url, log)
    : await openFolder(options.dataDir, {
        templateDir: options.templateDir,
        onEngineLost: options.onEngineLost,
        started: options.started,
        log,
      })
  try {
    await database.duringStart(() => migrateDatabase(database.pool, options.migrationsDir))
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Makes, in `templateDir`, what `openDatabase` can copy on a first start instead of building a database from
 * nothing. An older template serves too: what it lacks is migrated after the copy.
 */
export async function buildDatabaseTemplate(templateDir: string, migrationsDir: string): Promise<void> {
  const { pool, close } = await openEmbeddedInMemory({
    writtenTo: templateFolder(templateDir),
    log: console.error,
    onEngineLost: (reason) => {
      throw reason
    },
  })
  await migrateDatabase(pool, migrationsDir)
  await dropSpareDatabases(pool)
  await close()
}

/**
 * Drops the two databases beside the product's own, from which PostgreSQL would make further ones. The embedded engine
 * never opens them, and they are half of a new database's files: copied at every first start, synced after every crash.
 */
export async function dropSpareDatabases(pool: pg.Pool): Promise<void> {
  await pool.query('update pg_database set datistemplate = false')
  await pool.query('drop database template0')
  await pool.query('drop database template1')
}

/** A `Database` over any pool: the guard in place, the schema known. */
export function databaseOver(
  pool: pg.Pool,
  about: Pick<Database, 'isEmbedded' | 'url' | 'describe' | 'dump' | 'close'> &
    Partial<Pick<Database, 'duringStart'>>,
): Database {
  nameOutages(pool)
  const guard = guardPool(pool)
  const db = drizzle({ client: pool, schema })
  const transaction = db.transaction.bind(db)
  db.transaction = (work, config) =>
    guard.run((inside) => transaction((tx) => inside(() => work(tx)), config))
  return { pool, db, afterCommit: guard.afterCommit, duringStart: (work) => work(), ...about }
}

async function openFolder(
  dataDir: string,
  { started, ...options }: Omit<EmbeddedOptions, 'dataDir'> & Pick<DatabaseOptions, 'started'>,
): Promise<Database> {
  const { pool, engine, withoutLimit, close } = await (started ?? openEmbedded({ dataDir, ...options }))
  return databaseOver(pool, {
    isEmbedded: true,
    duringStart: withoutLimit,
    url: undefined,
    describe: () => `the embedded database in ${dataDir}`,
    dump: async () => (await engine()).dump('none'),
    close,
  })
}

/** The server ends a statement that takes longer. */
const STATEMENT_TIMEOUT_MS = 9000
/** A server that is frozen ends nothing: then we stop waiting. Work that may take longer says so per query. */
const ANSWER_WITHIN_MS = 10_000

/** A pool of connections to a server, none of whose losses ends the process. */
export function serverPool(url: string, log: Warn, answerWithinMs = ANSWER_WITHIN_MS): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: answerWithinMs,
    idle_in_transaction_session_timeout: 30_000,
    keepAlive: true,
    application_name: 'mealwright',
  })
  // Without a listener an idle connection that is cut ends the process; the pool makes a new one by itself.
  pool.on('error', (error) => log('A connection to PostgreSQL was lost', { error }))
  // The pool listens to idle connections only; one cut between two queries of a transaction would do the same.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

function openServer(url: string, log: Warn): Database {
  const pool = serverPool(url, log)
  return databaseOver(pool, {
    isEmbedded: false,
    url,
    describe: () => `PostgreSQL at ${addressOf(url)}`,
    dump: null,
    close: () => pool.end(),
  })
}

/** Host and database of an address, for the log. */
export function addressOf(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `${host || 'a local socket'}${pathname}`
  } catch {
    return 'the address in DATABASE_URL'
  }
}
