import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { divideSitemap } from './sitemap-parts.server.ts'

/** Finds anew where the sitemap's files begin and end; what is shared meanwhile stands at the end of the last one. */
export const divideSitemaps = defineJob<Record<string, never>, { db: Db }>({
  name: 'divide-sitemaps',
  payload: z.object({}),
  retries: 0,
  schedule: '7 * * * *',
  handler: (_payload, { db }) => divideSitemap(db),
})
