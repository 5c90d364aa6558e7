import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { syncPath } from '#app/db/durable-node-fs.server.ts'
import type { BackupManifest } from './backup-manifest.ts'
import { unpacked, verifiedFiles } from './verify-backup.server.ts'

const NAME = /^mealwright-\d{4}-\d{2}-\d{2}(?:T\d{2}-\d{2}-\d{2}Z)?\.tar\.gz$/

export type KeptBackup = { file: string; sizeBytes: number; madeAt: Date }

const nameOf = (now: Date): string =>
  `mealwright-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz`

/**
 * Writes an archive into `folder`, reads it back to see that it is whole, and only then gives it its name and removes
 * the oldest beyond `kept`. Rejects, leaving what was there, when the archive does not come to its end.
 */
export async function keepBackup(
  archive: Readable,
  { folder, kept, now }: { folder: string; kept: number; now: Date },
): Promise<KeptBackup & { manifest: BackupManifest }> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, nameOf(now))
  const draft = `${file}.draft`
  try {
    await pipeline(archive, createWriteStream(draft, { mode: 0o600, flush: true }))
    const manifest = await verifiedFiles(unpacked(draft), async () => null)
    await rename(draft, file)
    syncPath(folder)
    await removeOldest(folder, kept)
    return { file, manifest, sizeBytes: (await stat(file)).size, madeAt: now }
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** The backups in a folder, the newest first. */
export async function keptBackups(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => NAME.test(name)).map((name) => join(folder, name))
  const backups = await Promise.all(
    files.map(async (file) => {
      const { size: sizeBytes, mtime: madeAt } = await stat(file)
      return { file, sizeBytes, madeAt }
    }),
  )
  return backups.toSorted((a, b) => (a.file < b.file ? 1 : -1))
}

async function removeOldest(folder: string, kept: number): Promise<void> {
  const backups = await keptBackups(folder)
  for (const { file } of backups.slice(kept)) await rm(file, { force: true })
}
