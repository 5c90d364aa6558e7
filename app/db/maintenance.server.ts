import type { Database } from './open.server.ts'

/**
 * VACUUM and ANALYZE of every table, one at a time so that nobody waits long: the embedded database has no
 * autovacuum. Does nothing on a server, which looks after itself. Gives the number of tables.
 */
export async function vacuumDatabase(database: Database): Promise<number> {
  if (!database.isEmbedded) return 0
  const { rows } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  for (const { name } of rows) await database.pool.query(`vacuum (analyze) ${name}`)
  return rows.length
}
