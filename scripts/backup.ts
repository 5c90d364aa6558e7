/**
 * Database, files and secrets as one archive, also while the server is running.
 *
 *   npm run backup               into BACKUP_DIR, or DATA_DIR/backups
 *   npm run backup -- /mnt/safe  into another folder
 *
 * Takes the same settings as the server. docs/operations.md says what is in it and how to restore it.
 */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { z } from 'zod'
import { readConfig } from '#app/config.server.ts'
import type { Config } from '#app/config/config.ts'
import { openEmbedded } from '#app/db/embedded.server.ts'
import { keepBackup } from '#app/features/maintenance/backup-folder.server.ts'
import {
  type BackupSource,
  makeBackup,
  RUNNING_SECRET,
} from '#app/features/maintenance/make-backup.server.ts'
import { s3FileKeys } from '#app/ports/files/s3-files.server.ts'
import { VERSION } from '#app/version.server.ts'

const runningSchema = z.object({ address: z.url(), token: z.string() })

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.length > 1) throw new Error('usage: npm run backup [-- FOLDER]')
  const config = readConfig(process.env)
  const { kept } = config.backups
  const folder = resolve(positionals[0] ?? config.backups.folder)
  const now = new Date()
  const source = {
    version: VERSION,
    dataDir: resolve(config.dataDir),
    databaseUrl: config.databaseUrl,
    s3: config.s3 && { ...config.s3, keys: () => s3FileKeys(config.s3!) },
  }
  const { file, sizeBytes, manifest } = config.databaseUrl
    ? await withServer(config.databaseUrl, (database) =>
        keepBackup(makeBackup({ ...source, ...database }, now), { folder, kept, now }),
      )
    : await withEmbedded(config, source.dataDir, (opened) =>
        keepBackup(opened instanceof Readable ? opened : makeBackup({ ...source, ...opened }, now), {
          folder,
          kept,
          now,
        }),
      )
  const { files, hasSecrets } = manifest
  console.log(`${file}  ${(sizeBytes / 1e6).toFixed(1)} MB, checked`)
  console.log(
    files.kind === 's3'
      ? `${files.count} files stay in ${files.bucket} at ${files.endpoint}: back that up as well.`
      : `${files.count} files are in it.`,
  )
  if (!hasSecrets)
    console.log(
      config.authSecret === undefined
        ? 'No secrets are in it: the server makes them when it first starts on this folder.'
        : 'Secrets are settings here: keep AUTH_SECRET with your settings.',
    )
}

type Opened = Pick<BackupSource, 'database' | 'dump'>

async function withServer<T>(url: string, work: (opened: Opened) => Promise<T>): Promise<T> {
  const database = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: 10_000 })
  try {
    return await work({ database, dump: null })
  } finally {
    await database.end()
  }
}

/** From the process that has the database open, or from the folder itself where none has. */
async function withEmbedded<T>(
  config: Config,
  dataDir: string,
  work: (opened: Opened | Readable) => Promise<T>,
): Promise<T> {
  const running = await askRunning(dataDir)
  if (running) return work(running)
  const { pool, engine, close } = await openEmbedded({ dataDir: config.dataDir, log: console.error })
  try {
    return await work({ database: pool, dump: async () => (await engine()).dump('none') })
  } finally {
    await close()
  }
}

async function askRunning(dataDir: string): Promise<Readable | null> {
  const running = readRunning(join(dataDir, 'secrets', RUNNING_SECRET))
  if (!running) return null
  const response = await fetch(`${running.address}/operations/backup`, {
    method: 'POST',
    headers: { authorization: `Bearer ${running.token}` },
  }).catch(() => null)
  // Left behind by a process that was killed: nobody is there, or somebody else.
  if (!response?.ok || !response.body) return null
  return Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0])
}

function readRunning(file: string) {
  try {
    return runningSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return null
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
