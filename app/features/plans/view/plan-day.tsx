import Ellipsis from 'lucide-react/icons/ellipsis'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Snowflake from 'lucide-react/icons/snowflake'
import type { MouseEvent } from 'react'
import { Energy, useEnergy } from '#app/features/page/energy.tsx'
import type { Macros } from '#app/domain/planning/macros.ts'
import { MEAL_SLOTS, type MealSlot } from '#app/domain/planning/meal-split.ts'
import { planDayAddress } from '#app/features/plans/plan-addresses.ts'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { formatMinutes } from '#app/features/recipes/view/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { FilmStrip } from './film-strip.tsx'
import styles from './plan-day.module.css'
import { FitTheRest } from './fit-the-rest.tsx'
import { MealAwayRow } from './meal-away-row.tsx'
import { ComingMeal, OpenSlot } from './meal-rows.tsx'
import { PlanMeal } from './plan-meal.tsx'
import type { MealCommands, PlanDayView, PlanFacts } from './plan-view.ts'
import { dayBodyId, dayHeading, energyDifference } from './plan-words.ts'
import { GuestsOfDay, TableDay } from './table-shares.tsx'
import { TargetScales } from './target-scales.tsx'

type PlanDayProps = MealCommands & {
  plan: PlanFacts
  day: PlanDayView
  isGenerating: boolean
  isToday: boolean
  /** Open when the page comes; the others are closed to a line. */
  isFirstOpen: boolean
  onOpen: (dayIndex: number) => void
}

/** A day of a plan: closed to a line, or its meals in the order they are eaten and how it stands against the targets. */
export function PlanDay({
  plan,
  day,
  isGenerating,
  isToday,
  isFirstOpen,
  onOpen,
  ...commands
}: PlanDayProps) {
  const { pending } = usePlanChange(plan.id)
  const { dayIndex, meals, openSlots } = day
  const headingId = `${dayBodyId(dayIndex)}-heading`
  const isRemade =
    pending?.intent === 'regenerate' ||
    (pending?.intent === 'regenerate-day' && pending.dayIndex === dayIndex)
  const marks = day.replacedBy
    ? `${isToday ? 'Today, replaced' : 'Replaced'} by a newer plan`
    : isToday && 'Today'
  const isFilled = isGenerating || pending?.intent === 'complete'
  return (
    <section aria-labelledby={headingId} aria-busy={isRemade || undefined}>
      <details
        className={styles.day}
        name="plan-day"
        open={isFirstOpen}
        onToggle={(event) => event.currentTarget.open && onOpen(dayIndex)}
      >
        <summary onClick={stayInView}>
          <span className={styles.words}>
            {marks && <span className={styles.mark}>{marks}</span>}
            <h3 id={headingId}>{dayHeading(day)}</h3>
            <span className={styles.facts}>
              <b className={text.num}>
                <Energy kcal={day.total.kcal} />
              </b>
              {openSlots.length > 0 ? (
                <span>
                  {meals.length} of {meals.length + openSlots.length} meals
                </span>
              ) : (
                <span className={text.num}>{cookingOf(day)}</span>
              )}
            </span>
          </span>
          <FilmStrip className={styles.film} meals={meals} />
        </summary>
        <div className={styles.body} id={dayBodyId(dayIndex)}>
          {day.takeOut.length > 0 && (
            <div className={styles.takeOut}>
              {day.takeOut.map((one) => (
                <p key={one}>
                  <Snowflake className={text.icon} aria-hidden /> {one}
                </p>
              ))}
            </div>
          )}
          <ul className={styles.meals}>
            {slotsOf(day).map((slot) => {
              const meal = meals.find((one) => one.slot === slot)
              const elsewhere = day.away.find((one) => one.slot === slot)
              if (elsewhere && !meal)
                return (
                  <MealAwayRow
                    key={slot}
                    plan={plan}
                    meal={elsewhere}
                    day={day}
                    isFixed={isGenerating || !plan.mayChange}
                  />
                )
              if (meal && !(isRemade && !meal.isKept))
                return (
                  <PlanMeal
                    key={slot}
                    plan={plan}
                    meal={meal}
                    isFixed={isGenerating || !plan.mayChange}
                    {...commands}
                  />
                )
              return meal || isFilled ? (
                <ComingMeal key={slot} slot={slot} />
              ) : (
                <OpenSlot key={slot} slot={slot} />
              )
            })}
          </ul>
          {meals.length > 0 && !isRemade && <DaySum plan={plan} day={day} isGenerating={isGenerating} />}
        </div>
      </details>
    </section>
  )
}

