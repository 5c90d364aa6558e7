import type { CSSProperties } from 'react'
import type { Macros } from '#app/domain/planning/macros.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Scale } from '#app/ui/scale.tsx'
import text from '#app/ui/text.module.css'
import styles from './macro-scales.module.css'
import { deviationText, MACROS } from './plan-words.ts'

/** The bar ends a fifth above the target, so that its pin never stands at the edge, or where the amount ends. */
const FULL = 1.2

type MacroScalesProps = {
  label: string
  total: Macros
  targets: Macros | null
  /** As shares of the targets. Without it the targets themselves are named. */
  deviation?: Macros
  /** The calories stand elsewhere. */
  areGramsOnly?: boolean
}

/** A day's figures against their targets, each on a scale and in words. */
export function MacroScales({ label, total, targets, deviation, areGramsOnly }: MacroScalesProps) {
  const macros = areGramsOnly ? MACROS.filter(({ unit }) => unit === 'g') : MACROS
  return (
    <ul className={classNames(styles.scales, areGramsOnly && styles.grams)} aria-label={label}>
      {macros.map((macro) => {
        const { name, unit } = macro
        const amount = `${formatKcal(total[name])} ${unit}`
        const target = targets?.[name]
        const off = deviation && deviationText(deviation[name])
        // The pin of the target has the ink's colour: the calories keep out of it.
        const tone = name === 'kcal' ? 'var(--ink-3)' : macro.tone
        return (
          <li key={name} style={{ '--tone': tone } as CSSProperties}>
            <span className={styles.name}>{macro.label}</span>
            <span>
              <b className={text.num}>{amount}</b>{' '}
              {target !== undefined && (
                <small className={text.num}>{off ?? `of ${formatKcal(target)}`}</small>
              )}
            </span>
            {target !== undefined && (
              <Scale
                isFine
                className={styles.scale}
                label={macro.label}
                value={total[name]}
                max={Math.max(target * FULL, total[name])}
                target={target}
                valueText={`${amount} of ${formatKcal(target)} ${unit}${off ? `, ${off}` : ''}`}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
