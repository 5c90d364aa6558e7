import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { planDayAddress } from '#app/features/plans/plan-addresses.ts'
import { dayBodyId } from '#app/features/plans/view/plan-words.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { showToast } from '#app/ui/toasts.ts'
import { usePlanChange } from './use-plan-change.ts'

/** A recipe of one's own has just come into the plan: its day opens, and it is said once, with the way back. */
export function usePlacedToast({ id, revision, canUndo, days }: PlanDetail): void {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { submit } = usePlanChange(id)
  const placed = query.get('placed')
  useEffect(() => {
    if (placed === null) return
    const dayIndex = Number(/^#day-(\d)$/.exec(window.location.hash)?.[1]) - 1
    const meal = days[dayIndex]?.meals.find(({ slot }) => slot === placed)
    void navigate(meal ? planDayAddress(id, dayIndex) : `?plan=${id}`, {
      replace: true,
      preventScrollReset: true,
    })
    if (!meal) return
    const details = document.getElementById(dayBodyId(dayIndex))?.closest('details')
    if (details) details.open = true
    details?.scrollIntoView({ block: 'start' })
    const onPress = () => submit({ intent: 'undo', planId: id, revision })
    showToast(
      `${meal.recipeName} is in the plan, locked so that it stays.`,
      canUndo ? { action: { label: 'Undo', onPress } } : undefined,
    )
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each recipe that came
  }, [placed])
}
