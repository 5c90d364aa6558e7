import { and, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { availableIngredients } from '#app/db/schema/index.ts'
import { UNDO_REMOVAL_WITHIN_MS } from '#app/domain/pantry/pantry-limits.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

type Needs = Pick<Services, 'db' | 'now'>

/** Sweeps away ingredients whose removal can no longer be undone. */
export const sweepIngredients = defineJob<Record<string, never>, Needs>({
  name: 'sweep-removed-ingredients',
  payload: z.object({}),
  retries: 0,
  schedule: '5-55/10 * * * *',
  async handler(_payload, { db, now }) {
    const before = new Date(now().getTime() - UNDO_REMOVAL_WITHIN_MS)
    await db
      .delete(availableIngredients)
      .where(and(isNotNull(availableIngredients.removedAt), lt(availableIngredients.removedAt, before)))
  },
})
