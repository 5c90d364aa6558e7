import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Form, Link } from 'react-router'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { sumMacros, type Macros } from '#app/domain/planning/macros.ts'
import type { DiaryEntry } from '#app/features/calories/diary.server.ts'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { dateInWords, MACROS } from '#app/features/plans/view/plan-words.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Scale } from '#app/ui/scale.tsx'
import { dayAddress } from './day-address.ts'
import type { Targets } from './plan-of-day.server.ts'

type NutritionProps = {
  day: PlainDate
  today: PlainDate
  entries: readonly DiaryEntry[]
  targets: Targets | null
  headingId: string
}

/** What was eaten on the day against the plan's targets, on scales and in words. */
export function NutritionOfDay({ day, today, entries, targets, headingId }: NutritionProps) {
  const total = sumMacros(entries.map(({ totalKcal, ...macros }) => ({ ...macros, kcal: totalKcal })))
  return (
    <div className="stack">
      <div className="dash-block-head">
        <h2 id={headingId}>Nutrition Tracking</h2>
        <DayPicker day={day} today={today} />
      </div>
      {entries.length === 0 ? (
        <p className="text-ink-2">
          Nothing entered {day === today ? 'yet today' : 'on this day'}
          {targets && `, of ${formatKcal(targets.macros.kcal)} kcal planned`}.
        </p>
      ) : (
        <EatenOfDay total={total} targets={targets?.macros ?? null} />
      )}
      <p className="text-sm text-ink-2">
        {targets ? (
          <>Targets of your plan “{targets.planName}”.</>
        ) : day !== today ? (
          'No plan had begun by then, so there are no targets.'
        ) : (
          <>
            There are no targets yet: <Link to={NEW_PLAN}>a meal plan</Link> brings them.
          </>
        )}
      </p>
    </div>
  )
}

function EatenOfDay({ total, targets }: { total: Macros; targets: Macros | null }) {
  // Whole hundreds, of which each tick counts one.
  const full = targets && Math.ceil(Math.max(targets.kcal * 1.2, total.kcal) / 100) * 100
  return (
    <>
      <p className="dash-kcal">
        <span className="kcal">
          {formatKcal(total.kcal)} <small>kcal</small>
        </span>
        {targets && <span className="text-ink-2">{leftInWords(total.kcal, targets.kcal, 'kcal')}</span>}
      </p>
      {targets && full && (
        <Scale
          className="dash-scale"
          label="Calories"
          value={total.kcal}
          max={full}
          ticks={full / 100}
          target={targets.kcal}
          valueText={`${formatKcal(total.kcal)} of ${formatKcal(targets.kcal)} kcal`}
        />
      )}
      <ul className="balance dash-balance" aria-label="Macronutrients">
        {MACROS.filter(({ unit }) => unit === 'g').map(({ name, label, unit, tone }) => {
          const amount = `${formatKcal(total[name])} ${unit}`
          const target = targets?.[name]
          return (
            <li key={name}>
              <span className="balance-name">
                <i className="dash-dot" style={{ background: tone }} aria-hidden /> {label}
              </span>
              <span className="num">
                <b>{amount}</b> {target !== undefined && <small>of {formatKcal(target)}</small>}
              </span>
              {target !== undefined && (
                <Scale
                  isFine
                  className={`scale-${name}`}
                  label={label}
                  value={total[name]}
                  max={Math.max(target * 1.2, total[name])}
                  target={target}
                  valueText={`${amount} of ${formatKcal(target)} ${unit}`}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** "610 kcal to go", "on target", "120 kcal over": whole figures, so that they add up with the total beside them. */
function leftInWords(actual: number, target: number, unit: string): string {
  const left = Math.round(target) - Math.round(actual)
  const of = `of ${formatKcal(target)}`
  if (left === 0) return `${of}: on target`
  return `${of}: ${formatKcal(Math.abs(left))} ${unit} ${left > 0 ? 'to go' : 'over'}`
}

function DayPicker({ day, today }: { day: PlainDate; today: PlainDate }) {
  const hasNext = daysBetween(day, today) > 0
  const arrow = buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })
  return (
    <nav className="day-picker" aria-label="Day">
      <Link className={arrow} to={dayAddress(addDays(day, -1))} preventScrollReset aria-label="Previous day">
        <ChevronLeft className="icon" aria-hidden />
      </Link>
      <details className="day-choice" key={day}>
        <summary>
          {dayName(day, today)}
          <span className="sr-only">, choose another day</span>
        </summary>
        <Form method="get" action="/dashboard" preventScrollReset>
          <label className="sr-only" htmlFor="dash-day">
            Day
          </label>
          <input
            id="dash-day"
            className="input"
            type="date"
            name="day"
            defaultValue={day}
            max={today}
            required
          />
          <button className={buttonClass({ variant: 'secondary', isSmall: true })}>Show</button>
        </Form>
      </details>
      {hasNext ? (
        <Link className={arrow} to={dayAddress(addDays(day, 1))} preventScrollReset aria-label="Next day">
          <ChevronRight className="icon" aria-hidden />
        </Link>
      ) : (
        <span className={arrow} aria-hidden data-off>
          <ChevronRight className="icon" aria-hidden />
        </span>
      )}
    </nav>
  )
}

function dayName(day: PlainDate, today: PlainDate): string {
  const ago = daysBetween(day, today)
  return ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : dateInWords(day)
}
