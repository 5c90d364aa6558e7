import { z } from 'zod'
import { pictureKeysOf } from '#app/features/pictures/picture-address.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { sweepDeletedRecipes } from './saved/delete-recipes.server.ts'

type Needs = Pick<Services, 'db' | 'files' | 'now'>

/** Sweeps away recipes whose deletion can no longer be undone, with their pictures. */
export const sweepRecipes = defineJob<Record<string, never>, Needs>({
  name: 'sweep-deleted-recipes',
  payload: z.object({}),
  retries: 0,
  schedule: '*/10 * * * *',
  async handler(_payload, { db, files, now }) {
    for await (const { imageUrls } of sweepDeletedRecipes(db, now()))
      for (const key of imageUrls.flatMap(pictureKeysOf)) await files.delete(key)
  },
})
