import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { differenceChart } from '#app/domain/chart/energy-bars.ts'
import type { averageEaten, DayEaten } from '#app/domain/diary/week.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { counted, weekdayOf } from '#app/features/plans/view/plan-words.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import energy from '#app/ui/energy-columns.module.css'
import text from '#app/ui/text.module.css'
import { dayAddress } from './day-address.ts'
import { RuledSection } from './ruled-section.tsx'

type EatenWeekProps = {
  day: PlainDate
  today: PlainDate
  week: readonly DayEaten[]
  average: ReturnType<typeof averageEaten>
  targetKcal: number | null
}

/** Days within this share of the target are drawn as near it: what one eats is no laboratory. */
const NEAR = 0.05

/**
 * Seven days around their target. A day without entries stays open, because nothing entered is not nothing eaten, and
 * so does today, which is not over.
 */
export function EatenWeek({ day, today, week, average, targetKcal }: EatenWeekProps) {
  const differences = week.map(({ date, total }) =>
    targetKcal === null || total === null || date === today
      ? null
      : Math.round(total.kcal) - Math.round(targetKcal),
  )
  const nearKcal = (targetKcal ?? 0) * NEAR
  const { reachKcal, shares } = differenceChart(differences, nearKcal)
  return (
    <RuledSection headingId="eaten-week">
      <h2 id="eaten-week" className={text.heading3}>
        {targetKcal === null ? 'Seven days' : 'Seven days around the target'}
      </h2>
      <div className={energy.days} style={{ '--near': nearKcal / reachKcal } as CSSProperties}>
        {week.map(({ date, total }, index) => (
          <Link
            key={date}
            to={dayAddress(date)}
            preventScrollReset
            aria-current={date === day ? 'date' : undefined}
          >
            {targetKcal !== null && <Difference share={shares[index] ?? null} />}
            <b className={text.num} aria-hidden>
              {labelOf(differences[index] ?? null, total?.kcal ?? null, date === today)}
            </b>
            <span aria-hidden>{date === today ? 'Today' : weekdayOf(date)}</span>
            <span className={text.srOnly}>
              {dateInWords(date)}: {total ? `${formatKcal(total.kcal)} kcal` : 'no entries'}
            </span>
          </Link>
        ))}
      </div>
      <p className={classNames(text.small, text.muted)}>
        {targetKcal !== null &&
          `The line is ${formatKcal(targetKcal)} kcal; the chart reaches ${formatKcal(reachKcal)} kcal above and below it. `}
        {average ? averageInWords(average, targetKcal) : 'No entries in these seven days.'}
      </p>
    </RuledSection>
  )
}

/** From the line of the target up or down, for the eye alone. */
function Difference({ share }: { share: number | null }) {
  return (
    <span className={energy.difference} aria-hidden>
      {share !== null && share !== 0 && (
        <i data-over={share > 0 || undefined} style={{ '--off': Math.abs(share) } as CSSProperties} />
      )}
    </span>
  )
}

/** "+38" beside a line; what was eaten where there is no line, or the day is not over. */
function labelOf(difference: number | null, kcal: number | null, isToday: boolean): string {
  if (kcal === null) return '–'
  if (difference === null) return isToday ? `${formatKcal(kcal)}…` : formatKcal(kcal)
  if (difference === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${formatKcal(Math.abs(difference))}`
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
