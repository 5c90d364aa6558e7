import { useEffect, useRef } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import { planAddress } from './plan-addresses.ts'
import { markPlanSeen } from './plan-notification.ts'
import type { PlanDetail, PlanProgress } from './plan-view.ts'
import { isWaiting, SLOW_TEXT } from './plan-watch.ts'
import { usePlanWatch } from './use-plan-watch.ts'

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
