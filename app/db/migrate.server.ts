import { readMigrationFiles } from 'drizzle-orm/migrator'
import type pg from 'pg'
import { unhurried } from './unhurried.ts'

/** One number for "somebody is migrating this database"; any other would do. */
const LOCK_KEY = 7_270_011

/**
 * Brings the database to the code's schema: every migration it lacks, in one transaction, while no other
 * process does the same. Throws, changing nothing, when the database knows a migration this code does not: it was made
 * by a newer version, or by one from before the first release.
 * Its table is drizzle's own, so drizzle-kit reads it too.
 */
export async function migrateDatabase(pool: pg.Pool, migrationsDir: string): Promise<{ applied: number }> {
  const known = readMigrationFiles({ migrationsFolder: migrationsDir })
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    await client.query(unhurried('select pg_advisory_xact_lock($1)', [LOCK_KEY]))
    await client.query('create schema if not exists drizzle')
    await client.query(
      'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
    )
    const { rows } = await client.query<{ created_at: string }>(
      'select created_at from drizzle.__drizzle_migrations',
    )
    const done = new Set(rows.map((row) => Number(row.created_at)))
    refuseForeignDatabase(
      done,
      known.map((migration) => migration.folderMillis),
    )

    const missing = known.filter((migration) => !done.has(migration.folderMillis))
    for (const { sql, hash, folderMillis } of missing) {
      for (const statement of sql) await client.query(unhurried(statement))
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ])
    }
    await client.query('commit')
    return { applied: missing.length }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw explainMigration(error)
  } finally {
    client.release()
  }
}

function refuseForeignDatabase(done: ReadonlySet<number>, known: readonly number[]): void {
  const unknown = [...done].filter((migration) => !known.includes(migration))
  if (unknown.length === 0) return
  const last = Math.max(...unknown)
  if (last < Math.min(...known))
    throw new Error(
      'This database was made by a Mealwright from before the first release, and its tables are not read any more. ' +
        'Start with an empty one: another folder in DATA_DIR, or another database in DATABASE_URL.',
    )
  throw new Error(
    `The database is newer than this version of Mealwright (${unknown.length} unknown migration${unknown.length > 1 ? 's' : ''}, ` +
      `the last made ${new Date(last).toISOString()}). Start the version that made it, or restore an older backup.`,
  )
}

/** PostgreSQL without its `contrib` programs, or an account that may not create extensions: says what helps. */
export function explainMigration(error: unknown): unknown {
  if (!(error instanceof Error) || !error.message.includes('pg_trgm')) return error
  return new Error(
    `PostgreSQL does not give its extension pg_trgm, which the search needs (${error.message}). Install the server's ` +
      'contrib package where it is missing, or let the owner of the database run: create extension pg_trgm',
    { cause: error },
  )
}
