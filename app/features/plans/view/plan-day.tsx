import RefreshCw from 'lucide-react/icons/refresh-cw'
import type { Macros } from '#app/domain/planning/macros.ts'
import { MEAL_SLOTS } from '#app/domain/planning/meal-split.ts'
import { formatKcal, formatMinutes } from '#app/features/recipes/view/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { MacroScales } from './macro-scales.tsx'
import { ComingMeal, MealAwayRow, OpenSlot, PlanMeal } from './plan-meal.tsx'
import type { PlanDayView, PlanFacts, PlannedMealView } from './plan-view.ts'
import { dayHeading, differenceText } from './plan-words.ts'
import { GuestsOfDay, TableDay } from './table-shares.tsx'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import styles from './plan-day.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import ruledHead from '#app/ui/ruled-head.module.css'

type PlanDayProps = {
  plan: PlanFacts
  day: PlanDayView
  isGenerating: boolean
  onMove: (meal: PlannedMealView) => void
}

/** A day of a plan: its meals in the order they are eaten, and how it stands against the targets. */
export function PlanDay({ plan, day, isGenerating, onMove }: PlanDayProps) {
  const { pending } = usePlanChange(plan.id)
  const { dayIndex, meals, openSlots, away, target: targets } = day
  const headingId = `day-${dayIndex + 1}`
  const isRemade =
    pending?.intent === 'regenerate' ||
    (pending?.intent === 'regenerate-day' && pending.dayIndex === dayIndex)
  const isFilled = isGenerating || pending?.intent === 'complete'
  const slots = MEAL_SLOTS.filter(
    (slot) =>
      openSlots.includes(slot) ||
      meals.some((one) => one.slot === slot) ||
      away.some((one) => one.slot === slot),
  )
  return (
    <section aria-labelledby={headingId} aria-busy={isRemade || undefined}>
      <div className={ruledHead.head}>
        <h3 id={headingId}>{dayHeading(day)}</h3>
        <p>
          {openSlots.length === 0 ? (
            <b className={text.num}>{formatKcal(day.total.kcal)} kcal</b>
          ) : (
            <>
              <b className={text.num}>{formatKcal(day.total.kcal)} kcal</b>{' '}
              <span className={text.muted}>
                {meals.length} of {meals.length + openSlots.length} meals
              </span>
            </>
          )}
        </p>
      </div>
      <ul className={styles.meals}>
        {slots.map((slot) => {
          const meal = meals.find((one) => one.slot === slot)
          const elsewhere = away.find((one) => one.slot === slot)
          if (elsewhere && !meal) return <MealAwayRow key={slot} meal={elsewhere} date={day.date} />
          if (meal && !(isRemade && !meal.isLocked))
            return (
              <PlanMeal
                key={slot}
                plan={plan}
                meal={meal}
                isFixed={isGenerating || !plan.mayChange}
                onMove={onMove}
              />
            )
          return meal || isFilled ? (
            <ComingMeal key={slot} slot={slot} />
          ) : (
            <OpenSlot key={slot} slot={slot} />
          )
        })}
      </ul>
      {meals.length > 0 && !isRemade && (
        <div className={styles.sum}>
          <MacroScales
            label="Against the targets"
            total={day.total}
            targets={targets}
            deviation={day.deviation}
          />
          <p className={classNames(text.small, text.muted)}>{dayFigures(day)}</p>
          <div className={classNames(layout.row, layout.spread, styles.verdict)}>
            {openSlots.length === 0 && <Verdict day={day} targets={targets} />}
            {!isGenerating && plan.mayChange && <RemakeDay plan={plan} day={day} />}
          </div>
          <TableDay table={day.table} />
          {!isGenerating && <GuestsOfDay plan={plan} day={day} />}
          {openSlots.length === 0 && day.reasons.length > 0 && (
            <Notice tone="warn">
              {day.reasons.map((reason) => (
                <p key={reason}>{reason}</p>
              ))}
            </Notice>
          )}
        </div>
      )}
    </section>
  )
}

/** What a day asks of the cook, and what it holds beside its targets. */
function dayFigures({ activeMinutes, fiberG, sodiumMg, saturatedFatG }: PlanDayView): string {
  return [
    `${formatMinutes(activeMinutes)} of cooking`,
    `fibre ${Math.round(fiberG)} g`,
    `sodium ${(sodiumMg / 1000).toFixed(1)} g`,
    `saturated fat ${Math.round(saturatedFatG)} g`,
  ].join(', ')
}

function Verdict({ day, targets }: { day: PlanDayView; targets: Macros }) {
  const off = differenceText(day.total.kcal, targets.kcal, 'kcal')
  return day.isMet ? <Tag tone="ok">On target, {off}</Tag> : <Tag tone="warn">Off target, {off}</Tag>
}

function RemakeDay({ plan, day }: { plan: PlanFacts; day: PlanDayView }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  const areAllLocked = day.meals.length > 0 && day.meals.every(({ isLocked }) => isLocked)
  return (
    <Form method="post" action={planAddress(plan.id)} className={layout.noPrint}>
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="revision" value={plan.revision} />
      <input type="hidden" name="dayIndex" value={day.dayIndex} />
      <Button
        type="submit"
        variant="quiet"
        isSmall
        name="intent"
        value="regenerate-day"
        isBusy={isBusy}
        disabledReason={areAllLocked ? 'Every meal of this day is locked.' : undefined}
        isReasonHidden
      >
        <RefreshCw className={text.icon} aria-hidden />
        Make this day anew
        <span className={text.srOnly}> (day {day.dayIndex + 1})</span>
      </Button>
    </Form>
  )
}
