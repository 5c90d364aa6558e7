import type { CSSProperties } from 'react'
import type { Macros } from '#app/domain/planning/macros.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import text from '#app/ui/text.module.css'
import styles from './macro-grams.module.css'
import { MACROS } from './plan-words.ts'

/** Grams beside a key of their colours, for whoever has no targets and so no scales. */
export function MacroGrams({ label, total }: { label: string; total: Macros }) {
  return (
    <ul className={styles.grams} aria-label={label}>
      {MACROS.filter(({ unit }) => unit === 'g').map(({ name, label: macro, unit, tone }) => (
        <li key={name} style={{ '--tone': tone } as CSSProperties}>
          <span>{macro}</span>
          <b className={text.num}>
            {formatKcal(total[name])} {unit}
          </b>
        </li>
      ))}
    </ul>
  )
}
