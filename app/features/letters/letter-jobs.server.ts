import { z } from 'zod'
import type { Tx } from '#app/db/open.server.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob, type Jobs } from '#app/ports/jobs/jobs.ts'
import { deliverLetter, type DeliveryNeeds } from './deliver-letter.server.ts'
import { sendDigest } from './digest.server.ts'
import { lettersBeingSent, startDueLetters } from './send-letter.server.ts'

const NEARLY_A_DAY_S = 23 * 60 * 60

/**
 * Sends one letter to all of its readers. A run that ends before it is done, by a crash or because the mail server is
 * away, is followed by another that goes on with what waits.
 */
export const deliverLetterJob = defineJob<{ letterId: string }, DeliveryNeeds>({
  name: 'deliver-letter',
  payload: z.object({ letterId: z.uuid() }),
  retries: 20,
  retryAfterSeconds: 30,
  timeoutSeconds: NEARLY_A_DAY_S,
  handler: ({ letterId }, needs, { signal }) => deliverLetter(needs, letterId, signal),
})

/** While a letter is being sent, no second job for it waits: asking again does nothing. */
export const enqueueDelivery =
  (jobs: Pick<Jobs<never>, 'enqueue'>) =>
  (letterId: string, tx?: Tx): Promise<void> =>
    jobs.enqueue(deliverLetterJob, { letterId }, { key: letterId, ...(tx && { tx }) })

type ScheduleNeeds = Pick<Services, 'db' | 'now' | 'jobs'>

/** Starts scheduled letters, and goes on with those whose job was given up while the mail server was away for long. */
export const startLetters = defineJob<Record<string, never>, ScheduleNeeds>({
  name: 'start-letters',
  payload: z.object({}),
  retries: 0,
  schedule: '* * * * *',
  timeoutSeconds: 55,
  async handler(_payload, { db, now, jobs }) {
    const enqueue = enqueueDelivery(jobs)
    await startDueLetters({ db, now, enqueueDelivery: enqueue })
    for (const { id } of await lettersBeingSent(db)) await enqueue(id)
  },
})

/** Monday morning. What fell due while nothing ran is made up for once. */
export const sendWeeklyDigest = defineJob<Record<string, never>, ScheduleNeeds>({
  name: 'send-weekly-digest',
  payload: z.object({}),
  retries: 5,
  retryAfterSeconds: 60,
  schedule: '0 7 * * 1',
  handler: (_payload, { db, now, jobs }) => sendDigest({ db, now, enqueueDelivery: enqueueDelivery(jobs) }),
})
