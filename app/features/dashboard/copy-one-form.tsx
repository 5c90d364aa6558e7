import type { FetcherWithComponents } from 'react-router'
import type { DiarySlot } from '#app/domain/diary/slots.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import { DayAndSlot } from '#app/features/calories/day-and-slot.tsx'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { entryAddress } from './day-address.ts'
import styles from './diary-entries.module.css'

type CopyOneFormProps = {
  entry: { id: string; eatenOn: string; slot: DiarySlot | null }
  serverDay: string
  idempotencyKey: string
  fetcher: FetcherWithComponents<unknown>
  refusal: Extract<FormResult<never>, { ok: false }> | null
}

/** Copies one entry to another day, or to another meal of its own. */
export function CopyOneForm({ entry, serverDay, idempotencyKey, fetcher, refusal }: CopyOneFormProps) {
  const today = useDiaryToday(serverDay)
  return (
    <Fold summary="Copy to another day" className={styles.copyOne}>
      <fetcher.Form
        method="post"
        action={entryAddress(entry.id)}
        className={layout.stack}
        onSubmit={(event) => {
          if (fetcher.state !== 'idle') event.preventDefault()
        }}
      >
        {refusal && <Notice tone="error">{refusal.message}</Notice>}
        <input type="hidden" name="intent" value="copy-entries" />
        <input type="hidden" name="entryId" value={entry.id} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <DayAndSlot
          day={entry.eatenOn === today ? addDays(today, -1) : today}
          today={today}
          slot={entry.slot}
          labels={{ day: 'To the day', slot: 'As the meal' }}
          dayName="toDay"
          slotName="toSlot"
        />
        <Button type="submit" variant="secondary" isBusy={fetcher.state !== 'idle'}>
          Copy
        </Button>
      </fetcher.Form>
    </Fold>
  )
}
