import type { Macros } from '#app/domain/planning/macros.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { Scale } from '#app/ui/scale.tsx'
import type { PlanDayView } from './plan-view.ts'
import { deviationText, MACROS } from './plan-words.ts'

/** The bar ends a fifth above the target, so that its pin never stands at the edge, or where the amount ends. */
const FULL = 1.2

/** A day's four figures against their targets, each on a scale and in words. */
export function DayBalance({ day, targets }: { day: PlanDayView; targets: Macros }) {
  return (
    <ul className="balance" aria-label="Against the targets">
      {MACROS.map(({ name, label, unit }) => {
        const amount = `${formatKcal(day.total[name])} ${unit}`
        return (
          <li key={name}>
            <span className="balance-name">{label}</span>
            <span>
              <b className="num">{amount}</b>{' '}
              <small className="num">{deviationText(day.deviation[name])}</small>
            </span>
            <Scale
              isFine
              className={`scale-${name}`}
              label={label}
              value={day.total[name]}
              max={Math.max(targets[name] * FULL, day.total[name])}
              target={targets[name]}
              valueText={`${amount} of ${formatKcal(targets[name])} ${unit}, ${deviationText(day.deviation[name])}`}
            />
          </li>
        )
      })}
    </ul>
  )
}
