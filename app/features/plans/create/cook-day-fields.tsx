import { useId } from 'react'
import { cookDayField } from '#app/domain/planning/cooking-form.ts'
import { WEEKDAYS } from '#app/domain/planning/weekday-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import field from '#app/ui/field.module.css'
import choices from '#app/ui/segmented.module.css'
import styles from './create-plan.module.css'

type CookDayFieldsProps = {
  /** Nothing was said: every day. */
  cookDays: readonly number[] | undefined
  error: string | undefined
}

/** On which weekdays somebody cooks: seven boxes side by side. */
export function CookDayFields({ cookDays, error }: CookDayFieldsProps) {
  const id = useId()
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      className={classNames(field.field, styles.apart)}
      aria-describedby={described}
      aria-invalid={error ? true : undefined}
    >
      <legend className={field.label}>Cook on these days</legend>
      <input type="hidden" name="cookDays" value="asked" />
      <div className={choices.choices}>
        {WEEKDAYS.map((name, weekday) => (
          <label key={name}>
            <input
              type="checkbox"
              name={cookDayField(weekday)}
              value="yes"
              aria-label={name}
              defaultChecked={cookDays?.includes(weekday) ?? true}
            />
            <span aria-hidden>{name.slice(0, 3)}</span>
          </label>
        ))}
      </div>
      <p className={field.hint} id={`${id}-hint`}>
        On the other days you eat what was cooked before, fresh or frozen, and what is ready in 10 minutes.
        Start the plan on a cooking day: you always cook on its first day.
      </p>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
