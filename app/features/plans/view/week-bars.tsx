import type { CSSProperties } from 'react'
import { differenceChart, energyChart } from '#app/domain/chart/energy-bars.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { EnergyBar } from './energy-bar.tsx'
import type { PlanDayView, PlanDetail } from './plan-view.ts'
import { differenceOf, differenceText, weekdayOf } from './plan-words.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import energy from '#app/ui/energy-columns.module.css'

type WeekBarsProps = Pick<PlanDetail, 'days' | 'targets'> & {
  /** Until the browser says which day it is here. */
  serverDay: PlainDate
}

/** A day's calories within this share of the target are drawn as met. */
const NEAR = 0.02

/** The days side by side against the target, and how far each lies from it; each leads to its day. */
export function WeekBars({ days, targets, serverDay }: WeekBarsProps) {
  const today = useToday(serverDay)
  const nearKcal = targets.kcal * NEAR
  const { target, bars } = energyChart(
    days.map((day) => (day.meals.length > 0 ? day.total : null)),
    targets.kcal,
  )
  // A day that still lacks meals is not off its target yet.
  const { reachKcal, shares } = differenceChart(
    days.map((day) => (day.openSlots.length > 0 ? null : differenceOf(day.total.kcal, day.target.kcal))),
    nearKcal,
  )
  return (
    <section className={classNames(layout.noPrint, layout.stack)} aria-label="The days against the target">
      <h3 className={text.heading3}>{days.length === 7 ? 'The week' : 'The days'} against the target</h3>
      <div
        className={energy.chart}
        style={{ '--target': target, '--days': days.length, '--near': nearKcal / reachKcal } as CSSProperties}
      >
        <p className={classNames(energy.target, text.num)}>Target {formatKcal(targets.kcal)} kcal</p>
        <div className={energy.days}>
          {days.map((day, index) => (
            <a
              key={day.dayIndex}
              href={`#day-${day.dayIndex + 1}`}
              aria-current={day.date === today ? 'date' : undefined}
            >
              <EnergyBar bar={bars[index] ?? null} />
              {weekdayOf(day.date)}
              <small className={text.num}>{day.meals.length > 0 ? formatKcal(day.total.kcal) : '–'}</small>
              <Difference share={shares[index] ?? null} />
              <small className={isOff(day) ? classNames(text.num, energy.off) : text.num}>
                {day.openSlots.length > 0
                  ? openText(day)
                  : differenceText(day.total.kcal, day.target.kcal, 'kcal').replace(' kcal', '')}
                <span className={text.srOnly}>
                  , {formatKcal(day.total.kcal)} of {formatKcal(day.target.kcal)} kcal
                </span>
              </small>
            </a>
          ))}
        </div>
      </div>
      <p className={classNames(text.small, text.muted)}>
        The lower bars show how far each day is from the target, on a scale of{' '}
        <span className={text.num}>±{formatKcal(reachKcal)} kcal</span>; shaded is within 2 %.
      </p>
    </section>
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

const isOff = (day: PlanDayView) => day.openSlots.length === 0 && !day.isMet

const openText = ({ meals, openSlots }: PlanDayView) =>
  meals.length === 0 ? '…' : `${meals.length} of ${meals.length + openSlots.length}`
