import { useEffect } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import { slotLabel } from '#app/domain/diary/slots.ts'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { Copied } from '#app/features/calories/copy-entries.server.ts'
import { DayAndSlot } from '#app/features/calories/day-and-slot.tsx'
import { diaryOfDay } from '#app/features/page/diary-day.ts'
import { todayHere } from '#app/features/page/use-today.ts'
import { counted } from '#app/features/plans/view/plan-words.ts'
import { Energy } from '#app/features/page/energy.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import dialogStyles from '#app/ui/dialog.module.css'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import styles from './diary-entries.module.css'
import chips from './quick-entry.module.css'
import { takingBack } from './quick-entry.tsx'
import type { TrackAnswer } from './track-answer.ts'

/** What is to be copied: a day or one meal of it. */
export type CopySource = { fromDay: PlainDate; fromSlot: DiarySlot | 'other' | 'all'; name: string }

type CopyDialogProps = {
  source: CopySource | null
  day: PlainDate
  today: PlainDate
  idempotencyKey: string
  fetcher: FetcherWithComponents<TrackAnswer>
  onClose(): void
}

/** Asks which day a meal or a day is copied to. */
export function CopyDialog({ source, day, today, idempotencyKey, fetcher, onClose }: CopyDialogProps) {
  const result = fetcher.state === 'idle' ? fetcher.data?.result : undefined
  return (
    <Dialog id="copy-entries" title={`Copy ${source?.name ?? ''}`} isOpen={source !== null} onClose={onClose}>
      {result?.ok === false && <Notice tone="error">{result.message}</Notice>}
      <fetcher.Form
        method="post"
        action="/dashboard"
        className={layout.stack}
        onSubmit={(event) => {
          if (fetcher.state !== 'idle') event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="copy-entries" />
        <input type="hidden" name="fromDay" value={source?.fromDay ?? ''} />
        <input type="hidden" name="fromSlot" value={source?.fromSlot ?? 'all'} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <DayAndSlot
          day={day === today ? addDays(today, -1) : today}
          today={today}
          slot={null}
          openLabel="As it is"
          labels={{ day: 'To the day', slot: 'As the meal' }}
          dayName="toDay"
          slotName="toSlot"
          errors={result?.ok === false ? result.fields : {}}
        />
        <div className={dialogStyles.actions}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" isBusy={fetcher.state !== 'idle'}>
            Copy
          </Button>
        </div>
      </fetcher.Form>
    </Dialog>
  )
}

type FromDayBeforeProps = Omit<CopyDialogProps, 'source' | 'onClose'> & {
  /** Meals that the day has none of, and the day before has. */
  slots: readonly { slot: DiarySlot; totalKcal: number }[]
}

/** Meals of the day before that are still empty on this one, one tap each. */
export function FromDayBefore({ day, today, slots, idempotencyKey, fetcher }: FromDayBeforeProps) {
  if (slots.length === 0) return null
  return (
    <div className={layout.stack}>
      <p className={text.small}>{day === today ? 'From yesterday' : 'From the day before'}</p>
      <ul className={styles.choices}>
        {slots.map(({ slot, totalKcal }) => (
          <li key={slot}>
            <fetcher.Form
              method="post"
              action="/dashboard"
              onSubmit={(event) => {
                if (fetcher.state !== 'idle') event.preventDefault()
              }}
            >
              <input type="hidden" name="intent" value="copy-entries" />
              <input type="hidden" name="fromDay" value={addDays(day, -1)} />
              <input type="hidden" name="fromSlot" value={slot} />
              <input type="hidden" name="toDay" value={day} />
              <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
              <button className={chips.chip}>
                <span className={text.srOnly}>Copy </span>
                {slotLabel(slot)},{' '}
                <span className={text.num}>
                  <Energy kcal={totalKcal} />
                </span>
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Says what was copied, once, and offers to take it back. */
export function useCopied(copied: Copied | undefined, onCopied: () => void): void {
  const undo = useFetcher<TrackAnswer>({ key: 'take-back' })
  useEffect(() => {
    if (!copied) return
    onCopied()
    showToast(`Copied ${counted(copied.ids.length, 'meal')} to ${diaryOfDay(copied.toDay, todayHere())}`, {
      action: {
        label: 'Undo',
        onPress: () => void undo.submit(takingBack(copied.ids), { method: 'post', action: '/dashboard' }),
      },
    })
    // oxlint-disable-next-line react/exhaustive-deps -- once for each copy
  }, [copied])
}
