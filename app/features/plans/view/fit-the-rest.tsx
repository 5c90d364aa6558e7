import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { planDayAddress } from '#app/features/plans/plan-addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { PlanDayView, PlanFacts } from './plan-view.ts'

/** Regenerates the rest of a day that no longer meets its targets after a meal was taken out. */
export function FitTheRest({ plan, day }: { plan: PlanFacts; day: PlanDayView }) {
  const { Form, isBusy, pending } = usePlanChange(plan.id)
  const { away, isMet, openSlots, meals, dayIndex } = day
  const isWanted = away.length > 0 && !isMet && openSlots.length === 0
  if (!isWanted || meals.every(({ isKept }) => isKept)) return null
  return (
    <Form
      method="post"
      action={planDayAddress(plan.id, dayIndex)}
      className={classNames(layout.row, layout.noPrint)}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault()
      }}
    >
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="revision" value={plan.revision} />
      <input type="hidden" name="dayIndex" value={dayIndex} />
      <Button
        type="submit"
        variant="secondary"
        isSmall
        name="intent"
        value="regenerate-day"
        isBusy={pending?.intent === 'regenerate-day' && pending.dayIndex === dayIndex}
      >
        Fit the rest of the day<span className={text.srOnly}> (day {dayIndex + 1})</span>
      </Button>
      <p className={classNames(text.small, text.muted)}>
        Other dishes replace the meals that are neither locked nor cooked.
      </p>
    </Form>
  )
}
