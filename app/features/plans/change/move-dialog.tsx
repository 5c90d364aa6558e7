import { type SubmitEvent, useState } from 'react'
import { MEAL_SLOTS, type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import type { PlanDetail, PlannedMealView } from '#app/features/plans/view/plan-view.ts'
import { dayHeading } from '#app/features/plans/view/plan-words.ts'
import type { Place } from './use-plan-moves.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import dialog from '#app/ui/dialog.module.css'

const DIALOG = 'move-meal'

type MoveDialogProps = {
  plan: PlanDetail
  /** The meal to be moved; `null` when closed. */
  meal: PlannedMealView | null
  onClose: () => void
  onMove: (meal: PlannedMealView, to: Place) => void
}

/** Asks where a meal shall go; what is there takes its place. */
export function MoveDialog({ plan, meal, onClose, onMove }: MoveDialogProps) {
  return (
    <Dialog
      id={DIALOG}
      title={meal ? `Move ${meal.recipeName}` : 'Move'}
      isOpen={meal !== null}
      onClose={onClose}
    >
      {meal && <MoveForm key={meal.id} plan={plan} meal={meal} onMove={onMove} />}
    </Dialog>
  )
}

function MoveForm({
  plan,
  meal,
  onMove,
}: { plan: PlanDetail; meal: PlannedMealView } & Pick<MoveDialogProps, 'onMove'>) {
  const [to, setTo] = useState<Place>({ dayIndex: meal.dayIndex, slot: meal.slot })
  const day = plan.days.find(({ dayIndex }) => dayIndex === to.dayIndex)
  const there = day?.meals.find(({ slot }) => slot === to.slot)
  const isSamePlace = to.dayIndex === meal.dayIndex && to.slot === meal.slot
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSamePlace) onMove(meal, to)
  }
  return (
    <form className={layout.stack} onSubmit={submit}>
      <SelectField
        label="Day"
        options={plan.days.map((one) => ({ value: String(one.dayIndex), label: dayHeading(one) }))}
        value={String(to.dayIndex)}
        onChange={(event) => setTo({ ...to, dayIndex: Number(event.target.value) })}
      />
      <SelectField
        label="Meal"
        options={MEAL_SLOTS.slice(0, plan.mealsPerDay)
          .filter((slot) => !day?.away.some((one) => one.slot === slot))
          .filter((slot) => !day?.meals.some((one) => one.slot === slot && one.cookedOn !== null))
          .map((slot) => ({
            value: slot,
            label: mealTypeLabel(slot),
          }))}
        value={to.slot}
        onChange={(event) => setTo({ ...to, slot: event.target.value as MealSlot })}
      />
      <p className={classNames(text.small, text.muted)} aria-live="polite">
        {isSamePlace
          ? 'It is there now.'
          : there
            ? `It changes places with ${there.recipeName}. Both are portioned for their new meals.`
            : 'It is portioned for its new meal.'}
      </p>
      <div className={dialog.actions}>
        <Button variant="secondary" {...closesDialog(DIALOG)}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabledReason={isSamePlace ? 'Choose another day or meal first.' : undefined}
          isReasonHidden
        >
          Move
        </Button>
      </div>
    </form>
  )
}
