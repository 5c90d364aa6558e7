import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { planChannel } from './plan-progress.server.ts'
import type { PlanProgress } from './plan-view.ts'
import { planProgress } from './plans.server.ts'

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
