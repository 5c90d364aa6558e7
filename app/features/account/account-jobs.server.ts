import { z } from 'zod'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { forgetFormerTrials } from './former-trials.server.ts'

/** Deletes kept files that nothing points to any more. */
export const deleteFiles = defineJob<{ keys: string[] }, Pick<Services, 'files'>>({
  name: 'delete-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retries: 20,
  async handler({ keys }, { files }) {
    for (const key of keys) await files.delete(key)
  },
})

/** Fingerprints of trials that were kept long enough, and links nobody followed. */
export const sweepFormerTrials = defineJob<Record<string, never>, Pick<Services, 'db' | 'now' | 'accounts'>>({
  name: 'sweep-former-trials',
  payload: z.object({}),
  retries: 0,
  schedule: '40 3 * * *',
  async handler(_payload, { db, now, accounts }) {
    await forgetFormerTrials(db, now())
    await accounts.forgetExpiredLinks(now())
  },
})
