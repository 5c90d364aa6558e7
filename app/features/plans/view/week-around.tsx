import type { CSSProperties } from 'react'
import { Energy, useEnergy } from '#app/features/page/energy.tsx'
import type { EnergyWords } from '#app/features/page/energy-words.ts'
import { differenceChart } from '#app/domain/chart/energy-bars.ts'
import { KCAL_TOLERANCE } from '#app/domain/planning/day-met.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { formatKcal, formatMinutes } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import energy from '#app/ui/energy-columns.module.css'
import figures from '#app/ui/figure-table.module.css'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { PlanDayView, PlanDetail } from './plan-view.ts'
import { differenceOf, energyDifference, weekdayOf } from './plan-words.ts'
import styles from './week-around.module.css'

type WeekAroundProps = Pick<PlanDetail, 'days' | 'targets'> & {
  /** The plain date where the person is. */
  today: string
}

/** The days around their target, to scale; the same and more in a table. */
export function WeekAround({ days, targets, today }: WeekAroundProps) {
  const units = useEnergy()
  const near = units.of(targets.kcal) * KCAL_TOLERANCE
  // A day that still lacks meals is not off its target yet.
  const differences = days.map((day) =>
    isWhole(day) ? units.of(day.total.kcal) - units.of(day.target.kcal) : null,
  )
  // The chart is made of what is shown, whatever the unit.
  const { reachKcal: reach, shares } = differenceChart(differences, near)
  const hasOwnTargets = days.some(({ target }) => differenceOf(target.kcal, targets.kcal) !== 0)
  return (
    <div className={layout.noPrint}>
      <h3 className={text.heading3}>
        {days.length === 7 ? 'The week' : 'The days'} around{' '}
        {hasOwnTargets ? (
          'the target'
        ) : (
          <span className={text.num}>
            <Energy kcal={targets.kcal} />
          </span>
        )}
      </h3>
      <ol
        className={classNames(energy.days, styles.chart)}
        data-wide={units.unit === 'kJ' || undefined}
        style={{ '--days': days.length, '--near': near / reach } as CSSProperties}
        // The table says it in words.
        aria-hidden
      >
        {days.map((day, index) => (
          <li key={day.dayIndex} data-now={day.date === today || undefined}>
            <Difference share={shares[index] ?? null} />
            <b className={classNames(text.num, isWhole(day) && !day.isMet && energy.off)}>
              {isWhole(day) ? offText(day, units) : openText(day)}
            </b>
            <span>{day.date === today ? 'Today' : weekdayOf(day.date)}</span>
          </li>
        ))}
      </ol>
      <p className={classNames(text.small, text.muted)}>
        The line is {hasOwnTargets ? 'each day’s target' : units.words(targets.kcal)}; the chart reaches{' '}
        {formatKcal(reach)} {units.unit} above and below it. Shaded band: within 5% of target.
      </p>
      <Fold summary="The days in figures" className={styles.fold}>
        <DaysTable days={days} />
      </Fold>
    </div>
  )
}

function DaysTable({ days }: { days: readonly PlanDayView[] }) {
  const units = useEnergy()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll sideways, so keys must reach it
    <section className={styles.scroller} tabIndex={0} aria-label="The days in figures">
      <table className={classNames(figures.table, figures.tight, text.small)}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {[units.unit, 'Off target', 'Protein', 'Carbs', 'Fat', 'Cooking'].map((head) => (
              <th key={head} scope="col" className={figures.figure}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.dayIndex}>
              <th scope="row">{dateInWords(day.date)}</th>
              {[
                units.figure(day.total.kcal),
                isWhole(day) ? offText(day, units) : openText(day),
                `${formatKcal(day.total.proteinG)} g`,
                `${formatKcal(day.total.carbsG)} g`,
                `${formatKcal(day.total.fatG)} g`,
                formatMinutes(day.activeMinutes),
              ].map((figure, index) => (
                <td key={index} className={figures.figure}>
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

/** From the line of the target up or down, for the eye alone. */
function Difference({ share }: { share: number | null }) {
  return (
    <span className={energy.difference}>
      {share !== null && share !== 0 && (
        <i data-over={share > 0 || undefined} style={{ '--off': Math.abs(share) } as CSSProperties} />
      )}
    </span>
  )
}

const isWhole = ({ openSlots, meals }: PlanDayView) => openSlots.length === 0 && meals.length > 0

const offText = ({ total, target }: PlanDayView, units: EnergyWords) =>
  energyDifference(total.kcal, target.kcal, units)

const openText = ({ meals, openSlots }: PlanDayView) =>
  meals.length === 0 ? '…' : `${meals.length} of ${meals.length + openSlots.length}`
