import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import pg from 'pg'
import { syncFolder, syncPath } from '#app/db/durable-node-fs.server.ts'
import { openEmbedded } from '#app/db/embedded.server.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { restorePostgres } from './postgres-tools.server.ts'
import { readTar } from './tar.server.ts'
import { type TakeFile, unpacked, verifiedFiles } from './verify-backup.server.ts'

/** What a restore that was cut short leaves behind; the next one clears it away. */
const DRAFT = '.restoring'
/** What a disk of its own has in it before anybody writes to it. */
const OF_THE_DISK = ['lost+found', DRAFT]

export type RestoreOptions = {
  file: string
  /** The data folder to fill: empty, or not there yet. */
  dataDir: string
  /** The PostgreSQL to fill, empty as well; undefined for the embedded database. */
  databaseUrl: string | undefined
  migrationsDir: string
  /** Has a `PG_VERSION` of the engine that runs here. */
  templateDir: string
}

/**
 * Fills an empty data folder, and where it is one of PostgreSQL an empty database, from a backup. Everything is
 * unpacked aside and checked first. Throws an Error that says why not: the folder or the database is not empty, the
 * backup is damaged, of the other kind of database, or newer than this code.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupManifest> {
  const dataDir = resolve(options.dataDir)
  await requireEmpty(dataDir)
  const draft = join(dataDir, DRAFT)
  await rm(draft, { recursive: true, force: true })
  await mkdir(draft, { recursive: true, mode: 0o700 })
  try {
    const archive = unpacked(options.file)
    const manifest = await verifiedFiles(archive, (path) => writeTo(join(draft, path)))
    requireKnown(manifest, options)
    if (manifest.database.kind === 'embedded') await unpackEmbedded(draft)
    else await fillPostgres(options.databaseUrl!, join(draft, manifest.database.path))
    await rm(join(draft, manifest.database.path))
    syncFolder(draft)
    for (const name of await readdir(draft)) await rename(join(draft, name), join(dataDir, name))
    syncPath(dataDir)
    return manifest
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function requireEmpty(dataDir: string): Promise<void> {
  const names = existsSync(dataDir) ? await readdir(dataDir) : []
  if (names.some((name) => !OF_THE_DISK.includes(name)))
    throw new Error(
      `${dataDir} is not empty. A backup is restored into an empty folder: name one with --into.`,
    )
}

async function writeTo(path: string): Promise<TakeFile> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const handle = await open(path, 'wx', 0o600)
  return async (chunk) => {
    if (chunk) await handle.write(chunk)
    else await handle.close()
  }
}

function requireKnown(manifest: BackupManifest, { databaseUrl, migrationsDir, templateDir }: RestoreOptions) {
  const { kind, migrations, engineVersion } = manifest.database
  if (kind === 'embedded' && databaseUrl)
    throw new Error('This is a backup of the embedded database: restore it without DATABASE_URL.')
  if (kind === 'postgresql' && !databaseUrl)
    throw new Error(
      'This is a backup of PostgreSQL: set DATABASE_URL to an empty database to restore it into.',
    )
  const known = new Set(
    readMigrationFiles({ migrationsFolder: migrationsDir }).map(({ folderMillis }) => folderMillis),
  )
  if (migrations.some((migration) => !known.has(migration)))
    throw new Error(
      `The backup is newer than this version of Mealwright: it was made by ${manifest.version} at ${manifest.madeAt}. Restore it with that version or a newer one.`,
    )
  const versionFile = join(templateDir, 'database', 'pg', 'PG_VERSION')
  if (kind !== 'embedded' || !existsSync(versionFile)) return
  const major = readFileSync(versionFile, 'utf8').trim()
  if (engineVersion.split('.')[0] !== major)
    throw new Error(
      `The backup has a database of PostgreSQL ${engineVersion}, and the embedded one here is ${major}.`,
    )
}

/** Puts the database's folder where the server looks for it, and opens it once to see that it works. */
async function unpackEmbedded(draft: string): Promise<void> {
  const home = join(draft, 'database', 'pg')
  await mkdir(home, { recursive: true, mode: 0o700 })
  for await (const { path, isFolder, body } of readTar(createReadStream(join(draft, 'database.tar')))) {
    const name = path.replace(/^\.?\/+/, '').replace(/\/+$/, '')
    if (name.split('/').includes('..'))
      throw new Error('The database in the backup has a path that leads elsewhere.')
    if (isFolder || name === '') {
      await mkdir(join(home, name), { recursive: true, mode: 0o700 })
      continue
    }
    const take = await writeTo(join(home, name))
    for await (const chunk of body) await take?.(chunk)
    await take?.(null)
  }
  const opened = await openEmbedded({ dataDir: draft, log: () => {} })
  try {
    await opened.pool.query('select count(*) from drizzle.__drizzle_migrations')
  } finally {
    await opened.close()
  }
}

async function fillPostgres(url: string, file: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ tables: number }>(
      `select count(*)::int as tables from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    if (rows[0]!.tables > 0)
      throw new Error('The database in DATABASE_URL is not empty. A backup is restored into an empty one.')
  } finally {
    await client.end()
  }
  await restorePostgres(url, file)
}
