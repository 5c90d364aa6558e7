import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { energyChart } from '#app/domain/chart/energy-bars.ts'
import type { averageEaten, DayEaten } from '#app/domain/diary/week.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { EnergyBar } from '#app/features/plans/view/energy-bar.tsx'
import { counted, dateInWords, weekdayOf } from '#app/features/plans/view/plan-words.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { dayAddress } from './day-address.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import energy from '#app/ui/energy-columns.module.css'

type EatenWeekProps = {
  day: PlainDate
  today: PlainDate
  week: readonly DayEaten[]
  average: ReturnType<typeof averageEaten>
  targetKcal: number | null
}

/** Seven days side by side; a day without entries stays open, because nothing entered is not nothing eaten. */
export function EatenWeek({ day, today, week, average, targetKcal }: EatenWeekProps) {
  const { target, bars } = energyChart(
    week.map(({ total }) => total),
    targetKcal,
  )
  return (
    <div className={layout.stack}>
      <h3 className={text.heading4}>
        {day === today ? 'The last seven days' : `Seven days to ${dateInWords(day)}`}
      </h3>
      <div
        className={energy.chart}
        style={target === null ? undefined : ({ '--target': target } as CSSProperties)}
      >
        {targetKcal !== null && (
          <p className={classNames(energy.target, text.num)}>Target {formatKcal(targetKcal)} kcal</p>
        )}
        <div className={energy.days}>
          {week.map(({ date, total }, index) => (
            <Link
              key={date}
              to={dayAddress(date)}
              preventScrollReset
              aria-current={date === day ? 'date' : undefined}
            >
              <EnergyBar bar={bars[index] ?? null} />
              <span aria-hidden>{weekdayOf(date)}</span>
              <small className={text.num} aria-hidden>
                {total ? formatKcal(total.kcal) : '–'}
              </small>
              <span className={text.srOnly}>
                {dateInWords(date)}: {total ? `${formatKcal(total.kcal)} kcal` : 'no entries'}
              </span>
            </Link>
          ))}
        </div>
      </div>
      <p className={classNames(text.small, text.muted)}>
        {average ? averageInWords(average, targetKcal) : 'No entries in these seven days.'}
      </p>
    </div>
  )
}

function averageInWords({ days, mean }: NonNullable<EatenWeekProps['average']>, targetKcal: number | null) {
  const off = targetKcal === null ? 0 : Math.round(mean.kcal) - Math.round(targetKcal)
  const against =
    targetKcal === null
      ? ''
      : off === 0
        ? ', on target'
        : `, ${formatKcal(Math.abs(off))} ${off > 0 ? 'above' : 'below'} the target`
  return `Average of ${counted(days, 'day')} with entries: ${formatKcal(mean.kcal)} kcal${against}; protein ${formatKcal(mean.proteinG)} g, carbs ${formatKcal(mean.carbsG)} g, fat ${formatKcal(mean.fatG)} g.`
}
