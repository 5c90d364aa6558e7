import { Link } from 'react-router'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { sumMacros, type Macros } from '#app/domain/planning/macros.ts'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { MacroScales } from '#app/features/plans/view/macro-scales.tsx'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { Scale } from '#app/ui/scale.tsx'
import { CardHead } from './dashboard-card.tsx'
import { DayPicker } from './day-picker.tsx'
import type { Targets } from './plan-of-day.server.ts'
import styles from './dashboard.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

type NutritionProps = {
  day: PlainDate
  today: PlainDate
  entries: readonly DiaryEntry[]
  targets: Targets | null
  headingId: string
}

/** What was eaten on the day against the plan's targets, on scales and in words. */
export function NutritionOfDay({ day, today, entries, targets, headingId }: NutritionProps) {
  const total = sumMacros(entries.map(({ totalKcal, ...macros }) => ({ ...macros, kcal: totalKcal })))
  return (
    <div className={layout.stack}>
      <CardHead>
        <h2 id={headingId} className={text.heading3}>
          Nutrition Tracking
        </h2>
        <DayPicker day={day} today={today} />
      </CardHead>
      {entries.length === 0 ? (
        <p className={text.muted}>
          Nothing entered {day === today ? 'yet today' : 'on this day'}
          {targets && `, of ${formatKcal(targets.macros.kcal)} kcal planned`}.
        </p>
      ) : (
        <EatenOfDay total={total} targets={targets?.macros ?? null} />
      )}
      <p className={classNames(text.small, text.muted)}>
        {targets ? (
          <>Targets of your plan “{targets.planName}”.</>
        ) : day !== today ? (
          'No plan had begun by then, so there are no targets.'
        ) : (
          <>
            There are no targets yet: <Link to={NEW_PLAN}>a meal plan</Link> brings them.
          </>
        )}
      </p>
    </div>
  )
}

function EatenOfDay({ total, targets }: { total: Macros; targets: Macros | null }) {
  // Whole hundreds, of which each tick counts one.
  const full = targets && Math.ceil(Math.max(targets.kcal * 1.2, total.kcal) / 100) * 100
  return (
    <>
      <p className={styles.kcal}>
        <span className={text.kcal}>
          {formatKcal(total.kcal)} <small>kcal</small>
        </span>
        {targets && <span className={text.muted}>{leftInWords(total.kcal, targets.kcal, 'kcal')}</span>}
      </p>
      {targets && full && (
        <Scale
          label="Calories"
          value={total.kcal}
          max={full}
          ticks={full / 100}
          target={targets.kcal}
          valueText={`${formatKcal(total.kcal)} of ${formatKcal(targets.kcal)} kcal`}
        />
      )}
      <MacroScales label="Macronutrients" total={total} targets={targets} areGramsOnly />
    </>
  )
}

/** "610 kcal to go", "on target", "120 kcal over": whole figures, so that they add up with the total beside them. */
function leftInWords(actual: number, target: number, unit: string): string {
  const left = Math.round(target) - Math.round(actual)
  const of = `of ${formatKcal(target)}`
  if (left === 0) return `${of}: on target`
  return `${of}: ${formatKcal(Math.abs(left))} ${unit} ${left > 0 ? 'to go' : 'over'}`
}
