import { useEffect, useRef, useState } from 'react'
import { type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { PlanDetail, PlannedMealView } from './plan-view.ts'
import { usePlanChange } from './use-plan-change.ts'

export type Place = { dayIndex: number; slot: MealSlot }

const DONE: Readonly<Record<string, string>> = {
  swap: 'Another dish is in its place.',
  regenerate: 'Every meal that is not locked was made anew.',
  'regenerate-day': 'The day was made anew.',
  complete: 'The open meals were made.',
}

/** Changes to the plan on the page, each said in passing; a moved meal can be moved back. */
export function usePlanMoves(plan: PlanDetail) {
  const [moving, setMoving] = useState<PlannedMealView | null>(null)
  /** The plan as it is when something is pressed: it may have changed since that was drawn. */
  const latest = useRef(plan)
  const moved = useRef<{ from: Place; to: Place } | null>(null)
  useEffect(() => {
    latest.current = plan
  }, [plan])

  const change = usePlanChange(plan.id, (intent, submit) => {
    const places = moved.current
    moved.current = null
    if (intent !== 'move' || !places) {
      if (DONE[intent]) showToast(DONE[intent])
      return
    }
    const { from, to } = places
    showToast(`Moved to ${mealTypeLabel(to.slot)} on day ${to.dayIndex + 1}.`, {
      action: { label: 'Undo', onPress: () => submit(fieldsOfMove(latest.current, to, from)) },
    })
  })

  return {
    moving,
    startMove: setMoving,
    stopMove: () => setMoving(null),
    move(meal: PlannedMealView, to: Place) {
      moved.current = { from: meal, to }
      setMoving(null)
      change.submit(fieldsOfMove(plan, meal, to))
    },
    refusal: change.refusal,
  }
}

/** A meal named by its place: its own name may have changed with the last move. */
function fieldsOfMove({ id, revision, days }: PlanDetail, from: Place, to: Place) {
  const meal = days[from.dayIndex]?.meals.find(({ slot }) => slot === from.slot)
  return {
    planId: id,
    revision,
    intent: 'move',
    mealId: meal?.id ?? '',
    toDay: to.dayIndex,
    toSlot: to.slot,
  }
}
