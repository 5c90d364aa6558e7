import { and, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { usageClaims } from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { sweepClaims } from './allowance.server.ts'
import { reconcile } from './reconcile.server.ts'
import { sweepTiers } from './tiers.server.ts'

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

/** Ends premium when its time is over. Events tell it too; the clock does not wait for them. */
export const sweepPremium = defineJob<
  Record<string, never>,
  Pick<Services, 'db' | 'push' | 'now' | 'log' | 'payments'>
>({
  name: 'sweep-premium',
  payload: z.object({}),
  retries: 0,
  schedule: '*/2 * * * *',
  async handler(_payload, services) {
    const changed = await sweepTiers(services)
    if (changed > 0) services.log.info({ changed }, 'tiers followed the clock')
  },
})

/** Asks the payment provider every hour for what it may have failed to tell. */
export const reconcileBilling = defineJob<Record<string, never>, Parameters<typeof reconcile>[0]>({
  name: 'reconcile-billing',
  payload: z.object({}),
  retries: 1,
  retryAfterSeconds: 300,
  schedule: '23 * * * *',
  async handler(_payload, services) {
    const asked = await reconcile(services)
    if (asked.events > 0) services.log.warn(asked, 'billing events had not come by themselves')
  },
})
