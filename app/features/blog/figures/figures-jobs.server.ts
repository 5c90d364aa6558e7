import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { blogDailyReads, blogDailySources } from '#app/db/schema/index.ts'
import { dayOf } from '#app/domain/blog/reading-figures.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

const KEPT_MONTHS = 24

/** Forgets readings after two years, as the privacy policy says. */
export const forgetReadings = defineJob<Record<string, never>, { db: Db; now(): Date }>({
  name: 'forget-blog-readings',
  payload: z.object({}),
  retries: 0,
  schedule: '55 3 * * *',
  async handler(_payload, { db, now }) {
    const before = now()
    before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
    const day = dayOf(before)
    await db.delete(blogDailyReads).where(lt(blogDailyReads.day, day))
    await db.delete(blogDailySources).where(lt(blogDailySources.day, day))
  },
})
