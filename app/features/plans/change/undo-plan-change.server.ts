import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { isId } from '#app/db/id.ts'
import { mealPlans, mealPlanUndos } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { type LastChange, type PlanBefore, undoOf } from '#app/domain/planning/plan-undo.ts'
import { UNDO_WITHIN_MS } from '#app/domain/recipe/saved-list.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { setReasons } from '#app/features/plans/solve/plan-run.server.ts'
import {
  cookAgain,
  eatAgain,
  exchangeMeals,
  type Exchange,
} from '#app/features/plans/solve/store-meals.server.ts'
import {
  isPlanFor,
  type PlanRow,
  type StoredPlan,
  withMeals,
} from '#app/features/plans/stored-plan.server.ts'

type Needs = Pick<Services, 'db' | 'limits' | 'now'>

/** Whether the change that made the plan what it is can still be taken back. */
export async function canUndoChange(
  db: Db,
  { id, revision }: Pick<PlanRow, 'id' | 'revision'>,
  now: Date,
): Promise<boolean> {
  const isOpen = and(
    eq(mealPlanUndos.mealPlanId, id),
    eq(mealPlanUndos.revision, revision),
    isNotNull(mealPlanUndos.before),
    gt(mealPlanUndos.createdAt, new Date(now.getTime() - UNDO_WITHIN_MS)),
  )
  return (await db.$count(mealPlanUndos, isOpen)) > 0
}

async function lastChangeOf(tx: Tx, planId: string): Promise<LastChange | null> {
  const [last] = await tx.select().from(mealPlanUndos).where(eq(mealPlanUndos.mealPlanId, planId))
  return last ?? null
}

/** Keeps what a change took away, in the place of what the one before it took. */
export async function rememberBefore(
  tx: Tx,
  { row, days }: StoredPlan,
  revision: number,
  { gone, came, eaten, cooked }: Exchange,
  now: Date,
): Promise<void> {
  if (row.status === 'generating') return
  const before: PlanBefore = {
    status: row.status,
    mealsDone: row.mealsDone,
    reasons: days.map(({ reasons }) => reasons),
    meals: gone,
    cameIds: came.map(({ id }) => id),
    eaten,
    cooked,
    mealsAway: row.mealsAway,
    ...(row.request.awayChanges && { awayChanges: row.request.awayChanges }),
  }
  const change = { revision, before, createdAt: now }
  await tx
    .insert(mealPlanUndos)
    .values({ mealPlanId: row.id, ...change })
    .onConflictDoUpdate({ target: mealPlanUndos.mealPlanId, set: change })
}

/**
 * Takes the last change of a plan back: meals, locks, reasons, figures and stock stand as they stood, and
 * meals that were eaten or cooked are so again, and meals that were taken out are planned. `revision` is the one the change made: whoever changed the plan since wins.
 */
export async function undoPlanChange(
  { db, limits, now }: Needs,
  member: Member,
  { planId, revision }: { planId: string; revision: number },
): Promise<{ revision: number }> {
  await limits.spend('change-plan-minute', member.id)
  return db.transaction(async (tx) => {
    const [row] = isId(planId)
      ? await tx
          .select()
          .from(mealPlans)
          .where(isPlanFor(member, planId, 'change-plans'))
          .for('update')
      : []
    if (!row) throw new AppError('not-found', 'This plan is not among yours.')
    const before = undoOf(revision, row, await lastChangeOf(tx, planId), now())
    return { revision: before ? await putBack(tx, await withMeals(tx, row), before, now()) : row.revision }
  })
}

async function putBack(tx: Tx, stored: StoredPlan, before: PlanBefore, now: Date): Promise<number> {
  const { row, days, meals } = stored
  const came = meals.filter(({ id }) => before.cameIds.includes(id))
  await exchangeMeals(tx, stored, came, before.meals, now)
  await eatAgain(tx, before.eaten)
  await cookAgain(tx, before.cooked ?? [])
  const allDays = days.map((_, dayIndex) => dayIndex)
  await setReasons(tx, row.id, before.reasons, allDays)
  const revision = row.revision + 1
  const { status, mealsDone, mealsAway = row.mealsAway, awayChanges } = before
  const { awayChanges: _, ...asked } = row.request
  const request = awayChanges ? { ...asked, awayChanges } : asked
  await tx
    .update(mealPlans)
    .set({ revision, status, mealsDone, mealsAway, request, updatedAt: now })
    .where(eq(mealPlans.id, row.id))
  await tx.update(mealPlanUndos).set({ before: null }).where(eq(mealPlanUndos.mealPlanId, row.id))
  return revision
}
