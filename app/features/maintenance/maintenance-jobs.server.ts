import { z } from 'zod'
import type { Database } from '#app/db/open.server.ts'
import { backUpDatabase, vacuumDatabase } from '#app/db/maintenance.server.ts'
import type { Log } from '#app/ports/log/log.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

export type MaintenanceServices = { database: Database; backupDir: string; log: Log; now(): Date }

/** The embedded database does not tidy up by itself: once a night its statistics are renewed and a copy is kept. */
export const keepDatabaseFit = defineJob<Record<string, never>, MaintenanceServices>({
  name: 'keep-database-fit',
  payload: z.object({}),
  retries: 1,
  retryAfterSeconds: 600,
  schedule: '20 3 * * *',
  async handler(_payload, { database, backupDir, log, now }) {
    const tables = await vacuumDatabase(database)
    const file = await backUpDatabase(database, { folder: backupDir, now: now() })
    log.info({ tables, file }, 'the database is tidied up and copied')
  },
})
