import { useFetcher } from 'react-router'
import { GLASS_ML, WATER_AMOUNT_ML, waterInWords } from '#app/domain/diary/water.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import type { TrackAnswer } from '#app/features/dashboard/track-answer.ts'
import { RuledSection, SectionHead } from '#app/features/dashboard/ruled-section.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Scale } from '#app/ui/scale.tsx'
import text from '#app/ui/text.module.css'
import styles from './water.module.css'

type WaterProps = {
  day: PlainDate
  waterMl: number
  lastAddedMl: number
  goalMl: number
  idempotencyKey: string
}

/** What was drunk on the day: a glass with one tap, another amount, and the last one back. */
export function WaterOfDay({ day, waterMl, lastAddedMl, goalMl, idempotencyKey }: WaterProps) {
  const fetcher = useFetcher<TrackAnswer>({ key: 'water' })
  const isBusy = fetcher.state !== 'idle'
  const result = fetcher.data?.result
  const refusal = !isBusy && result?.ok === false ? result : null
  const words = `${waterInWords(waterMl)} of ${waterInWords(goalMl)}`
  return (
    <RuledSection headingId="water">
      <SectionHead>
        <h2 id="water" className={text.heading3}>
          Water
        </h2>
        <output className={text.num}>{words}</output>
      </SectionHead>
      <Scale
        label="Water"
        value={waterMl}
        max={goalMl}
        ticks={Math.round(goalMl / GLASS_ML)}
        valueText={words}
      />
      {refusal && <Notice tone="error">{refusal.fields['waterMl'] ?? refusal.message}</Notice>}
      <div className={classNames(layout.row, styles.buttons)}>
        <fetcher.Form method="post" action="/dashboard">
          <Sent day={day} idempotencyKey={idempotencyKey} intent="add-water" />
          <Button type="submit" variant="secondary" isSmall isBusy={isBusy} name="waterMl" value={GLASS_ML}>
            Add a glass ({GLASS_ML} ml)
          </Button>
        </fetcher.Form>
        {lastAddedMl > 0 && (
          <fetcher.Form method="post" action="/dashboard">
            <Sent day={day} idempotencyKey={idempotencyKey} intent="undo-water" />
            <Button type="submit" variant="quiet" isSmall isBusy={isBusy}>
              Undo {waterInWords(lastAddedMl)}
            </Button>
          </fetcher.Form>
        )}
      </div>
      <Fold summary="Another amount" className={styles.other}>
        <fetcher.Form method="post" action="/dashboard" className={styles.amount} key={waterMl}>
          <Sent day={day} idempotencyKey={idempotencyKey} intent="add-water" />
          <TextField
            label="Amount (ml)"
            name="waterMl"
            type="number"
            isFigure
            min={WATER_AMOUNT_ML.min}
            max={WATER_AMOUNT_ML.max}
            step={WATER_AMOUNT_ML.step}
            required
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            Add
          </Button>
        </fetcher.Form>
      </Fold>
    </RuledSection>
  )
}

type SentProps = { day: PlainDate; idempotencyKey: string; intent: 'add-water' | 'undo-water' }

function Sent({ day, idempotencyKey, intent }: SentProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
    </>
  )
}
