import { z } from 'zod'
import type { Database } from '#app/db/open.server.ts'
import { backUpDatabase, vacuumDatabase } from '#app/db/upkeep.server.ts'
import { defineJob } from './jobs.ts'

export type UpkeepServices = {
  database: Database
  /** Where the embedded database's daily backups go. */
  backupDir: string
  now(): Date
}

const nothing = z.object({})

const vacuum = defineJob<z.infer<typeof nothing>, UpkeepServices>({
  name: 'vacuum-database',
  payload: nothing,
  retries: 2,
  schedule: '20 3 * * *',
  handler: async (_payload, { database }) => void (await vacuumDatabase(database)),
})

const backUp = defineJob<z.infer<typeof nothing>, UpkeepServices>({
  name: 'back-up-database',
  payload: nothing,
  retries: 2,
  schedule: '40 3 * * *',
  handler: async (_payload, { database, backupDir, now }) =>
    void (await backUpDatabase(database, { folder: backupDir, now: now() })),
})

/** What the embedded database needs done daily; on a server both find nothing to do. */
export const upkeepJobs = [vacuum, backUp]
