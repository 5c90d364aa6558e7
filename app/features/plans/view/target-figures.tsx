import type { CSSProperties } from 'react'
import { useEnergy } from '#app/features/page/energy.tsx'
import type { Macros } from '#app/domain/planning/macros.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import { MACROS } from './plan-words.ts'
import styles from './target-figures.module.css'

type TargetFiguresProps = {
  targets: Macros
  /** At the head of a plan; otherwise under a heading that says what they are. */
  isLarge?: boolean
}

/** What each day of a plan aims at. */
export function TargetFigures({ targets, isLarge }: TargetFiguresProps) {
  const energy = useEnergy()
  return (
    <dl
      className={classNames(styles.figures, isLarge && styles.large)}
      aria-label={isLarge ? 'Daily targets' : undefined}
    >
      {MACROS.map(({ name, label, unit, tone }) => (
        <div key={name} style={{ '--tone': tone } as CSSProperties}>
          <dt>{isLarge && name === 'kcal' ? 'Daily calories' : label}</dt>
          <dd className={text.num}>
            {name === 'kcal' ? energy.figure(targets.kcal) : formatKcal(targets[name])}{' '}
            <small>{name === 'kcal' ? energy.unit : unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
