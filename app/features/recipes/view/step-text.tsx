import type { StepPart } from '#app/domain/recipe/step-amounts.ts'
import { unbrokenFigures } from '#app/domain/recipe/unbroken-figures.ts'
import styles from './step-text.module.css'

/** A step with the amounts of its foods inside. */
export function StepText({ parts }: { parts: readonly StepPart[] }) {
  return parts.map(({ text, isAmount }, index) =>
    isAmount ? (
      <span key={index} className={styles.amount}>
        {unbrokenFigures(text)}
      </span>
    ) : (
      unbrokenFigures(text)
    ),
  )
}
