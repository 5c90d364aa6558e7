import { useRef } from 'react'
import { addDays, isPlainDate, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import {
  freeStart,
  FURTHEST_START_DAYS,
  type OverlapChoice,
  overlapsWith,
  type PlannedDays,
  startProblem,
} from '#app/domain/planning/plan-dates.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { datesInWords } from '#app/features/plans/view/plan-words.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import styles from './create-plan.module.css'

type StartFieldsProps = {
  startDate: string
  /** The person's own calendar day. */
  today: PlainDate
  days: number
  /** The person's other plans, with the days they have meals for. */
  planned: readonly PlannedDays[]
  choice: OverlapChoice
  fields: Record<string, string>
  onStart: (startDate: PlainDate) => void
  onChoose: (choice: OverlapChoice) => void
}

/** On which days the plan is, and what becomes of another plan's meals on the same days. */
export function StartFields(props: StartFieldsProps) {
  const { startDate, today, days, planned, choice, fields, onStart, onChoose } = props
  const input = useRef<HTMLInputElement>(null)
  const problem = startProblem(startDate, today)
  const overlaps = problem === null ? overlapsWith(planned, startDate, days) : []
  const free = overlaps.length > 0 ? freeStart(planned, { startDate, days, today }) : null
  return (
    <>
      <TextField
        ref={input}
        label="Starts on"
        name="startDate"
        type="date"
        min={today}
        max={addDays(today, FURTHEST_START_DAYS)}
        value={startDate}
        onChange={(event) => onStart(event.target.value)}
        required
        hint={isPlainDate(startDate) ? spanInWords(startDate, days) : undefined}
        error={problem ?? fields['startDate']}
      />
      <input type="hidden" name="overlap" value="" />
      {overlaps.length > 0 && (
        <div className={styles.overlap}>
          <Notice tone="warn">
            {overlaps.map((plan) => (
              <p key={plan.id}>{overlapInWords(plan, days)}</p>
            ))}
          </Notice>
          {free !== null && (
            <Button
              variant="secondary"
              isSmall
              className={layout.needsScript}
              onClick={() => {
                onStart(free)
                // The button goes with the overlap.
                input.current?.focus()
              }}
            >
              {isRightAfter(free, overlaps, planned) ? 'Start after it, on' : 'Start on the first free day,'}{' '}
              {dateInWords(free)}
            </Button>
          )}
          {overlaps.map(({ id }) => (
            <input key={id} type="hidden" name="overlapping[]" value={id} />
          ))}
          <Segmented
            legend={
              overlaps.length === 1 && overlaps[0]!.dates.length === 1 ? 'On that day' : 'On those days'
            }
            name="overlap"
            options={[
              { value: 'keep', label: 'Keep both' },
              { value: 'replace', label: 'Replace' },
            ]}
            value={choice}
            onChoose={(chosen) => onChoose(chosen === 'replace' ? 'replace' : 'keep')}
            hint={HINTS[choice]}
            error={fields['overlap']}
          />
        </div>
      )}
    </>
  )
}

const HINTS: Readonly<Record<OverlapChoice, string>> = {
  keep: 'The dashboard and the calendar show the new plan. Food is reserved and bought for both.',
  replace:
    'Food is reserved and bought for the new plan only. If you delete the new plan, the earlier meals count again.',
}

/** Whether a day is the one after the last of the one plan in the way. */
function isRightAfter(
  free: PlainDate,
  overlaps: readonly PlannedDays[],
  planned: readonly PlannedDays[],
): boolean {
  const [only, ...others] = overlaps
  const lastDate = planned.find(({ id }) => id === only?.id)?.dates.at(-1)
  return others.length === 0 && lastDate !== undefined && addDays(lastDate, 1) === free
}

/** "Monday 7 December to Sunday 13 December". */
function spanInWords(startDate: PlainDate, days: number): string {
  const first = dateInWords(startDate)
  return days === 1 ? first : `${first} to ${dateInWords(addDays(startDate, days - 1))}`
}

/** "“Family week” already has meals on 3 of these days: 5 to 7 December." */
function overlapInWords({ name, dates }: PlannedDays, days: number): string {
  const [startDate = '', lastDate = startDate] = [dates[0], dates.at(-1)]
  const which = datesInWords({ startDate, endDate: addDays(lastDate, 1) })
  const many =
    days === 1 ? 'this day' : dates.length === days ? 'these days' : `${dates.length} of these days`
  return `“${name}” already has meals on ${many}: ${which}.`
}
