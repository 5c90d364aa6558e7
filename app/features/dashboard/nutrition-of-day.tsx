import { Link } from 'react-router'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { type Macros, sumMacros } from '#app/domain/planning/macros.ts'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { MacroGrams } from '#app/features/plans/view/macro-grams.tsx'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './dashboard.module.css'
import { DayDial } from './day-dial.tsx'
import { DayPicker } from './day-picker.tsx'
import type { PlanOfDay, Targets } from './plan-of-day.server.ts'
import { SectionHead } from './ruled-section.tsx'

type NutritionProps = {
  day: PlainDate
  today: PlainDate
  entries: readonly DiaryEntry[]
  plan: PlanOfDay | null
  targets: Targets | null
}

/** What was eaten on the day against the plan's targets, as a ring that fills, and in words. */
export function NutritionOfDay({ day, today, entries, plan, targets }: NutritionProps) {
  const eaten = eatenOf(entries)
  const planned = day === today ? plannedOf(plan) : sumMacros([])
  return (
    <section className={styles.nutrition} aria-labelledby="nutrition">
      <SectionHead>
        <h2 id="nutrition" className={text.heading3}>
          Nutrition Tracking
        </h2>
        <DayPicker day={day} today={today} />
      </SectionHead>
      {targets?.macros ? (
        <DayDial targets={targets.macros} eaten={eaten} planned={planned} />
      ) : (
        (targets !== null || entries.length > 0) && <Eaten total={eaten} targetKcal={targets?.kcal ?? null} />
      )}
      <p className={classNames(text.small, text.muted, styles.dialNote)}>
        {entries.length === 0 && `Nothing entered ${day === today ? 'yet today' : 'on this day'}. `}
        {targets && planned.kcal > 0 && (
          <>
            {targets.macros && 'The pale part is planned. '}
            {dayEndInWords(eaten, planned, targets)}{' '}
          </>
        )}
        {targets ? (
          <>Targets of your plan “{targets.planName}”.</>
        ) : day === today ? (
          <>
            There are no targets yet: <Link to={NEW_PLAN}>a meal plan</Link> brings them.
          </>
        ) : (
          'No plan had begun by then, so there are no targets.'
        )}
      </p>
    </section>
  )
}

function Eaten({ total, targetKcal }: { total: Macros; targetKcal: number | null }) {
  return (
    <>
      <p className={text.kcal}>
        {formatKcal(total.kcal)}{' '}
        <small>{targetKcal === null ? 'kcal' : `of ${formatKcal(targetKcal)} kcal`}</small>
      </p>
      <MacroGrams label="Macronutrients" total={total} />
    </>
  )
}

export const eatenOf = (entries: readonly DiaryEntry[]): Macros =>
  sumMacros(entries.map(({ totalKcal, ...macros }) => ({ ...macros, kcal: totalKcal })))

/** What the plan still has for the day. */
export const plannedOf = (plan: PlanOfDay | null): Macros =>
  sumMacros(plan?.meals.filter(({ isEaten }) => !isEaten) ?? [])

/** "The day ends at 1,843 kcal, 7 under." Whole figures, so that they add up. */
function dayEndInWords(eaten: Macros, planned: Macros, { kcal }: Targets): string {
  const end = Math.round(eaten.kcal + planned.kcal)
  const off = end - Math.round(kcal)
  const against = off === 0 ? 'on target' : `${formatKcal(Math.abs(off))} ${off > 0 ? 'over' : 'under'}`
  return `The day ends at ${formatKcal(end)} kcal, ${against}.`
}
