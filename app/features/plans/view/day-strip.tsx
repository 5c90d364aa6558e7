import type { MouseEvent } from 'react'
import { useEnergy } from '#app/features/page/energy.tsx'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { scrollBehavior } from '#app/ui/scroll-behaviour.ts'
import text from '#app/ui/text.module.css'
import styles from './day-strip.module.css'
import type { PlanDayView } from './plan-view.ts'
import { dayBodyId, dayOfMonth, differenceOf, energyDifference, weekdayOf } from './plan-words.ts'

type DayStripProps = {
  days: readonly PlanDayView[]
  /** The plain date where the person is. */
  today: string
  /** Index of the day that is open. */
  openDay: number | null
}

/** The days side by side: what is for dinner, and how far the day is from its target. Each opens its day. */
export function DayStrip({ days, today, openDay }: DayStripProps) {
  const energy = useEnergy()
  return (
    <nav className={styles.strip} aria-label="Days">
      {days.map((day) => {
        const main = day.meals.find(({ slot }) => slot === 'dinner') ?? day.meals.at(-1)
        const isWhole = day.openSlots.length === 0 && day.meals.length > 0
        return (
          <a
            key={day.dayIndex}
            // The browser opens what is closed around the target of a link.
            href={`#${dayBodyId(day.dayIndex)}`}
            aria-current={day.date === today ? 'date' : undefined}
            data-open={day.dayIndex === openDay || undefined}
            onClick={openDayHere}
          >
            <Backdrop
              backdrop={main?.backdrop ?? 'cloth-sand'}
              picture={main && { ...main.picture, alt: '' }}
              isSquare
              className={styles.plate}
            />
            <span>{weekdayOf(day.date)}</span>
            <b>{dayOfMonth(day.date)}</b>
            <small className={classNames(text.num, isWhole && !day.isMet && styles.off)}>
              {isWhole ? energyDifference(day.total.kcal, day.target.kcal, energy) : openText(day)}
            </small>
            <span className={text.srOnly}>
              {isWhole && differenceOf(day.total.kcal, day.target.kcal) === 0 ? 'on target, ' : ''}
              {energy.figure(day.total.kcal)} of {energy.words(day.target.kcal)}
              {main && `, ${main.recipeName}`}
            </span>
          </a>
        )
      })}
    </nav>
  )
}

const openText = ({ meals, openSlots }: PlanDayView) =>
  meals.length === 0 ? '…' : `${meals.length}/${meals.length + openSlots.length}`

/** Opens the day without a new entry in the history: Back leaves the plan. */
function openDayHere(event: MouseEvent<HTMLAnchorElement>): void {
  const details = document.getElementById(event.currentTarget.hash.slice(1))?.closest('details')
  if (!details || event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  details.open = true
  details.querySelector('summary')?.focus({ preventScroll: true })
  details.scrollIntoView({ block: 'start', behavior: scrollBehavior() })
}
