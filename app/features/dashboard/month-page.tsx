import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { CSSProperties } from 'react'
import { Link } from 'react-router'
import { differenceChart } from '#app/domain/chart/energy-bars.ts'
import { monthAfter, monthBefore, monthOfDay, type PlainMonth } from '#app/domain/diary/month.ts'
import { addDays, type PlainDate, weekdayIndexOf } from '#app/domain/pantry/plain-date.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import { useEnergy } from '#app/features/page/energy.tsx'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { counted, dayOfMonth, weekdayOf } from '#app/features/plans/view/plan-words.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import energyColumns from '#app/ui/energy-columns.module.css'
import figures from '#app/ui/figure-table.module.css'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { dayAddress, monthAddress } from './day-address.ts'
import { averageInWords, carbsWord, Difference, labelOf, NEAR } from './eaten-week.tsx'
import type { MonthDay, MonthView } from './month.server.ts'
import styles from './month-page.module.css'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const nameOf = (month: PlainMonth) => monthName.format(Date.parse(`${month}-01T00:00:00Z`))

/** A month of the diary: each day against its target, as a calendar and as a table. */
export function MonthPage({ view, serverDay }: { view: MonthView; serverDay: string }) {
  const today = useDiaryToday(serverDay)
  const energy = useEnergy()
  const display = useDiaryDisplay()
  const { month, days, average } = view
  return (
    <div className={styles.page}>
      <p className={text.small}>
        <Link to="/dashboard">Back to your dashboard</Link>
      </p>
      <div className={classNames(layout.row, layout.spread)}>
        <h1 className={text.heading2}>{nameOf(month)}</h1>
        <MonthPicker month={month} today={today} />
      </div>
      <Calendar days={days} today={today} />
      <p className={text.muted}>
        {average === null
          ? 'There are no days with entries to average yet.'
          : `${averageInWords(average, meanTarget(days, today), energy, carbsWord(display))} ${restInWords(days, today)}`}
      </p>
      <Fold summary="The days in figures">
        <MonthTable days={days} />
      </Fold>
      <p className={text.small}>
        <Link to="/profile#diary-download">Download your diary as a table</Link>
      </p>
    </div>
  )
}

/** Goes from month to month, up to this one. */
function MonthPicker({ month, today }: { month: PlainMonth; today: PlainDate }) {
  const arrow = buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })
  const next = monthAfter(month)
  return (
    <nav className={layout.row} aria-label="Month">
      <Link className={arrow} to={monthAddress(monthBefore(month))} aria-label="Previous month">
        <ChevronLeft className={text.icon} aria-hidden />
      </Link>
      {next <= monthOfDay(today) && (
        <Link className={arrow} to={monthAddress(next)} aria-label="Next month">
          <ChevronRight className={text.icon} aria-hidden />
        </Link>
      )}
    </nav>
  )
}

/** Days of a week that begins on Monday, for their names. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => addDays('2026-11-02', index))

/** The days under their weekdays, each around its target; a day without entries stays open. */
function Calendar({ days, today }: { days: readonly MonthDay[]; today: PlainDate }) {
  const energy = useEnergy()
  const differences = days.map(({ date, total, targetKcal }) =>
    total === null || targetKcal === null || date === today
      ? null
      : energy.of(total.kcal) - energy.of(targetKcal),
  )
  const target = meanTarget(days, today)
  const near = energy.of(target ?? 0) * NEAR
  const { reachKcal: reach, shares } = differenceChart(differences, near)
  const first = weekdayIndexOf(days[0]!.date) + 1
  return (
    <>
      <div
        className={classNames(energyColumns.days, styles.calendar)}
        style={{ '--near': near / reach, '--first': first } as CSSProperties}
      >
        {WEEKDAYS.map((date) => (
          <span key={date} className={styles.weekday} aria-hidden>
            {weekdayOf(date)}
          </span>
        ))}
        {days.map(({ date, total, targetKcal }, index) => (
          <Link
            key={date}
            to={dayAddress(date)}
            className={styles.day}
            aria-current={date === today ? 'date' : undefined}
          >
            <span aria-hidden>{dayOfMonth(date)}</span>
            {target !== null && total !== null && (
              <Difference share={shares[index] ?? null} className={styles.bar} />
            )}
            <b className={text.num} aria-hidden>
              {labelOf(differences[index] ?? null, total && energy.figure(total.kcal), date === today)}
            </b>
            <span className={text.srOnly}>
              {dateInWords(date)}: {total ? energy.words(total.kcal) : 'no entries'}
              {total !== null && targetKcal !== null && ` of ${energy.words(targetKcal)}`}
            </span>
          </Link>
        ))}
      </div>
      {target !== null && (
        <p className={classNames(text.small, text.muted)}>
          Each line is the target of its day; the bars reach {formatKcal(reach)} {energy.unit} above and below
          it.
        </p>
      )}
    </>
  )
}

function MonthTable({ days }: { days: readonly MonthDay[] }) {
  const energy = useEnergy()
  const { countsNetCarbs } = useDiaryDisplay()
  const heads = [energy.unit, 'Target', 'Protein', countsNetCarbs ? 'Net carbs' : 'Carbs', 'Fat']
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll sideways, so keys must reach it
    <section className={styles.scroller} tabIndex={0} aria-label="The days in figures">
      <table className={classNames(figures.table, figures.tight, text.small)}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {heads.map((head) => (
              <th key={head} scope="col" className={figures.figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, total, targetKcal }) => (
            <tr key={date}>
              <th scope="row">{dateInWords(date)}</th>
              {[
                total ? energy.figure(total.kcal) : 'no entries',
                targetKcal === null ? '–' : energy.figure(targetKcal),
                ...[total?.proteinG, total?.carbsG, total?.fatG].map((grams) =>
                  grams === undefined ? '–' : `${formatKcal(grams)} g`,
                ),
              ].map((figure, index) => (
                <td key={index} className={classNames(figures.figure, text.num)}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The mean target of the days that the average is of; null where one of them has none. */
function meanTarget(days: readonly MonthDay[], today: PlainDate): number | null {
  const targets = days
    .filter(({ date, total }) => total !== null && date < today)
    .map(({ targetKcal }) => targetKcal)
  const known = targets.filter((target) => target !== null)
  if (known.length === 0 || known.length < targets.length) return null
  return known.reduce((sum, target) => sum + target, 0) / known.length
}

/** What the average leaves out. */
function restInWords(days: readonly MonthDay[], today: PlainDate): string {
  const open = days.filter(({ date, total }) => total === null && date < today).length
  return open === 0
    ? 'Days that aren’t over don’t count.'
    : `${counted(open, 'day')} without entries and days that are not over do not count.`
}
