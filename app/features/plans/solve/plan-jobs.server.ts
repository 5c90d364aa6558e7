import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { mealPlans } from '#app/db/schema/index.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { makePlan, type MakePlanNeeds } from './make-plan.server.ts'
import { progressOf, tellProgress } from '#app/features/plans/progress/plan-progress.server.ts'
import { finishPlan } from './plan-run.server.ts'

const HOUR_S = 60 * 60

/** Fills a plan with meals. A run cut short goes on where it stopped. */
export const makeMealPlan = defineJob<{ planId: string }, MakePlanNeeds>({
  name: 'make-meal-plan',
  payload: z.object({ planId: z.uuid() }),
  // Each wait is twice as long as the one before, nine minutes in all; then people are told that the plan failed.
  retries: 9,
  retryAfterSeconds: 1,
  timeoutSeconds: HOUR_S,
  concurrency: 4,
  handler: ({ planId }, services, { signal }) => makePlan(services, planId, signal),
  // What there is of it stays; without one meal it costs nothing.
  async onGivenUp({ planId }, services) {
    const { db, now } = services
    const row = await db.transaction(async (tx) => {
      const [held] = await tx.select().from(mealPlans).where(eq(mealPlans.id, planId)).for('update')
      return held?.status === 'generating' ? finishPlan(tx, held, now()) : null
    })
    if (row) await tellProgress(services, progressOf(row))
  },
})
