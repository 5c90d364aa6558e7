import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { mealPlans } from '#app/db/schema/index.ts'
import { daysBetween } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { isPlanFor, type PlanRow } from '#app/features/plans/stored-plan.server.ts'

export const planChannel = (planId: string) => `plan:${planId}`

export function mealsTotalOf(
  row: Pick<PlanRow, 'startDate' | 'endDate' | 'mealsPerDay' | 'mealsAway'>,
): number {
  return daysBetween(row.startDate, row.endDate) * row.mealsPerDay - row.mealsAway
}

export function progressOf(
  row: Pick<PlanRow, 'id' | 'status' | 'mealsDone' | 'startDate' | 'endDate' | 'mealsPerDay' | 'mealsAway'>,
): PlanProgress {
  return { planId: row.id, status: row.status, mealsDone: row.mealsDone, mealsTotal: mealsTotalOf(row) }
}

/** Tells open pages. They read what is stored, too: a message that is lost costs nothing. */
export async function tellProgress(
  { push, log }: Pick<Services, 'push' | 'log'>,
  progress: PlanProgress,
): Promise<void> {
  await push
    .publish(planChannel(progress.planId), progress)
    .catch((error: unknown) => log.warn({ error }, 'progress of a plan was not pushed'))
}

/** How far a plan is; null for whoever may not see it. */
export async function planProgress(db: Db, member: Member, planId: string): Promise<PlanProgress | null> {
  if (!isId(planId)) return null
  const [row] = await db
    .select()
    .from(mealPlans)
    .where(isPlanFor(member, planId, 'see-plans'))
  return row ? progressOf(row) : null
}

/**
 * How a plan of the member's comes along: what is stored first, then every change, until it is finished. What was
 * pushed while nobody listened is read again, so it can be begun anew at any time. Ends at once for a plan that is
 * not theirs, and when the signal aborts.
 */
export async function* planEvents(
  { db, push }: Pick<Services, 'db' | 'push'>,
  member: Member,
  planId: string,
  { signal }: { signal: AbortSignal },
): AsyncGenerator<PlanProgress> {
  let heard = Promise.withResolvers<void>()
  let mayHaveMissed = true
  const news: PlanProgress[] = []
  const wake = () => heard.resolve()
  // Listening begins before reading: nothing falls between the two.
  const unsubscribe = push.subscribe(
    planChannel(planId),
    (message) => {
      news.push(message as PlanProgress)
      wake()
    },
    () => {
      mayHaveMissed = true
      wake()
    },
  )
  signal.addEventListener('abort', wake, { once: true })
  try {
    let last: PlanProgress | null = null
    while (!signal.aborted) {
      heard = Promise.withResolvers()
      if (mayHaveMissed) {
        mayHaveMissed = false
        const stored = await planProgress(db, member, planId)
        if (!stored) return
        news.push(stored)
      }
      for (const progress of news.splice(0)) {
        if (!isNewer(progress, last)) continue
        last = progress
        yield progress
        if (progress.status !== 'generating') return
      }
      if (news.length === 0 && !mayHaveMissed) await heard.promise
    }
  } finally {
    unsubscribe()
    signal.removeEventListener('abort', wake)
  }
}

/** Messages and what is stored can overtake each other; progress only grows. */
function isNewer(progress: PlanProgress, last: PlanProgress | null): boolean {
  return last === null || progress.status !== last.status || progress.mealsDone > last.mealsDone
}
