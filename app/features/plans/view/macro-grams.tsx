import type { CSSProperties } from 'react'
import type { Macros } from '#app/domain/planning/macros.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import text from '#app/ui/text.module.css'
import styles from './macro-grams.module.css'
import { MACROS } from './plan-words.ts'

type MacroGramsProps = {
  label: string
  total: Macros
  carbsLabel?: string
  /** Targets of some of them; the others are amounts alone. */
  targets?: { [Name in 'proteinG' | 'carbsG' | 'fatG']?: number | null }
}

/** Grams beside a key of their colours, for whoever has no targets of the whole and so no scales. */
export function MacroGrams({ label, total, carbsLabel = 'Carbs', targets = {} }: MacroGramsProps) {
  return (
    <ul className={styles.grams} aria-label={label}>
      {MACROS.map(({ name, label: macro, tone }) => {
        if (name === 'kcal') return null
        const target = targets[name] ?? null
        return (
          <li key={name} style={{ '--tone': tone } as CSSProperties}>
            <span>{name === 'carbsG' ? carbsLabel : macro}</span>
            <b className={text.num}>
              {formatKcal(total[name])} {target !== null && `of ${formatKcal(target)} `}g
            </b>
          </li>
        )
      })}
    </ul>
  )
}
