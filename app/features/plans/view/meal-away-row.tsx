import type { SubmitEvent } from 'react'
import { Link } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import { type AwayMeal, LONGEST_AWAY_NOTE } from '#app/domain/planning/meals-away.ts'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { caloriesAddress } from '#app/features/page/diary-day.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { AWAY_LABELS } from '#app/features/plans/change/away-intents.ts'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { planDayAddress } from '#app/features/plans/plan-addresses.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './plan-meal.module.css'
import type { PlanFacts } from './plan-view.ts'
import { placeId } from './plan-words.ts'

type MealAwayRowProps = {
  plan: PlanFacts
  meal: AwayMeal
  day: { dayIndex: number; date: string }
  /** Meals are still being made, or somebody else's: nothing can be changed. */
  isFixed: boolean
}

/** A meal that the plan does not make: why, what is set aside for it, and the ways to note what it was and to plan it again. */
export function MealAwayRow({ plan, meal, day, isFixed }: MealAwayRowProps) {
  const { kind, note, slot } = meal
  return (
    <li
      id={placeId({ ...day, slot })}
      tabIndex={-1}
      className={classNames(styles.meal, styles.noMeal)}
      data-testid="meal-away"
    >
      <div className={styles.what}>
        <p className={classNames(text.small, text.muted)}>{mealTypeLabel(slot)}</p>
        <p>
          {AWAY_LABELS[kind]}
          {note && ` · ${note}`}
        </p>
        {kind !== 'skipped' && <SetAside meal={meal} date={day.date} />}
        {!isFixed && <AwayActions plan={plan} meal={meal} dayIndex={day.dayIndex} />}
      </div>
    </li>
  )
}

function SetAside({ meal, date }: { meal: AwayMeal; date: string }) {
  const isToCome = date > useToday(date)
  return (
    <>
      <p className={classNames(text.small, text.muted)}>
        About {Math.round(meal.share * 100)} % of the day is set aside for it (
        <span className={text.num}>
          <Energy kcal={meal.kcal} />
        </span>
        , an estimate).
      </p>
      {isToCome ? (
        <p className={classNames(layout.noPrint, text.small, text.muted)}>
          What you ate can be noted on the day.
        </p>
      ) : (
        <Link to={caloriesAddress(date)} className={classNames(layout.noPrint, text.small)}>
          Note what you ate
        </Link>
      )}
    </>
  )
}

function AwayActions({ plan, meal, dayIndex }: { plan: PlanFacts; meal: AwayMeal; dayIndex: number }) {
  const { slot, note = '' } = meal
  const { Form, isBusy, pending } = usePlanChange(plan.id)
  const isHere = pending?.dayIndex === dayIndex && pending.slot === slot
  const which = `${mealTypeLabel(slot)} of day ${dayIndex + 1}`
  const place = (
    <>
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="revision" value={plan.revision} />
      <input type="hidden" name="dayIndex" value={dayIndex} />
      <input type="hidden" name="slot" value={slot} />
    </>
  )
  const form = {
    method: 'post',
    action: planDayAddress(plan.id, dayIndex),
    onSubmit: (event: SubmitEvent) => {
      if (isBusy) event.preventDefault()
    },
  } as const
  return (
    <div className={layout.noPrint}>
      <Form {...form} className={styles.again}>
        {place}
        <Button
          type="submit"
          variant="secondary"
          isSmall
          name="intent"
          value="plan-again"
          isBusy={isHere && pending.intent === 'plan-again'}
        >
          Plan a meal here again<span className={text.srOnly}>: {which}</span>
        </Button>
      </Form>
      {/* Closed again with another note. */}
      <Fold
        key={note}
        className={styles.note}
        summary={
          <span>
            {note ? 'Change the note' : 'Add a note'}
            <span className={text.srOnly}>: {which}</span>
          </span>
        }
      >
        <Form {...form} className={layout.stack}>
          {place}
          <TextField
            label="Note"
            name="note"
            defaultValue={note}
            maxLength={LONGEST_AWAY_NOTE}
            hint="For example “lunch at Mum’s”. Everyone who sees the plan sees the note."
          />
          <Button
            type="submit"
            isSmall
            name="intent"
            value="away-note"
            isBusy={isHere && pending.intent === 'away-note'}
          >
            Save
          </Button>
        </Form>
      </Fold>
    </div>
  )
}
