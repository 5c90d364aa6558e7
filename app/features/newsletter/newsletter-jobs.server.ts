import { and, eq, inArray, lt, or } from 'drizzle-orm'
import { z } from 'zod'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import { LEFT_KEPT_DAYS, SUPPRESSED_KEPT_DAYS } from '#app/domain/newsletter/newsletter.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Forgets addresses that were never confirmed, once their link has ended, those that left a while ago, and those that
 * bounced or complained a long while ago.
 */
export const sweepSubscribers = defineJob<Record<string, never>, Pick<Services, 'db' | 'now'>>({
  name: 'sweep-subscribers',
  payload: z.object({}),
  retries: 0,
  schedule: '20 4 * * *',
  async handler(_payload, { db, now }) {
    const { status, confirmUntil, leftAt } = newsletterSubscribers
    const at = now()
    const before = (days: number) => new Date(at.getTime() - days * DAY_MS)
    await db
      .delete(newsletterSubscribers)
      .where(
        or(
          and(eq(status, 'pending'), lt(confirmUntil, at)),
          and(eq(status, 'left'), lt(leftAt, before(LEFT_KEPT_DAYS))),
          and(inArray(status, ['bounced', 'complained']), lt(leftAt, before(SUPPRESSED_KEPT_DAYS))),
        ),
      )
  },
})
