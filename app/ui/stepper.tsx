import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'

import styles from './stepper.module.css'
import text from './text.module.css'

type StepperProps = {
  /** What is counted, in the plural: "servings" gives "Fewer servings" and "More servings". */
  label: string
  value: number
  min: number
  max: number
  step?: number
  onChange: (value: number) => void
}

/** Two buttons around a figure. */
export function Stepper({ label, value, min, max, step = 1, onChange }: StepperProps) {
  const canLower = value - step >= min
  const canRaise = value + step <= max
  return (
    <fieldset className={styles.stepper} aria-label={label}>
      <button
        type="button"
        aria-label={`Fewer ${label}`}
        aria-disabled={!canLower || undefined}
        onClick={() => canLower && onChange(value - step)}
      >
        <Minus className={text.icon} aria-hidden />
      </button>
      <output aria-live="polite">{value}</output>
      <button
        type="button"
        aria-label={`More ${label}`}
        aria-disabled={!canRaise || undefined}
        onClick={() => canRaise && onChange(value + step)}
      >
        <Plus className={text.icon} aria-hidden />
      </button>
    </fieldset>
  )
}
