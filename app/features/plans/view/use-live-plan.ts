import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import { markPlanReady, markPlanSeen } from '#app/features/page/plan-notification.ts'
import type { PlanDetail, PlanProgress } from './plan-view.ts'
import {
  browserHost,
  isWaiting,
  type PlanWatch,
  runWatch,
  SLOW_TEXT,
  startWatch,
} from '#app/features/plans/progress/plan-watch.ts'

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

const progressOf = ({ id, status, mealsDone, mealsTotal }: PlanDetail): PlanProgress => ({
  planId: id,
  status,
  mealsDone,
  mealsTotal,
})

/**
 * A plan on the page while it is made: each meal is fetched as it lands; at the end the plan is shown among the
 * member's plans.
 */
export function useLivePlan(plan: PlanDetail | null, isOnCreateTab: boolean) {
  const navigate = useNavigate()
  const { revalidate, state } = useRevalidator()
  const isMaking = plan !== null && plan.status === 'generating'
  const watch = usePlanWatch(isMaking ? progressOf(plan) : null)
  const isEnded = isMaking && watch !== null && !isWaiting(watch)
  const planId = plan?.id
  const mealsDone = watch?.progress.mealsDone ?? 0

  const fetched = useRef({ planId, mealsDone: 0 })
  useEffect(() => {
    if (!isMaking || isEnded || state !== 'idle') return
    const before = fetched.current.planId === planId ? fetched.current.mealsDone : 0
    if (mealsDone <= before) return
    fetched.current = { planId, mealsDone }
    void revalidate()
  }, [isMaking, isEnded, state, mealsDone, planId, revalidate])

  useEffect(() => {
    if (!isEnded || !planId) return
    if (isOnCreateTab)
      void navigate(planAddress(planId), { replace: true, state: { selectedPlanId: planId } })
    else void revalidate()
  }, [isEnded, isOnCreateTab, planId, navigate, revalidate])

  // On the page a finished plan is seen, however it came there.
  const seenId = plan !== null && !isMaking ? plan.id : null
  useEffect(() => {
    if (seenId) markPlanSeen()
  }, [seenId])

  const isShownAsMaking = isMaking && watch?.phase !== 'over'
  return {
    progress: isShownAsMaking ? (watch?.progress ?? progressOf(plan)) : null,
    slowText: isMaking && watch?.phase === 'slow' ? SLOW_TEXT : undefined,
  }
}
