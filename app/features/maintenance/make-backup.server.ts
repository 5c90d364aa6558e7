import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { type BackupEntry, type BackupManifest, MANIFEST_PATH, newManifest } from './backup-manifest.ts'
import { dumpPostgres } from './postgres-tools.server.ts'
import { TAR_END, tarHeader, tarPadding } from './tar.server.ts'

export type BackupSource = {
  /** Of Mealwright. */
  version: string
  /** Where files and secrets are, and the draft of the backup while it is made. */
  dataDir: string
  database: Pick<pg.Pool, 'query'>
  /** The whole embedded database as a tar archive; null for a server, which `pg_dump` reads at `databaseUrl`. */
  dump: (() => Promise<Uint8Array>) | null
  databaseUrl: string | undefined
  /** Where files are not in the data folder: what there is, by name. */
  s3: { endpoint: string; bucket: string; keys(): AsyncIterable<string> } | undefined
}

/** Files of `secrets/` that belong to one run of the server and to no other. */
export const RUNNING_SECRET = 'operations.json'
const DRAFT = '.backup-'

/**
 * Database, files and secrets as one compressed archive, consistent while the server writes: the database as it is at
 * one moment, and every file that was there at that moment. Files are linked aside before and after the database is
 * read; one that is deleted meanwhile is still in the archive, and none that a row names is missing. The stream fails
 * when the archive cannot be finished; then it has no manifest, and nobody restores it.
 */
export function makeBackup(source: BackupSource, now: Date): Readable {
  const archive = createGzip()
  // What fails is said by the stream that is read.
  pipeline(Readable.from(archiveOf(source, now), { objectMode: false }), archive).catch(() => {})
  return archive
}

async function* archiveOf(source: BackupSource, now: Date): AsyncGenerator<Uint8Array> {
  await mkdir(source.dataDir, { recursive: true, mode: 0o700 })
  await removeOldDrafts(source.dataDir, now)
  const draft = await mkdtemp(join(source.dataDir, DRAFT))
  try {
    const database = await gather(source, draft)
    const hasSecrets = await copySecrets(source.dataDir, draft)
    const entries: BackupEntry[] = []
    const paths = (await filesBelow(draft)).toSorted()
    for (const path of paths) {
      const entry = yield* fileInArchive(join(draft, path), path, now)
      entries.push(entry)
    }
    const count = source.s3 ? 0 : paths.filter((path) => path.startsWith('files/')).length
    const manifest = newManifest({
      version: source.version,
      madeAt: now.toISOString(),
      database,
      files: source.s3
        ? {
            kind: 's3',
            endpoint: source.s3.endpoint,
            bucket: source.s3.bucket,
            count: await linesOf(join(draft, 'files.txt')),
          }
        : { kind: 'folder', count },
      hasSecrets,
      entries,
    })
    const bytes = Buffer.from(JSON.stringify(manifest, null, 1))
    yield tarHeader(MANIFEST_PATH, bytes.length, now)
    yield bytes
    yield tarPadding(bytes.length)
    yield TAR_END
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function gather(source: BackupSource, draft: string): Promise<BackupManifest['database']> {
  const { dataDir, database, dump, databaseUrl, s3 } = source
  if (!s3) await linkFiles(join(dataDir, 'files'), join(draft, 'files'))
  const facts = await describeDatabase(database)
  let described: BackupManifest['database']
  if (dump) {
    await writeFile(join(draft, 'database.tar'), await dump(), { mode: 0o600 })
    described = { kind: 'embedded', path: 'database.tar', ...facts }
  } else {
    if (!databaseUrl) throw new Error('A backup of PostgreSQL needs its address.')
    await dumpPostgres(databaseUrl, join(draft, 'database.pgdump'))
    described = { kind: 'postgresql', path: 'database.pgdump', ...facts }
  }
  if (!s3) await linkFiles(join(dataDir, 'files'), join(draft, 'files'))
  else {
    const keys: string[] = []
    for await (const key of s3.keys()) keys.push(key)
    await writeFile(join(draft, 'files.txt'), keys.map((key) => `${key}\n`).join(''), { mode: 0o600 })
  }
  return described
}

async function describeDatabase(database: BackupSource['database']) {
  const version = await database.query<{ server_version: string }>('show server_version')
  const migrations = await database.query<{ created_at: string }>(
    'select created_at from drizzle.__drizzle_migrations order by created_at',
  )
  return {
    engineVersion: version.rows[0]!.server_version,
    migrations: migrations.rows.map((row) => Number(row.created_at)),
  }
}

/** A kept file is never changed, only replaced by a rename: a link holds what it was. */
async function linkFiles(from: string, to: string): Promise<void> {
  for (const path of await filesBelow(from)) {
    if (path.startsWith('.drafts/')) continue
    const target = join(to, path)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await link(join(from, path), target).catch(async (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return
      // A file system without links.
      await copyFile(join(from, path), target)
    })
  }
}

async function copySecrets(dataDir: string, draft: string): Promise<boolean> {
  const names = (await filesBelow(join(dataDir, 'secrets'))).filter((name) => name !== RUNNING_SECRET)
  if (names.length === 0) return false
  for (const name of names) {
    const target = join(draft, 'secrets', name)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await copyFile(join(dataDir, 'secrets', name), target)
  }
  return true
}

/** Paths of the files in a folder and all below it; none where there is no such folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

async function* fileInArchive(
  file: string,
  path: string,
  now: Date,
): AsyncGenerator<Uint8Array, BackupEntry> {
  const { size: sizeBytes } = await stat(file)
  const hash = createHash('sha256')
  yield tarHeader(path, sizeBytes, now)
  for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    yield chunk
  }
  yield tarPadding(sizeBytes)
  return { path, sizeBytes, sha256: hash.digest('hex') }
}

const linesOf = async (file: string): Promise<number> => (await readFile(file, 'utf8')).split('\n').length - 1

const DAY_MS = 24 * 60 * 60 * 1000

/** Of a process that died over a backup. A younger one may be another process at work. */
async function removeOldDrafts(dataDir: string, now: Date): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(DRAFT)) continue
    const { mtimeMs } = await stat(join(dataDir, name))
    if (now.getTime() - mtimeMs > DAY_MS) await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
