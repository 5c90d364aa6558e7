import { and, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { shoppingItems, shoppingLists, shoppingOperations } from '#app/db/schema/index.ts'
import { OPERATIONS_KEPT_MS, UNDO_WITHIN_MS } from '#app/domain/shopping/shopping-limits.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

/** Sweeps away lines and lists that can no longer be put back, and keys of changes that no page still sends. */
export const sweepShopping = defineJob<Record<string, never>, Pick<Services, 'db' | 'now'>>({
  name: 'sweep-shopping',
  payload: z.object({}),
  retries: 0,
  schedule: '8-58/10 * * * *',
  async handler(_payload, { db, now }) {
    const before = new Date(now().getTime() - UNDO_WITHIN_MS)
    const { removedAt } = shoppingItems
    await db.delete(shoppingItems).where(and(isNotNull(removedAt), lt(removedAt, before)))
    await db
      .delete(shoppingLists)
      .where(and(isNotNull(shoppingLists.removedAt), lt(shoppingLists.removedAt, before)))
    const oldest = new Date(now().getTime() - OPERATIONS_KEPT_MS)
    await db.delete(shoppingOperations).where(lt(shoppingOperations.createdAt, oldest))
  },
})
