import { statfs } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import type { Database } from '#app/db/open.server.ts'
import { vacuumDatabase } from '#app/db/maintenance.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { keepBackup, keptBackups } from './backup-folder.server.ts'

export type MaintenanceServices = {
  database: Database
  backups: {
    folder: string
    kept: number
    /** Null on a server, whose operator decides when it is copied. */
    make: (() => Readable) | null
  }
  log: Log
  now(): Date
}

/** A draft beside its files, the archive, and the one before it: below this a backup would be what fills the disk. */
const ROOM_IN_BACKUPS = 3
const LEAST_ROOM_BYTES = 200_000_000

/** The embedded database does not tidy up by itself: once a night its statistics are renewed and all is backed up. */
export const keepDatabaseFit = defineJob<Record<string, never>, MaintenanceServices>({
  name: 'keep-database-fit',
  payload: z.object({}),
  retries: 1,
  retryAfterSeconds: 600,
  timeoutSeconds: 3600,
  schedule: '20 3 * * *',
  async handler(_payload, services) {
    const tables = await vacuumDatabase(services.database)
    const file = await backUpByNight(services)
    services.log.info({ tables, file }, 'the database is tidied up and backed up')
  },
})

async function backUpByNight({ backups, log, now }: MaintenanceServices): Promise<string | null> {
  const { make, folder, kept } = backups
  if (!make) return null
  const lastBytes = (await keptBackups(folder))[0]?.sizeBytes ?? 0
  const neededBytes = Math.max(LEAST_ROOM_BYTES, ROOM_IN_BACKUPS * lastBytes)
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: Infinity, bsize: 1 }))
  if (bavail * bsize < neededBytes) {
    log.error({ folder, neededBytes, freeBytes: bavail * bsize }, 'no backup was made: the disk is too full')
    return null
  }
  return (await keepBackup(make(), { folder, kept, now: now() })).file
}
