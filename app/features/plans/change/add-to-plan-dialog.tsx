import { useEffect, useState } from 'react'
import { Link, useFetcher, useRevalidator } from 'react-router'
import { MEAL_SLOTS, type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { dayChoice } from '#app/domain/planning/plan-day-choice.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { dayHeading } from '#app/features/plans/view/plan-words.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import dialog from '#app/ui/dialog.module.css'
import { Field, SelectField } from '#app/ui/field.tsx'
import field from '#app/ui/field.module.css'
import { closesDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { PlanChoice } from './plan-choice.ts'

export const ADD_TO_PLAN_DIALOG = 'add-to-plan'

/** Asks in which plan, on which day and for which meal a recipe is to be cooked. */
export function AddToPlanDialog({ plans }: { plans: readonly PlanChoice[] }) {
  return (
    <Dialog id={ADD_TO_PLAN_DIALOG} title="Add to plan">
      {plans.length === 0 ? <NoPlan /> : <AddToPlanForm plans={plans} />}
    </Dialog>
  )
}

const NoPlan = () => (
  <>
    <p>You have no plan with days to come. Make one, then add this recipe to it.</p>
    <div className={dialog.actions}>
      <Button variant="secondary" {...closesDialog(ADD_TO_PLAN_DIALOG)}>
        Cancel
      </Button>
      <LinkButton as={Link} to={NEW_PLAN}>
        Make a plan
      </LinkButton>
    </div>
  </>
)

type Day = PlanChoice['days'][number]

/** By plan and day, whatever the plan's revision is by now. */
type Chosen = { planId: string; dayIndex: number }

function AddToPlanForm({ plans }: { plans: readonly PlanChoice[] }) {
  const fetcher = useFetcher<FormAnswer>()
  const { revalidate } = useRevalidator()
  const { data, state } = fetcher
  const refusal = state === 'idle' && data?.result.ok === false ? data.result : null
  const isOutdated = refusal?.code === 'conflict' || refusal?.code === 'not-found'
  useEffect(() => {
    // The plan was changed elsewhere: its meals are loaded again.
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [chosenSlot, setSlot] = useState<MealSlot>('dinner')
  const days = plans.flatMap((plan) =>
    plan.days.map((day) => ({ day, planId: plan.id, value: valueOf(plan, day) })),
  )
  const at =
    days.find(({ day, planId }) => planId === chosen?.planId && day.dayIndex === chosen.dayIndex) ?? days[0]
  const choose = (value: string) => {
    const next = days.find((one) => one.value === value)
    if (next) setChosen({ planId: next.planId, dayIndex: next.day.dayIndex })
  }
  const slots = MEAL_SLOTS.filter((one) =>
    days.some(({ day }) => day.places.some((place) => place.slot === one)),
  )
  const slot = slots.includes(chosenSlot) ? chosenSlot : (slots[0] ?? chosenSlot)
  const { summary, why } = placeInWords(at?.day, slot)
  return (
    <fetcher.Form method="post" className={layout.stack}>
      <input type="hidden" name="intent" value="add-to-plan" />
      <DayField plans={plans} value={at?.value} error={refusal?.fields['day']} onChoose={choose} />
      <SelectField
        label="Meal"
        name="slot"
        options={slots.map((one) => ({ value: one, label: mealTypeLabel(one) }))}
        value={slot}
        onChange={(event) => setSlot(event.target.value as MealSlot)}
        error={refusal?.fields['slot']}
      />
      <p className={classNames(text.small, text.muted)} aria-live="polite">
        {summary}
      </p>
      {refusal && Object.keys(refusal.fields).length === 0 && (
        <Notice tone="error" title="The plan is as it was.">
          {refusal.message}
        </Notice>
      )}
      <div className={dialog.actions}>
        <Button variant="secondary" {...closesDialog(ADD_TO_PLAN_DIALOG)}>
          Cancel
        </Button>
        <Button type="submit" isBusy={state !== 'idle'} disabledReason={why} isReasonHidden>
          Add to plan
        </Button>
      </div>
    </fetcher.Form>
  )
}

type DayFieldProps = {
  plans: readonly PlanChoice[]
  value: string | undefined
  error: string | undefined
  onChoose: (value: string) => void
}

/** The days of each plan under its name: one choice, which works without scripts too. */
function DayField({ plans, value, error, onChoose }: DayFieldProps) {
  return (
    <Field label={plans.length === 1 ? 'Day' : 'Plan and day'} error={error}>
      {(control) => (
        <select
          {...control}
          name="day"
          className={field.input}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {plans.map((plan) => (
            <optgroup key={plan.id} label={plan.name}>
              {plan.days.map((day) => (
                <option key={day.dayIndex} value={valueOf(plan, day)}>
                  {dayHeading(day)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  )
}

const valueOf = ({ id, revision }: PlanChoice, { dayIndex }: Day) =>
  dayChoice({ planId: id, revision, dayIndex })

/** What happens to a place, or why nothing can come there. */
function placeInWords(day: Day | undefined, slot: MealSlot): { summary: string; why?: string } {
  const place = day?.places.find((one) => one.slot === slot)
  if (!place) {
    const why = `Nothing is cooked for ${mealTypeLabel(slot).toLowerCase()} on that day. Choose another meal.`
    return { summary: why, why }
  }
  const portion = 'The portion is the one that fits the day best; the day’s other meals stay.'
  return { summary: place.name === null ? portion : `It takes the place of ${place.name}. ${portion}` }
}
