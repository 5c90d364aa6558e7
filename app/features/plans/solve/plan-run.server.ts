import { and, type AnyColumn, count, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { mealPlanDays, mealPlans, plannedMeals } from '#app/db/schema/index.ts'
import type { Plan } from '#app/domain/planning/plan.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import { type Claim, commitClaim, releaseClaim } from '#app/features/billing/allowance.server.ts'
import { endDeadCalls } from '#app/features/models/model-meter.server.ts'
import type { Services } from '#app/features/services.ts'
import { mealsTotalOf, progressOf, tellProgress } from '#app/features/plans/progress/plan-progress.server.ts'
import { insertMeals, replaceMeals } from './store-meals.server.ts'
import { type PlanRow, type StoredPlan, withMeals } from '#app/features/plans/stored-plan.server.ts'

type Needs = Pick<Services, 'db' | 'push' | 'log' | 'now'>

/** The plan was deleted, is finished, or belongs to a later run: nothing more is to be written. */
export class PlanRunOver extends Error {}

/** One run of the job over one plan. Every write holds the plan's row and makes sure that the run is still the last. */
export type PlanRun = {
  read(): Promise<StoredPlan>
  /** Stores meals in empty places and tells of the progress. */
  storeMeals(plan: StoredPlan, meals: readonly StoredMeal[]): Promise<void>
  /** Brings the meals and the reasons of days to those of a plan that was worked out. */
  storePlan(plan: Plan, dayIndexes: readonly number[]): Promise<void>
  setLeftOut(leftOut: PlanRow['leftOut']): Promise<void>
  /** Notes that a model is about to be asked for a place. Nothing is asked for a plan that is over. */
  noteAsked(place: string): Promise<void>
  /** The calls under way were stopped, not lost: their places may be asked for again. */
  forgetAsked(): Promise<void>
  /** Places the model was asked for in vain. */
  leaveToKitchen(places: readonly string[]): Promise<void>
  finish(): Promise<void>
}

/** Begins a run, which ends any earlier one; null when there is nothing to make. */
export async function beginRun(services: Needs, planId: string): Promise<PlanRun | null> {
  const { db, now } = services
  const [begun] = await db
    .update(mealPlans)
    .set({ run: sql`${mealPlans.run} + 1` })
    .where(and(eq(mealPlans.id, planId), eq(mealPlans.status, 'generating'), isNull(mealPlans.deletedAt)))
    .returning()
  if (!begun) return null
  // The run before this one died: the places of its calls are free.
  if (begun.run > 1) await endDeadCalls(db, now(), begun.userId)
  const isMine = and(
    eq(mealPlans.id, planId),
    eq(mealPlans.run, begun.run),
    eq(mealPlans.status, 'generating'),
    isNull(mealPlans.deletedAt),
  )

  async function write(work: (tx: Tx, row: PlanRow) => Promise<void>): Promise<void> {
    const row = await db.transaction(async (tx) => {
      const [held] = await tx.update(mealPlans).set({ updatedAt: now() }).where(isMine).returning()
      if (!held) throw new PlanRunOver()
      await work(tx, held)
      return countMeals(tx, held, now())
    })
    await tellProgress(services, progressOf(row))
  }

  return {
    async read() {
      const [row] = await db.select().from(mealPlans).where(isMine)
      if (!row) throw new PlanRunOver()
      return withMeals(db, row)
    },
    storeMeals: (plan, meals) => write((tx) => insertMeals(tx, plan, meals, now())),
    storePlan: (plan, dayIndexes) =>
      write(async (tx, row) => {
        await replaceMeals(tx, await withMeals(tx, row), plan, dayIndexes, now())
        await setReasons(tx, row.id, reasonsOf(plan), dayIndexes)
      }),
    async setLeftOut(leftOut) {
      await db.update(mealPlans).set({ leftOut }).where(isMine)
    },
    async noteAsked(place) {
      const noted = await db
        .update(mealPlans)
        .set({ askedPlaces: joined(mealPlans.askedPlaces, [place]) })
        .where(isMine)
        .returning({ id: mealPlans.id })
      if (noted.length === 0) throw new PlanRunOver()
    },
    async forgetAsked() {
      await db.update(mealPlans).set({ askedPlaces: [] }).where(isMine)
    },
    async leaveToKitchen(places) {
      await db
        .update(mealPlans)
        .set({ kitchenPlaces: joined(mealPlans.kitchenPlaces, places) })
        .where(isMine)
    },
    finish: async () => {
      const row = await db.transaction(async (tx) => {
        const [held] = await tx.select().from(mealPlans).where(isMine).for('update')
        if (!held) throw new PlanRunOver()
        return finishPlan(tx, held, now())
      })
      await tellProgress(services, progressOf(row))
    },
  }
}

const joined = (list: AnyColumn, places: readonly string[]) =>
  sql`${list} || ${JSON.stringify(places)}::jsonb`

/** What days say of how they miss their targets. */
export async function setReasons(
  tx: Tx,
  planId: string,
  reasons: readonly (readonly string[])[],
  dayIndexes: readonly number[],
): Promise<void> {
  for (const dayIndex of dayIndexes) {
    await tx
      .update(mealPlanDays)
      .set({ reasons: reasons[dayIndex] ?? [] })
      .where(and(eq(mealPlanDays.mealPlanId, planId), eq(mealPlanDays.dayIndex, dayIndex)))
  }
}

export const reasonsOf = ({ days }: Plan) => days.map(({ reasons }) => reasons)

const claimOf = (row: PlanRow): Claim => ({ id: row.claimId, feature: 'plans', memberId: row.userId })

/** Counts the meals; with the first the plan counts as one of the person's. */
async function countMeals(tx: Tx, row: PlanRow, now: Date): Promise<PlanRow> {
  const [meals] = await tx
    .select({ count: count() })
    .from(plannedMeals)
    .innerJoin(mealPlanDays, eq(mealPlanDays.id, plannedMeals.mealPlanDayId))
    .where(eq(mealPlanDays.mealPlanId, row.id))
  const mealsDone = meals?.count ?? 0
  if (mealsDone === row.mealsDone) return row
  await tx.update(mealPlans).set({ mealsDone }).where(eq(mealPlans.id, row.id))
  if (row.mealsDone === 0) await commitClaim(tx, claimOf(row), now, { planId: row.id })
  return { ...row, mealsDone }
}

/** Ends a plan in the state its meals give it. Without one meal it costs nothing. */
export async function finishPlan(tx: Tx, row: PlanRow, now: Date): Promise<PlanRow> {
  const status =
    row.mealsDone === mealsTotalOf(row)
      ? ('ready' as const)
      : row.mealsDone > 0
        ? ('incomplete' as const)
        : ('failed' as const)
  if (status === 'failed') await releaseClaim(tx, claimOf(row), now)
  const change = { status, name: row.name, finishedAt: now, updatedAt: now }
  await tx.update(mealPlans).set(change).where(eq(mealPlans.id, row.id))
  return { ...row, ...change }
}
