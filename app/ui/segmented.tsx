import { type ReactNode, useId } from 'react'
import styles from './segmented.module.css'
import field from './field.module.css'
import text from './text.module.css'
import { type Choice, choiceOf, FieldError } from './field.tsx'

type SegmentedProps = {
  legend: ReactNode
  name: string
  options: readonly Choice[]
  hint?: ReactNode
  error?: string | undefined
  isLegendHidden?: boolean
  /** Left alone, the browser keeps the choice; with `value` and `onChoose` the page does. */
  defaultValue?: string
  value?: string
  onChoose?: (value: string) => void
  isRequired?: boolean
}

/** A short list of choices side by side: native radio buttons in a named group. */
export function Segmented({
  legend,
  name,
  options,
  hint,
  error,
  isLegendHidden,
  defaultValue,
  value,
  onChoose,
  isRequired,
}: SegmentedProps) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <fieldset className={field.field} aria-describedby={described} aria-invalid={error ? true : undefined}>
      <legend className={isLegendHidden ? text.srOnly : field.label}>{legend}</legend>
      <div className={styles.choices}>
        {options.map(choiceOf).map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value, onChange: () => onChoose?.(option.value) })}
              {...(value === undefined && onChoose && { onChange: () => onChoose(option.value) })}
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
