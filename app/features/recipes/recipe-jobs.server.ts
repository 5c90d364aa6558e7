import { z } from 'zod'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { sweepDeletedRecipes } from './delete-recipes.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'log'>

/** Sweeps away recipes whose deletion can no longer be undone. */
export const sweepRecipes = defineJob<Record<string, never>, Needs>({
  name: 'sweep-deleted-recipes',
  payload: z.object({}),
  retries: 0,
  schedule: '*/10 * * * *',
  async handler(_payload, { db, now, log }) {
    const swept = await sweepDeletedRecipes(db, now())
    if (swept > 0) log.info({ swept }, 'deleted recipes were swept away')
  },
})
