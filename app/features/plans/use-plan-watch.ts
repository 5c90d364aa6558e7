import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { markPlanReady } from './plan-notification.ts'
import type { PlanProgress } from './plan-view.ts'
import { isWaiting, type PlanWatch, startWatch } from './plan-watch.ts'
import { browserHost, runWatch } from './run-watch.ts'

/**
 * Plans being made, by id. They live beside the pages, so that whoever cooks on elsewhere in the app meanwhile is
 * told when a plan is finished.
 */
const watches = new Map<string, PlanWatch>()
const listeners = new Set<() => void>()

function watchPlan(progress: PlanProgress): void {
  const known = watches.get(progress.planId)
  // A plan may be completed later: then it is waited for anew.
  if (known && (isWaiting(known) || known.phase === 'slow')) return
  const put = (watch: PlanWatch) => {
    watches.set(progress.planId, watch)
    if (watch.phase === 'over' && watch.progress.mealsDone > 0) markPlanReady()
    for (const listener of listeners) listener()
  }
  put(startWatch(progress))
  runWatch(progress, browserHost, put)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Follows a plan while it is being made; `null` before the browser has begun to, and for none. */
export function usePlanWatch(progress: PlanProgress | null): PlanWatch | null {
  const planId = progress?.planId
  const isGenerating = progress?.status === 'generating'
  useEffect(() => {
    if (progress && isGenerating) watchPlan(progress)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- begins with the figures of the first sight, then keeps its own
  }, [planId, isGenerating])
  const read = useCallback(() => (planId ? (watches.get(planId) ?? null) : null), [planId])
  return useSyncExternalStore(subscribe, read, () => null)
}