/** "43 min of cooking", or what of it is still to do once something was cooked. */
function cookingOf({ meals, activeMinutes, toCookMinutes }: PlanDayView): string {
  if (meals.every(({ cookedOn }) => cookedOn === null)) return `${formatMinutes(activeMinutes)} of cooking`
  return toCookMinutes === 0 ? 'All cooked' : `${formatMinutes(toCookMinutes)} of cooking left`
}

const slotsOf = ({ openSlots, meals, away }: PlanDayView): MealSlot[] =>
  MEAL_SLOTS.filter(
    (slot) =>
      openSlots.includes(slot) ||
      meals.some((one) => one.slot === slot) ||
      away.some((one) => one.slot === slot),
  )

/** The open day above closes with this click: what was clicked stays where one looks. */
function stayInView({ currentTarget }: MouseEvent<HTMLElement>): void {
  const before = currentTarget.getBoundingClientRect().top
  requestAnimationFrame(() => {
    const moved = currentTarget.getBoundingClientRect().top - before
    if (Math.abs(moved) > 1) window.scrollBy({ top: moved, behavior: 'instant' })
  })
}

type DaySumProps = { plan: PlanFacts; day: PlanDayView; isGenerating: boolean }

/** Under or beside the meals: the day against its targets, what else it holds, who eats along. */
function DaySum({ plan, day, isGenerating }: DaySumProps) {
  const isWhole = day.openSlots.length === 0
  return (
    <div className={styles.sum}>
      <TargetScales label="Against the targets" total={day.total} targets={day.target} />
      <p className={classNames(text.small, text.muted)}>{dayFigures(day)}</p>
      <div className={classNames(layout.row, layout.spread)}>
        {isWhole ? <Verdict day={day} targets={day.target} /> : <span />}
        {!isGenerating && plan.mayChange && <DayMenu plan={plan} day={day} />}
      </div>
      {day.thawing !== null && <p className={text.small}>{day.thawing}</p>}
      {day.guests > 0 && (
        <p className={text.small}>
          {day.guests === 1 ? '1 guest eats' : `${day.guests} guests eat`} along on this day.
        </p>
      )}
      <TableDay table={day.table} />
      {isWhole && day.reasons.length > 0 && (
        <Notice tone="warn">
          {day.reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      {!isGenerating && plan.mayChange && <FitTheRest plan={plan} day={day} />}
    </div>
  )
}

/** What a day holds beside its targets. */
function dayFigures({ fiberG, sodiumMg, saturatedFatG }: PlanDayView): string {
  return [
    `Fibre ${Math.round(fiberG)} g`,
    `sodium ${(sodiumMg / 1000).toFixed(1)} g`,
    `saturated fat ${Math.round(saturatedFatG)} g`,
  ].join(', ')
}

function Verdict({ day, targets }: { day: PlanDayView; targets: Macros }) {
  const energy = useEnergy()
  const off = `${energyDifference(day.total.kcal, targets.kcal, energy)} ${energy.unit}`
  return day.isMet ? <Tag tone="ok">On target, {off}</Tag> : <Tag tone="warn">Off target, {off}</Tag>
}

/** What is rarely done with a day: made anew, guests. */
function DayMenu({ plan, day }: { plan: PlanFacts; day: PlanDayView }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  const number = day.dayIndex + 1
  const menuId = `day-menu-${number}`
  const areAllKept = day.meals.every(({ isKept }) => isKept)
  const isSomeCooked = day.meals.some(({ isKept, isLocked }) => isKept && !isLocked)
  return (
    <>
      <MenuButton
        menuId={menuId}
        className={buttonClass({ variant: 'quiet', isSmall: true }, layout.noPrint)}
        aria-busy={isBusy || undefined}
      >
        Change this day<span className={text.srOnly}> (day {number})</span>
        <Ellipsis className={text.icon} aria-hidden />
      </MenuButton>
      <Menu id={menuId} label={`Change day ${number}`}>
        {areAllKept ? (
          <p className={classNames(text.small, styles.menuNote)}>
            Every meal of this day is {isSomeCooked ? 'cooked or locked' : 'locked'}.
          </p>
        ) : (
          <Form
            method="post"
            action={planDayAddress(plan.id, day.dayIndex)}
            onSubmit={(event) => {
              if (isBusy) event.preventDefault()
            }}
          >
            <input type="hidden" name="planId" value={plan.id} />
            <input type="hidden" name="revision" value={plan.revision} />
            <input type="hidden" name="dayIndex" value={day.dayIndex} />
            <button name="intent" value="regenerate-day" aria-disabled={isBusy || undefined}>
              <RefreshCw className={text.icon} aria-hidden />
              Regenerate this day
              <span className={text.srOnly}> (day {number})</span>
            </button>
          </Form>
        )}
        <GuestsOfDay plan={plan} day={day} />
      </Menu>
    </>
  )
}
