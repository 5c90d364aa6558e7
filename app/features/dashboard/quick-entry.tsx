import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useEnergy } from '#app/features/page/energy.tsx'
import { MAX_QUICK_DESCRIPTION_LENGTH } from '#app/domain/diary/diary-limits.ts'
import { DIARY_SLOTS, slotLabel } from '#app/domain/diary/slots.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Favourite } from '#app/features/calories/favourites.server.ts'
import type { FrequentMeal } from '#app/features/calories/quick-entry.server.ts'
import { SecondLook } from '#app/ui/second-look.tsx'
import { timeHere } from '#app/features/page/time-here.ts'
import { Button } from '#app/ui/button.tsx'
import { ScanButton } from '#app/features/products/scan-button.tsx'
import { FieldError } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import field from '#app/ui/field.module.css'
import text from '#app/ui/text.module.css'
import { AddedNote } from './added-note.tsx'
import { FavouriteMeals } from './favourite-meals.tsx'
import { MealChips } from './meal-chips.tsx'
import styles from './quick-entry.module.css'
import { RuledSection } from './ruled-section.tsx'
import type { AskedEntry, TrackAnswer } from './track-answer.ts'

type QuickEntryProps = {
  /** The day that is looked at: where the words name none, it goes there. */
  day: PlainDate
  today: PlainDate
  /** What is eaten often, one tap each. */
  again: readonly FrequentMeal[]
  favourites: readonly Favourite[]
  idempotencyKey: string
  /** What was asked about a form sent without scripts. */
  askedBefore: AskedEntry | undefined
}

const FORM_ID = 'quick-entry-form'
const ERROR_ID = 'quick-entry-error'
const MEALS = DIARY_SLOTS.map((slot) => [slot, slotLabel(slot)] as const)

/** What else was eaten, in a sentence: it is counted, saved to the day it names, and can be taken back. */
export function QuickEntry(props: QuickEntryProps) {
  const { day, today, again, favourites, idempotencyKey, askedBefore } = props
  const fetcher = useFetcher<TrackAnswer>({ key: 'quick-entry' })
  const input = useRef<HTMLInputElement>(null)
  const time = useRef<HTMLInputElement>(null)
  const answer = fetcher.data
  const isBusy = fetcher.state !== 'idle'
  const added = answer?.added
  const asked = answer ? answer.asked : askedBefore
  /** The question that was answered by changing the text. */
  const [dismissed, setDismissed] = useState<AskedEntry | null>(null)
  const open = asked && asked !== dismissed ? asked : null
  const refusal =
    fetcher.state === 'idle' && answer?.result.ok === false && !answer.asked ? answer.result : null
  // Another text is another estimate: the key of the question is for the meal it asks about.
  const [fresh, setFresh] = useState({ insteadOf: '', key: '' })
  const key = open?.idempotencyKey ?? (fresh.insteadOf === idempotencyKey ? fresh.key : idempotencyKey)

  useTakeBack(added, () => {
    if (input.current) input.current.value = ''
  })
  const changeIt = () => {
    if (!asked) return
    setDismissed(asked)
    setFresh({ insteadOf: idempotencyKey, key: crypto.randomUUID() })
  }

  return (
    <RuledSection headingId="quick-entry">
      <h2 id="quick-entry" className={text.heading3}>
        <label htmlFor="quick-description">What else did you eat?</label>
      </h2>
      <div className={styles.line}>
        <fetcher.Form
          id={FORM_ID}
          method="post"
          action="/dashboard"
          className={styles.form}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
            if (time.current) time.current.value = timeHere()
          }}
        >
          <input type="hidden" name="intent" value="quick-entry" />
          <input type="hidden" name="day" value={day} />
          <input type="hidden" name="today" value={today} />
          <input type="hidden" name="time" ref={time} defaultValue="" />
          <input type="hidden" name="idempotencyKey" value={key} />
          <input
            ref={input}
            id="quick-description"
            className={field.input}
            name="description"
            placeholder="2 oatcakes with hummus"
            defaultValue={askedBefore?.description}
            maxLength={MAX_QUICK_DESCRIPTION_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
            required
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? ERROR_ID : undefined}
            onChange={open ? changeIt : undefined}
          />
          <select className={field.input} name="slot" aria-label="Meal" defaultValue="">
            <option value="">Any meal</option>
            {MEALS.map(([slot, label]) => (
              <option key={slot} value={slot}>
                {label}
              </option>
            ))}
          </select>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            Add
          </Button>
        </fetcher.Form>
        <ScanButton isIcon uses={['diary', 'pantry']} serverDay={today} />
      </div>
      {refusal && <FieldError id={ERROR_ID}>{refusal.message}</FieldError>}
      {open && (
        <SecondLook
          key={open.confirm}
          question={open.question}
          confirm={open.confirm}
          formId={FORM_ID}
          isBusy={isBusy}
          onChange={() => {
            changeIt()
            input.current?.focus()
          }}
        />
      )}
      {added && !refusal && <AddedNote added={added} day={day} today={today} />}
      <MealChips
        label="Eaten often"
        intent="eat-again"
        idName="entryId"
        meals={again.map(({ entryId, mealName, kcal }) => ({ id: entryId, name: mealName, kcal }))}
        {...{ day, today, idempotencyKey, fetcher }}
      />
      <FavouriteMeals {...{ day, today, favourites, idempotencyKey, fetcher }} />
    </RuledSection>
  )
}

/** Says what was added, once, and offers to take it back. */
function useTakeBack(added: TrackAnswer['added'], onAdded: () => void): void {
  const undo = useFetcher<TrackAnswer>({ key: 'take-back' })
  const energy = useEnergy()
  useEffect(() => {
    if (!added) return
    onAdded()
    showToast(`Added ${added.mealName}, ${energy.words(added.kcal)}`, {
      action: {
        label: 'Undo',
        onPress: () => void undo.submit(takingBack(added.ids), { method: 'post', action: '/dashboard' }),
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each meal that was added
  }, [added])
}

/** The form that takes entries back which were added together. */
export function takingBack(ids: readonly string[]): FormData {
  const form = new FormData()
  form.set('intent', 'take-back')
  for (const id of ids) form.append('entryIds[]', id)
  return form
}
