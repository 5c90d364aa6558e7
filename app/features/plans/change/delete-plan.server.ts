import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { makeMealPlan } from '#app/features/plans/solve/plan-jobs.server.ts'

const NOT_FOUND = 'This plan is not among yours.'

/**
 * Deletes the member's own plan. Nobody sees it from then on, and what is being made of it stops; for ten minutes
 * `restorePlan` brings it back, then it is swept away.
 */
export async function deletePlan(db: Db, member: Member, planId: string, now: Date): Promise<void> {
  const deleted = isId(planId)
    ? await db
        .update(mealPlans)
        // A second click finds it deleted already: that is no failure, and it does not lengthen the undo.
        .set({ deletedAt: sql`coalesce(${mealPlans.deletedAt}, ${now.toISOString()})` })
        .where(and(eq(mealPlans.id, planId), eq(mealPlans.userId, member.id)))
        .returning({ id: mealPlans.id })
    : []
  if (deleted.length === 0) throw new AppError('not-found', NOT_FOUND)
}

/** Takes a deletion back; a plan that was being made is made on. */
export async function restorePlan(
  { db, jobs, now }: Pick<Services, 'db' | 'jobs' | 'now'>,
  member: Member,
  planId: string,
): Promise<void> {
  const since = new Date(now().getTime() - UNDO_WITHIN_MS)
  const restored = isId(planId)
    ? await db.transaction(async (tx) => {
        const [row] = await tx
          .update(mealPlans)
          .set({ deletedAt: null })
          .where(
            and(eq(mealPlans.id, planId), eq(mealPlans.userId, member.id), gt(mealPlans.deletedAt, since)),
          )
          .returning({ status: mealPlans.status })
        if (row?.status === 'generating') await jobs.enqueue(makeMealPlan, { planId }, { tx, key: planId })
        return row
      })
    : null
  if (!restored) throw new AppError('not-found', NOT_FOUND)
}
