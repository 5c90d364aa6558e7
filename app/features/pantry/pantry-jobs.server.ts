import { and, eq, isNotNull, isNull, lt, notExists, notInArray, or } from 'drizzle-orm'
import { z } from 'zod'
import { availableIngredients, pantryMovements } from '#app/db/schema/index.ts'
import { UNDO_REMOVAL_WITHIN_MS } from '#app/domain/pantry/pantry-limits.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

type Needs = Pick<Services, 'db' | 'now'>

/** How long the ledger tells what became of a food. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000

/**
 * Sweeps away lots that were removed as if they had never been and whose removal can no longer be undone, and after 13
 * months all that are used up.
 */
export const sweepIngredients = defineJob<Record<string, never>, Needs>({
  name: 'sweep-removed-ingredients',
  payload: z.object({}),
  retries: 0,
  schedule: '5-55/10 * * * *',
  async handler(_payload, { db, now }) {
    const before = (ms: number) => new Date(now().getTime() - ms)
    const { removedAt } = availableIngredients
    const told = db
      .select({ id: pantryMovements.id })
      .from(pantryMovements)
      .where(
        and(
          eq(pantryMovements.lotId, availableIngredients.id),
          notInArray(pantryMovements.kind, ['added', 'corrected', 'undone']),
        ),
      )
    await db
      .delete(availableIngredients)
      .where(
        and(
          isNotNull(removedAt),
          or(
            lt(removedAt, before(KEPT_MS)),
            and(
              lt(removedAt, before(UNDO_REMOVAL_WITHIN_MS)),
              isNull(availableIngredients.cookingId),
              notExists(told),
            ),
          ),
        ),
      )
  },
})
