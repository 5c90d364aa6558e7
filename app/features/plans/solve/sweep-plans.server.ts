import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { mealPlans, mealPlanUndos } from '#app/db/schema/index.ts'
import { UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import { releaseClaim } from '#app/features/billing/allowance.server.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { makeMealPlan } from './plan-jobs.server.ts'

const SWEEP_BATCH = 100
/** A plan that is being made writes something at least this often, or waits in the queue. */
const SILENT_MS = 10 * 60 * 1000

type Needs = Pick<Services, 'db' | 'jobs' | 'now'>

/** Removes what can no longer be undone, deleted plans and changes of plans, and sees that every plan being made has its job. */
export const sweepPlans = defineJob<Record<string, never>, Needs>({
  name: 'sweep-deleted-plans',
  payload: z.object({}),
  retries: 0,
  schedule: '*/10 * * * *',
  async handler(_payload, { db, jobs, now }) {
    await sweepDeletedPlans(db, now())
    await sweepPlanUndos(db, now())
    for (const planId of await silentPlans(db, now()))
      await jobs.enqueue(makeMealPlan, { planId }, { key: planId })
  },
})

/** Removes for good what was deleted longer ago than it can be undone. One that never had a meal costs nothing. */
export async function sweepDeletedPlans(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNDO_WITHIN_MS)
  const isOver = and(isNotNull(mealPlans.deletedAt), lt(mealPlans.deletedAt, before))
  for (;;) {
    const swept = await db.transaction(async (tx) => {
      const batch = await tx
        .select({ id: mealPlans.id, claimId: mealPlans.claimId, memberId: mealPlans.userId })
        .from(mealPlans)
        .where(isOver)
        .limit(SWEEP_BATCH)
        .for('update', { skipLocked: true })
      for (const { claimId, memberId } of batch)
        await releaseClaim(tx, { id: claimId, feature: 'plans', memberId }, now)
      const ids = batch.map(({ id }) => id)
      if (ids.length > 0) await tx.delete(mealPlans).where(inArray(mealPlans.id, ids))
      return batch.length
    })
    if (swept < SWEEP_BATCH) return
  }
}

/** Forgets what plans were before changes that can no longer be undone. */
export async function sweepPlanUndos(db: Db, now: Date): Promise<void> {
  await db.delete(mealPlanUndos).where(lt(mealPlanUndos.createdAt, new Date(now.getTime() - UNDO_WITHIN_MS)))
}

async function silentPlans(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: mealPlans.id })
    .from(mealPlans)
    .where(
      and(
        eq(mealPlans.status, 'generating'),
        isNull(mealPlans.deletedAt),
        lt(mealPlans.updatedAt, new Date(now.getTime() - SILENT_MS)),
      ),
    )
    .limit(SWEEP_BATCH)
  return rows.map(({ id }) => id)
}
