import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { MAX_QUICK_DESCRIPTION_LENGTH } from '#app/domain/diary/diary-limits.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { FrequentMeal, QuickEntry as Added } from '#app/features/calories/quick-entry.server.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { ScanButton } from '#app/features/products/scan-button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toasts.ts'
import field from '#app/ui/field.module.css'
import text from '#app/ui/text.module.css'
import styles from './quick-entry.module.css'
import { RuledSection } from './ruled-section.tsx'
import type { TrackAnswer } from './track-answer.ts'

type QuickEntryProps = {
  today: PlainDate
  /** What is eaten often, one tap each. */
  again: readonly FrequentMeal[]
  idempotencyKey: string
}

const ERROR_ID = 'quick-entry-error'

/** What else was eaten, in a sentence: it is counted, kept in the diary and can be taken back. */
export function QuickEntry({ today, again, idempotencyKey }: QuickEntryProps) {
  const fetcher = useFetcher<TrackAnswer>({ key: 'quick-entry' })
  const input = useRef<HTMLInputElement>(null)
  const answer = fetcher.data
  const refusal = fetcher.state === 'idle' && answer?.result.ok === false ? answer.result : null
  const added = answer?.added
  const isBusy = fetcher.state !== 'idle'

  useEffect(() => {
    if (!added) return
    if (input.current) input.current.value = ''
    const { id, mealName } = added
    showToast(`Added ${mealName}, ${formatKcal(added.kcal)} kcal`, {
      action: {
        label: 'Undo',
        onPress: () =>
          void fetcher.submit(
            { intent: 'remove-entry', entryId: id },
            { method: 'post', action: '/dashboard' },
          ),
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each meal that was added
  }, [added])

  return (
    <RuledSection headingId="quick-entry">
      <h2 id="quick-entry" className={text.heading3}>
        <label htmlFor="quick-description">What else did you eat?</label>
      </h2>
      <div className={styles.line}>
        <fetcher.Form
          method="post"
          action="/dashboard"
          className={styles.form}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault()
          }}
        >
          <input type="hidden" name="intent" value="quick-entry" />
          <input type="hidden" name="day" value={today} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input
            ref={input}
            id="quick-description"
            className={field.input}
            name="description"
            placeholder="2 oatcakes with hummus"
            maxLength={MAX_QUICK_DESCRIPTION_LENGTH}
            autoComplete="off"
            enterKeyHint="done"
            required
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? ERROR_ID : undefined}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            Add
          </Button>
        </fetcher.Form>
        <ScanButton isIcon uses={['diary', 'pantry']} serverDay={today} />
      </div>
      {refusal && <FieldError id={ERROR_ID}>{refusal.message}</FieldError>}
      {added && !refusal && <AddedNote added={added} />}
      {again.length > 0 && (
        <ul className={styles.again} aria-label="Eaten often">
          {again.map((meal) => (
            <li key={meal.mealName}>
              <AgainButton meal={meal} today={today} idempotencyKey={idempotencyKey} fetcher={fetcher} />
            </li>
          ))}
        </ul>
      )}
    </RuledSection>
  )
}

/** How sure the figure is, and what of the sentence is not in it. */
function AddedNote({ added }: { added: Added }) {
  const { kcal, kcalRange, mealName, notCounted } = added
  const range =
    kcalRange &&
    kcalRange.low !== kcalRange.high &&
    ` Likely ${formatKcal(kcalRange.low)} to ${formatKcal(kcalRange.high)} kcal.`
  if (notCounted.length === 0) {
    return (
      <p className={classNames(text.small, text.muted)}>
        {mealName}: {formatKcal(kcal)} kcal.{range}
      </p>
    )
  }
  return (
    <Notice tone="warn">
      {mealName}: {formatKcal(kcal)} kcal. Not counted: {notCounted.join(', ')}. Describe it differently, or{' '}
      <Link to="/calories">use the estimator</Link>.
    </Notice>
  )
}

type AgainProps = {
  meal: FrequentMeal
  today: PlainDate
  idempotencyKey: string
  fetcher: ReturnType<typeof useFetcher<TrackAnswer>>
}

function AgainButton({ meal, today, idempotencyKey, fetcher }: AgainProps) {
  return (
    <fetcher.Form
      method="post"
      action="/dashboard"
      onSubmit={(event) => {
        if (fetcher.state !== 'idle') event.preventDefault()
      }}
    >
      <input type="hidden" name="intent" value="eat-again" />
      <input type="hidden" name="entryId" value={meal.entryId} />
      <input type="hidden" name="day" value={today} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <button className={styles.chip}>
        <span className={text.srOnly}>Add </span>
        {meal.mealName}, <span className={text.num}>{formatKcal(meal.kcal)}</span>
        <span className={text.srOnly}> kcal</span>
      </button>
    </fetcher.Form>
  )
}
