import { Link } from 'react-router'
import type { DayTargets } from '#app/domain/diary/own-targets.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { type Macros, sumMacros } from '#app/domain/planning/macros.ts'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import { EnergyFigure, EnergyUnitName, useEnergy } from '#app/features/page/energy.tsx'
import type { EnergyWords } from '#app/features/page/energy-words.ts'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { MacroGrams } from '#app/features/plans/view/macro-grams.tsx'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './dashboard.module.css'
import { DayDial } from './day-dial.tsx'
import { DayPicker } from './day-picker.tsx'
import type { PlanOfDay } from './plan-of-day.server.ts'
import { SectionHead } from './ruled-section.tsx'

type NutritionProps = {
  day: PlainDate
  today: PlainDate
  entries: readonly DiaryEntry[]
  plan: PlanOfDay | null
  targets: DayTargets | null
}

/** What was eaten on the day against its targets, as a ring that fills, and in words. */
export function NutritionOfDay({ day, today, entries, plan, targets }: NutritionProps) {
  const energy = useEnergy()
  const { countsNetCarbs } = useDiaryDisplay()
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
        (targets !== null || entries.length > 0) && <Eaten total={eaten} targets={targets} />
      )}
      <p className={classNames(text.small, text.muted, styles.dialNote)}>
        {entries.length === 0 && `Nothing entered ${day === today ? 'yet today' : 'on this day'}. `}
        {targets !== null && targets.kcal !== null && planned.kcal > 0 && (
          <>
            {targets.macros && 'The pale part is planned. '}
            {dayEndInWords(eaten, planned, targets.kcal, energy)}{' '}
          </>
        )}
        {targets ? (
          <TargetsFrom targets={targets} />
        ) : day === today ? (
          <>
            There are no targets yet: <Link to={NEW_PLAN}>a meal plan</Link> brings them.
          </>
        ) : (
          'No plan had begun by then, so there are no targets.'
        )}
        {countsNetCarbs && ` ${netCarbsInWords(targets)}`}
      </p>
    </section>
  )
}

function TargetsFrom({ targets: { planName, isOwn } }: { targets: DayTargets }) {
  if (!isOwn) return <>Targets of your plan “{planName}”.</>
  return (
    <>
      <Link to="/profile#diary">Your own targets</Link>
      {planName !== null && <>, and for the rest those of your plan “{planName}”</>}.
    </>
  )
}

const netCarbsInWords = (targets: DayTargets | null): string =>
  targets !== null && targets.planName !== null
    ? 'Net carbs are without fibre where it is known; a plan’s target counts all carbohydrate.'
    : 'Net carbs are without fibre where it is known.'

function Eaten({ total, targets }: { total: Macros; targets: DayTargets | null }) {
  const { countsNetCarbs } = useDiaryDisplay()
  const energy = useEnergy()
  const targetKcal = targets?.kcal ?? null
  return (
    <>
      <p className={text.kcal}>
        <EnergyFigure kcal={total.kcal} />{' '}
        <small>{targetKcal === null ? <EnergyUnitName /> : `of ${energy.words(targetKcal)}`}</small>
      </p>
      <MacroGrams
        label="Macronutrients"
        total={total}
        {...(countsNetCarbs && { carbsLabel: 'Net carbs' })}
        {...(targets && { targets })}
      />
    </>
  )
}

export const eatenOf = (entries: readonly DiaryEntry[]): Macros =>
  sumMacros(entries.map(({ totalKcal, ...macros }) => ({ ...macros, kcal: totalKcal })))

/** What the plan still has for the day. */
export const plannedOf = (plan: PlanOfDay | null): Macros =>
  sumMacros(plan?.meals.filter(({ isEaten }) => !isEaten) ?? [])

/** "The day ends at 1,843 kcal, 7 under." Whole figures, so that they add up. */
function dayEndInWords(eaten: Macros, planned: Macros, targetKcal: number, energy: EnergyWords): string {
  const endKcal = eaten.kcal + planned.kcal
  const off = energy.of(endKcal) - energy.of(targetKcal)
  const against = off === 0 ? 'on target' : `${formatKcal(Math.abs(off))} ${off > 0 ? 'over' : 'under'}`
  return `The day ends at ${energy.words(endKcal)}, ${against}.`
}
