import { and, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { usageClaims } from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { sweepClaims } from './allowance.server.ts'

const KEEP_RESULTS_MS = 24 * 60 * 60 * 1000

type Needs = Pick<Services, 'db' | 'now' | 'log'>

/** Gives back attempts whose work died with its process, and forgets answers kept for repeated clicks after a day. */
export const sweepUsageClaims = defineJob<Record<string, never>, Needs>({
  name: 'sweep-usage-claims',
  payload: z.object({}),
  retries: 0,
  schedule: '*/5 * * * *',
  async handler(_payload, { db, now, log }) {
    const released = await sweepClaims(db, now())
    if (released > 0) log.info({ released }, 'attempts of dead work were given back')
    const dayAgo = new Date(now().getTime() - KEEP_RESULTS_MS)
    await db
      .update(usageClaims)
      .set({ result: null })
      .where(and(isNotNull(usageClaims.result), lt(usageClaims.settledAt, dayAgo)))
  },
})
