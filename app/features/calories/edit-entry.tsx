import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { editMeal, type MealEdit } from '#app/domain/calories/edit-meal.ts'
import { type MealEstimate, summariseMeal } from '#app/domain/calories/meal-estimate.ts'
import { MEAL_NAME_MAX, PORTIONS } from '#app/domain/diary/diary-limits.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { useEnergy } from '#app/features/page/energy.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import bar from '#app/ui/submit-bar.module.css'
import text from '#app/ui/text.module.css'
import { DayAndSlot } from './day-and-slot.tsx'
import styles from './edit-entry.module.css'
import type { entryToEdit } from './edit-entry.server.ts'
import { MealRowsTable } from './meal-rows-table.tsx'
import { SecondLook } from '#app/ui/second-look.tsx'

type EditEntryProps = {
  entry: NonNullable<Awaited<ReturnType<typeof entryToEdit>>>
  serverDay: string
  refusal: Extract<FormResult<never>, { ok: false }> | null
}

const FORM_ID = 'edit-entry'

/** An entry of the diary down to its foods: everything of it can be changed, and is counted by the server. */
export function EditEntry({ entry, serverDay, refusal }: EditEntryProps) {
  const today = useDiaryToday(serverDay)
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle'
  const [estimate, setEstimate] = useState(entry.estimate)
  const [portions, setPortions] = useState(formatPortions(entry.portions))
  const [dismissed, setDismissed] = useState<typeof refusal>(null)
  const errors = refusal?.fields ?? {}
  const confirm = refusal?.code === 'unconfirmed' ? refusal.details?.['confirm'] : undefined
  const isAsked = typeof confirm === 'string' && refusal !== dismissed
  const edit = (...edits: MealEdit[]) => {
    setDismissed(refusal)
    setEstimate((before) => before && edits.reduce<MealEstimate>(editMeal, before))
  }
  const energy = useEnergy()
  const ofOneKcal = estimate ? summariseMeal(estimate).total.kcal : entry.totalKcal
  const wanted = Number(portions)
  return (
    <div className={classNames(layout.stack, styles.page)}>
      {refusal && confirm === undefined && Object.keys(errors).length === 0 && (
        <Notice tone="error">{refusal.message}</Notice>
      )}
      <Form
        id={FORM_ID}
        method="post"
        className={layout.stack}
        onSubmit={(event) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="edit-entry" />
        <input type="hidden" name="entryId" value={entry.id} />
        <input
          type="hidden"
          name="rows"
          value={estimate === null || estimate === entry.estimate ? '' : JSON.stringify(estimate.rows)}
        />
        <TextField
          label="Name"
          name="mealName"
          defaultValue={entry.mealName}
          maxLength={MEAL_NAME_MAX}
          required
          error={errors['mealName']}
        />
        <DayAndSlot day={entry.eatenOn} today={today} slot={entry.slot} dayName="eatenOn" errors={errors} />
        <div className={styles.pair}>
          <TextField
            label="Time (optional)"
            name="eatenAt"
            type="time"
            defaultValue={entry.eatenAt ?? ''}
            error={errors['eatenAt']}
          />
          <TextField
            label="Portions"
            name="portions"
            type="number"
            isFigure
            min={PORTIONS.min}
            max={PORTIONS.max}
            step={PORTIONS.step}
            value={portions}
            onChange={(event) => setPortions(event.target.value)}
            required
            hint={wanted > 0 ? energy.words(ofOneKcal * wanted) : undefined}
            error={errors['portions']}
          />
        </div>
      </Form>
      {estimate ? (
        <>
          {wanted !== 1 && <p className={text.muted}>The amounts below are those of one portion.</p>}
          <div id="entry-foods">
            <h2 className={text.srOnly}>Foods</h2>
            <MealRowsTable estimate={estimate} summary={summariseMeal(estimate)} onEdit={edit} />
          </div>
        </>
      ) : (
        <p className={text.muted}>
          The amounts of its foods were not saved with this entry, so only its name, portions and time can be
          changed.
        </p>
      )}
      {isAsked && refusal && (
        <SecondLook
          key={confirm}
          question={refusal.message}
          confirm={confirm}
          formId={FORM_ID}
          isBusy={isBusy}
          onChange={() => {
            setDismissed(refusal)
            document.getElementById('entry-foods')?.querySelector('input')?.focus()
          }}
        />
      )}
      <div className={bar.bar}>
        <Button
          type="submit"
          form={FORM_ID}
          isBusy={isBusy}
          disabledReason={
            estimate?.rows.length === 0
              ? 'There is no food in this meal. Add one, or remove the meal from the diary.'
              : undefined
          }
        >
          Save
        </Button>
      </div>
    </div>
  )
}

/** "1.5": as it is typed, without the noise of halves that are no halves. */
const formatPortions = (portions: number) => String(Math.round(portions * 100) / 100)
