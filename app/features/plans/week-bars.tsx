import type { CSSProperties } from 'react'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { KCAL_PER_G } from '#app/domain/planning/macros.ts'
import { useToday } from '#app/features/site/use-today.ts'
import { formatKcal } from '#app/features/recipes/figures.ts'
import type { PlanDayView, PlanDetail } from './plan-view.ts'
import { differenceText, weekdayOf } from './plan-words.ts'

/** A little room above the target, so that a day that goes over shows. */
const FULL = 1.08

const PARTS = [
  { name: 'proteinG', kcalPerG: KCAL_PER_G.protein, tone: 'var(--protein)' },
  { name: 'carbsG', kcalPerG: KCAL_PER_G.carbs, tone: 'var(--carbs)' },
  { name: 'fatG', kcalPerG: KCAL_PER_G.fat, tone: 'var(--fat)' },
] as const

type WeekBarsProps = Pick<PlanDetail, 'days' | 'targets'> & {
  /** Until the browser says which day it is here. */
  serverDay: PlainDate
}

/** The days side by side against the target; each leads to its day. */
export function WeekBars({ days, targets, serverDay }: WeekBarsProps) {
  const today = useToday(serverDay)
  return (
    <section className="no-print" aria-label="The days against the target">
      <h3 className="text-xl">{days.length === 7 ? 'The week' : 'The days'} against the target</h3>
      <div className="week">
        <p className="week-target num">Target {formatKcal(targets.kcal)} kcal</p>
        <div className="week-bars" style={{ '--days': days.length } as CSSProperties}>
          {days.map((day) => (
            <a
              key={day.dayIndex}
              href={`#day-${day.dayIndex + 1}`}
              aria-current={day.date === today ? 'date' : undefined}
            >
              <span className="week-bar" aria-hidden>
                {PARTS.map(({ name, kcalPerG, tone }) => (
                  <i
                    key={name}
                    style={
                      {
                        '--tone': tone,
                        '--share': Math.min(1, (day.total[name] * kcalPerG) / targets.kcal / FULL),
                      } as CSSProperties
                    }
                  />
                ))}
              </span>
              {weekdayOf(day.date)}
              <small className={isOff(day) ? 'num text-butter-ink' : 'num'}>
                {day.openSlots.length > 0
                  ? openText(day)
                  : differenceText(day.total.kcal, targets.kcal, 'kcal').replace(' kcal', '')}
                <span className="sr-only">
                  , {formatKcal(day.total.kcal)} of {formatKcal(targets.kcal)} kcal
                </span>
              </small>
            </a>
          ))}
        </div>
      </div>
    </section>
  )
}

const isOff = (day: PlanDayView) => day.openSlots.length === 0 && !day.isMet

const openText = ({ meals, openSlots }: PlanDayView) =>
  meals.length === 0 ? '…' : `${meals.length} of ${meals.length + openSlots.length}`
