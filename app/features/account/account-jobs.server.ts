import { z } from 'zod'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

/** Mails a link to choose a new password, if the address is known. In a job, so that no page's time tells. */
export const requestPasswordReset = defineJob<{ email: string }, Pick<Services, 'accounts'>>({
  name: 'request-password-reset',
  payload: z.object({ email: z.string() }),
  retries: 5,
  handler: ({ email }, { accounts }) => accounts.requestPasswordReset(email),
})
