import { createWriteStream, mkdirSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from './open.server.ts'

/** How many daily backups are kept. */
const BACKUPS_KEPT = 7
const BACKUP_NAME = /^mealwright-\d{4}-\d{2}-\d{2}\.tar\.gz$/

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

/**
 * Writes the whole embedded database to `folder` as one archive per day and keeps the last seven. An archive
 * unpacks to the folder `database/pg` of a data folder. Gives the file, or null on a server, whose operator
 * backs it up with the server's own tools.
 */
export async function backUpDatabase(
  database: Database,
  { folder, now }: { folder: string; now: Date },
): Promise<string | null> {
  if (!database.dump) return null
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `mealwright-${now.toISOString().slice(0, 10)}.tar.gz`)
  const draft = `${file}.draft`
  // Packed here and not by the engine, which answers nobody while it dumps.
  const archive = Readable.from([await database.dump()])
  await pipeline(archive, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }))
  await rename(draft, file)

  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).toSorted()
  for (const name of backups.slice(0, -BACKUPS_KEPT)) await rm(join(folder, name))
  return file
}
