import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { differenceChart } from '#app/domain/chart/energy-bars.ts'
import type { averageEaten, DayEaten } from '#app/domain/diary/week.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { monthOfDay } from '#app/domain/diary/month.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import type { DiaryDisplay } from '#app/domain/diary/diary-settings.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { useEnergy } from '#app/features/page/energy.tsx'
import type { EnergyWords } from '#app/features/page/energy-words.ts'
import { counted, weekdayOf } from '#app/features/plans/view/plan-words.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import energy from '#app/ui/energy-columns.module.css'
import text from '#app/ui/text.module.css'
import { dayAddress, monthAddress } from './day-address.ts'
import { RuledSection } from './ruled-section.tsx'

type EatenWeekProps = {
  day: PlainDate
  today: PlainDate
  week: readonly DayEaten[]
  average: ReturnType<typeof averageEaten>
  targetKcal: number | null
}

/** Days within this share of the target are drawn as near it: what one eats is no laboratory. */
export const NEAR = 0.05

/**
 * Seven days around their target. A day without entries stays open, because nothing entered is not nothing eaten, and
 * so does today, which is not over.
 */
export function EatenWeek({ day, today, week, average, targetKcal }: EatenWeekProps) {
  const units = useEnergy()
  const display = useDiaryDisplay()
  const differences = week.map(({ date, total }) =>
    targetKcal === null || total === null || date === today
      ? null
      : units.of(total.kcal) - units.of(targetKcal),
  )
  const near = units.of(targetKcal ?? 0) * NEAR
  // The chart is made of what is shown, whatever the unit.
  const { reachKcal: reach, shares } = differenceChart(differences, near)
  return (
    <RuledSection headingId="eaten-week">
      <h2 id="eaten-week" className={text.heading3}>
        {targetKcal === null ? 'Seven days' : 'Seven days around the target'}
      </h2>
      <div
        className={energy.days}
        data-wide={units.unit === 'kJ' || undefined}
        style={{ '--near': near / reach } as CSSProperties}
      >
        {week.map(({ date, total }, index) => (
          <Link
            key={date}
            to={dayAddress(date)}
            preventScrollReset
            aria-current={date === day ? 'date' : undefined}
          >
            {targetKcal !== null && <Difference share={shares[index] ?? null} />}
            <b className={text.num} aria-hidden>
              {labelOf(differences[index] ?? null, total && units.figure(total.kcal), date === today)}
            </b>
            <span aria-hidden>{date === today ? 'Today' : weekdayOf(date)}</span>
            <span className={text.srOnly}>
              {dateInWords(date)}: {total ? units.words(total.kcal) : 'no entries'}
            </span>
          </Link>
        ))}
      </div>
      <p className={classNames(text.small, text.muted)}>
        {targetKcal !== null &&
          `The line is ${units.words(targetKcal)}; the chart reaches ${formatKcal(reach)} ${units.unit} above and below it. `}
        {average
          ? averageInWords(average, targetKcal, units, carbsWord(display))
          : 'No entries in these seven days.'}
      </p>
      <p className={text.small}>
        <Link to={monthAddress(monthOfDay(day))}>The month at a glance</Link> or{' '}
        <Link to="/profile#diary-download">your diary as a table</Link>
      </p>
    </RuledSection>
  )
}

/** From the line of the target up or down, for the eye alone. */
export function Difference({ share, className }: { share: number | null; className?: string }) {
  return (
    <span className={classNames(energy.difference, className)} aria-hidden>
      {share !== null && share !== 0 && (
        <i data-over={share > 0 || undefined} style={{ '--off': Math.abs(share) } as CSSProperties} />
      )}
    </span>
  )
}

/** "+38" beside a line; what was eaten where there is no line, or the day is not over. */
export function labelOf(difference: number | null, eaten: string | null, isToday: boolean): string {
  if (eaten === null) return '–'
  if (difference === null) return isToday ? `${eaten}…` : eaten
  if (difference === 0) return '0'
  return `${difference > 0 ? '+' : '−'}${formatKcal(Math.abs(difference))}`
}

/** "carbs", or "net carbs" by choice. */
export const carbsWord = ({ countsNetCarbs }: DiaryDisplay): string =>
  countsNetCarbs ? 'net carbs' : 'carbs'

/** "Average of 6 days with entries: 1,850 kcal, on target; protein 96 g, carbs 190 g, fat 61 g." */
export function averageInWords(
  { days, mean }: NonNullable<EatenWeekProps['average']>,
  targetKcal: number | null,
  units: EnergyWords,
  carbs: string,
): string {
  const off = targetKcal === null ? 0 : units.of(mean.kcal) - units.of(targetKcal)
  const against =
    targetKcal === null
      ? ''
      : off === 0
        ? ', on target'
        : `, ${formatKcal(Math.abs(off))} ${off > 0 ? 'above' : 'below'} the target`
  return `Average of ${counted(days, 'day')} with entries: ${units.words(mean.kcal)}${against}; protein ${formatKcal(mean.proteinG)} g, ${carbs} ${formatKcal(mean.carbsG)} g, fat ${formatKcal(mean.fatG)} g.`
}
