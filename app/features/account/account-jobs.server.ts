import { z } from 'zod'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { forgetFormerTrials } from './former-trials.server.ts'

/** Mails a link to choose a new password, if the address is known. In a job, so that no page's time tells. */
export const requestPasswordReset = defineJob<{ email: string }, Pick<Services, 'accounts'>>({
  name: 'request-password-reset',
  payload: z.object({ email: z.string() }),
  retries: 5,
  handler: ({ email }, { accounts }) => accounts.requestPasswordReset(email),
})

/** Deletes kept files that nothing points to any more. */
export const deleteFiles = defineJob<{ keys: string[] }, Pick<Services, 'files'>>({
  name: 'delete-files',
  payload: z.object({ keys: z.array(z.string()) }),
  retries: 20,
  async handler({ keys }, { files }) {
    for (const key of keys) await files.delete(key)
  },
})

export const sweepFormerTrials = defineJob<Record<string, never>, Pick<Services, 'db' | 'now'>>({
  name: 'sweep-former-trials',
  payload: z.object({}),
  retries: 0,
  schedule: '40 3 * * *',
  handler: (_payload, { db, now }) => forgetFormerTrials(db, now()),
})
