import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { WeightUnit } from '#app/domain/diary/diary-settings.ts'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { TrackAnswer } from '#app/features/dashboard/track-answer.ts'
import { WeightField } from '#app/features/body/body-fields.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toasts.ts'
import styles from './weights.module.css'

type WeightEntryFormProps = { unit: WeightUnit; today: PlainDate; latestKg: number | undefined }

const YEARS_BACK_DAYS = 3650

/** Weighs in; the same day again replaces what stands there. */
export function WeightEntryForm({ unit, today, latestKg }: WeightEntryFormProps) {
  const fetcher = useFetcher<TrackAnswer>({ key: 'weigh-in' })
  const [weightKg, setWeightKg] = useState(latestKg === undefined ? '' : String(latestKg))
  const result = fetcher.data?.result
  const refusal = fetcher.state === 'idle' && result?.ok === false ? result : null
  // What an earlier form of this page was answered with is no news.
  const told = useRef(result)
  useEffect(() => {
    if (result?.ok && result !== told.current) showToast('Weight saved')
    told.current = result
  }, [result])
  return (
    <fetcher.Form method="post" action="/dashboard" className={styles.form} aria-label="Weigh in">
      {refusal && Object.keys(refusal.fields).length === 0 && (
        <Notice tone="error" className={styles.refusal}>
          {refusal.message}
        </Notice>
      )}
      <input type="hidden" name="intent" value="log-weight" />
      <TextField
        // The day may turn out to be another here than at the server; what was typed beside it stays.
        key={today}
        label="Day"
        name="measuredOn"
        type="date"
        defaultValue={today}
        min={addDays(today, -YEARS_BACK_DAYS)}
        max={today}
        required
        error={refusal?.fields['measuredOn']}
      />
      <WeightField
        key={unit}
        name="weightKg"
        label="Weight"
        value={weightKg}
        units={unit === 'kg' ? 'metric' : unit === 'lb' ? 'imperial' : 'stones'}
        onChange={setWeightKg}
        error={refusal?.fields['weightKg']}
      />
      <Button type="submit" variant="secondary" className={styles.save} isBusy={fetcher.state !== 'idle'}>
        Save weight
      </Button>
    </fetcher.Form>
  )
}
