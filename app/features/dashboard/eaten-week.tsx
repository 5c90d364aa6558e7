import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import type { averageEaten, DayEaten } from '#app/domain/diary/week.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { KCAL_PER_G, type Macros } from '#app/domain/planning/macros.ts'
import { counted, dateInWords, weekdayOf } from '#app/features/plans/plan-words.ts'
import { formatKcal } from '#app/features/recipes/figures.ts'
import { dayAddress } from './day-address.ts'

type EatenWeekProps = {
  day: PlainDate
  today: PlainDate
  week: readonly DayEaten[]
  average: ReturnType<typeof averageEaten>
  targetKcal: number | null
}

const PARTS = [
  { name: 'proteinG', kcalPerG: KCAL_PER_G.protein, tone: 'var(--protein)' },
  { name: 'carbsG', kcalPerG: KCAL_PER_G.carbs, tone: 'var(--carbs)' },
  { name: 'fatG', kcalPerG: KCAL_PER_G.fat, tone: 'var(--fat)' },
] as const

/** Room above the highest of bars and target. */
const HEADROOM = 1.08

/** Seven days side by side; a day without entries stays open, because nothing entered is not nothing eaten. */
export function EatenWeek({ day, today, week, average, targetKcal }: EatenWeekProps) {
  const full = Math.max(targetKcal ?? 0, ...week.map(({ total }) => total?.kcal ?? 0), 1) * HEADROOM
  return (
    <div className="stack">
      <h3>{day === today ? 'The last seven days' : `Seven days to ${dateInWords(day)}`}</h3>
      <div
        className="eaten"
        style={targetKcal === null ? undefined : ({ '--target': targetKcal / full } as CSSProperties)}
      >
        {targetKcal !== null && <p className="eaten-target num">Target {formatKcal(targetKcal)} kcal</p>}
        <div className="eaten-days">
          {week.map(({ date, total }) => (
            <Link
              key={date}
              to={dayAddress(date)}
              preventScrollReset
              aria-current={date === day ? 'date' : undefined}
            >
              <span className="eaten-bar" data-open={total === null || undefined} aria-hidden>
                {total && PARTS.map((part) => <i key={part.name} style={barOf(total, part, full)} />)}
              </span>
              <span aria-hidden>{weekdayOf(date)}</span>
              <small className="num" aria-hidden>
                {total ? formatKcal(total.kcal) : '–'}
              </small>
              <span className="sr-only">
                {dateInWords(date)}: {total ? `${formatKcal(total.kcal)} kcal` : 'no entries'}
              </span>
            </Link>
          ))}
        </div>
      </div>
      <p className="text-sm text-ink-2">
        {average ? averageInWords(average, targetKcal) : 'No entries in these seven days.'}
      </p>
    </div>
  )
}

function barOf(total: Macros, { name, kcalPerG, tone }: (typeof PARTS)[number], full: number): CSSProperties {
  // Alcohol and fibre leave the three macronutrients a little off the total: the bar is as high as the total.
  const sum = PARTS.reduce((kcal, part) => kcal + total[part.name] * part.kcalPerG, 0)
  const share = sum > 0 ? (total[name] * kcalPerG) / sum : 0
  return { '--tone': tone, '--share': (share * total.kcal) / full } as CSSProperties
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
