import { useRef, useState } from 'react'
import { type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { dismissToast, showToast } from '#app/ui/toasts.ts'
import type { PlanDetail, PlannedMealView } from '#app/features/plans/view/plan-view.ts'
import { placeId } from '#app/features/plans/view/plan-words.ts'
import { AWAY_INTENTS } from './away-intents.ts'
import { usePlanChange } from './use-plan-change.ts'
import { useRefuseDish } from './use-unwanted-dish.ts'

export type Place = { dayIndex: number; slot: MealSlot }

const DONE: Readonly<Record<string, string>> = {
  swap: 'Another dish is in its place.',
  regenerate: 'Every meal that is not locked was replaced.',
  'regenerate-day': 'The meals of this day were replaced.',
  'eat-out': 'Eating out: this meal is off the plan, and its food is free again.',
  takeaway: 'Takeaway: this meal is off the plan, and its food is free again.',
  skip: 'Skipped: this meal is off the plan, and its food is free again.',
  'plan-again': 'A meal is planned here again.',
  'away-note': 'Note saved.',
  lock: 'Locked: it stays when other meals are replaced.',
  unlock: 'Unlocked.',
  complete: 'The missing meals were added.',
  undo: 'The plan is as it was.',
  guests: 'Guests are counted, also on the shopping list.',
}
const UNDOABLE = [
  'swap',
  'regenerate',
  'regenerate-day',
  'move',
  ...Object.keys(AWAY_INTENTS),
  'plan-again',
  'away-note',
]
/** What takes it back, without a memory of what was before. */
const OPPOSITE: Readonly<Record<string, string>> = { lock: 'unlock', unlock: 'lock' }

/** The row took what was pressed with it: whoever goes by keyboard or ear goes on at the row that came instead. */
function focusPlaceIfLost(place: Place): void {
  if (document.activeElement === document.body) document.getElementById(placeId(place))?.focus()
}

/** Changes to the plan on the page, each said in passing, with the way back. */
export function usePlanMoves(plan: PlanDetail) {
  const [moving, setMoving] = useState<PlannedMealView | null>(null)
  const [swapping, setSwapping] = useState<PlannedMealView | null>(null)
  const refuse = useRefuseDish()
  const movedTo = useRef<Place | null>(null)
  const offer = useRef<number | null>(null)

  const change = usePlanChange(plan.id, ({ intent, mealId, place, revision, submit }) => {
    if (place) focusPlaceIfLost(place)
    // Only the last change can be undone: the offer for the one before has had its time.
    if (offer.current !== null) dismissToast(offer.current)
    offer.current = null
    const to = intent === 'move' ? movedTo.current : null
    const text = to ? `Moved to ${mealTypeLabel(to.slot)} on day ${to.dayIndex + 1}.` : DONE[intent]
    if (!text) return
    const opposite = mealId !== null && OPPOSITE[intent]
    if (revision === null || !(opposite || UNDOABLE.includes(intent))) {
      showToast(text)
      return
    }
    const onPress = () =>
      submit(
        opposite
          ? { intent: opposite, planId: plan.id, revision, mealId }
          : { intent: 'undo', planId: plan.id, revision },
      )
    offer.current = showToast(text, { action: { label: 'Undo', onPress } })
  })

  return {
    moving,
    startMove: setMoving,
    stopMove: () => setMoving(null),
    move(meal: PlannedMealView, to: Place) {
      movedTo.current = to
      setMoving(null)
      change.submit({
        planId: plan.id,
        revision: plan.revision,
        intent: 'move',
        mealId: meal.id,
        toDay: to.dayIndex,
        toSlot: to.slot,
      })
    },
    swapping,
    startSwap: setSwapping,
    stopSwap: () => setSwapping(null),
    swap(meal: PlannedMealView, dish?: string) {
      setSwapping(null)
      change.submit({
        planId: plan.id,
        revision: plan.revision,
        intent: 'swap',
        mealId: meal.id,
        ...(dish !== undefined && { dish }),
      })
    },
    /** Turns a meal's dish down for good, and offers others for its place. */
    refuseDish(meal: PlannedMealView) {
      refuse({ dish: meal.dishKey, name: meal.recipeName })
      setSwapping(meal)
    },
    refusal: change.refusal,
  }
}
