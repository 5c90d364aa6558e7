import type { CSSProperties } from 'react'
import type { Macros } from '#app/domain/planning/macros.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { MACROS } from '#app/features/plans/view/plan-words.ts'

/** What each day of a plan aims at. */
export function PlanTargetFigures({ targets }: { targets: Macros }) {
  return (
    <dl className="plan-targets" aria-label="Daily targets">
      {MACROS.map(({ name, label, unit, tone }) => (
        <div key={name} style={{ '--tone': tone } as CSSProperties}>
          <dt>{name === 'kcal' ? 'Daily calories' : label}</dt>
          <dd className="num">
            {formatKcal(targets[name])} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
