import { useRef } from 'react'
import type { useFetcher } from 'react-router'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { timeHere } from '#app/features/page/time-here.ts'
import { EnergyFigure, EnergyUnitName } from '#app/features/page/energy.tsx'
import text from '#app/ui/text.module.css'
import styles from './quick-entry.module.css'
import type { TrackAnswer } from './track-answer.ts'

export type ChipsProps = {
  day: PlainDate
  today: PlainDate
  idempotencyKey: string
  fetcher: ReturnType<typeof useFetcher<TrackAnswer>>
}

type MealChipsProps = ChipsProps & {
  label: string
  /** What a tap asks for, and the field that names the meal. */
  intent: string
  idName: string
  meals: readonly { id: string; name: string; kcal: number }[]
}

/** Meals that one tap adds to the day that is looked at. */
export function MealChips({ label, meals, ...rest }: MealChipsProps) {
  if (meals.length === 0) return null
  return (
    <div>
      <p className={text.small} aria-hidden>
        {label}
      </p>
      <ul className={styles.again} aria-label={label}>
        {meals.map((meal) => (
          <li key={meal.id}>
            <Chip meal={meal} {...rest} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type ChipProps = Omit<MealChipsProps, 'label' | 'meals'> & { meal: MealChipsProps['meals'][number] }

function Chip({ meal, intent, idName, day, today, idempotencyKey, fetcher }: ChipProps) {
  const time = useRef<HTMLInputElement>(null)
  return (
    <fetcher.Form
      method="post"
      action="/dashboard"
      onSubmit={(event) => {
        if (fetcher.state !== 'idle') event.preventDefault()
        if (time.current) time.current.value = timeHere()
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={idName} value={meal.id} />
      <input type="hidden" name="day" value={day} />
      <input type="hidden" name="today" value={today} />
      <input type="hidden" name="time" ref={time} defaultValue="" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <button className={styles.chip}>
        <span className={text.srOnly}>Add </span>
        {meal.name},{' '}
        <span className={text.num}>
          <EnergyFigure kcal={meal.kcal} />
        </span>
        <span className={text.srOnly}>
          {' '}
          <EnergyUnitName />
        </span>
      </button>
    </fetcher.Form>
  )
}
