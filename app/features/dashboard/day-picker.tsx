import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Form, Link } from 'react-router'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import { dayAddress } from './day-address.ts'
import styles from './day-picker.module.css'
import field from '#app/ui/field.module.css'

/** Goes from day to day, up to today. */
export function DayPicker({ day, today }: { day: PlainDate; today: PlainDate }) {
  const hasNext = daysBetween(day, today) > 0
  const arrow = buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })
  return (
    <nav className={styles.picker} aria-label="Day">
      <Link className={arrow} to={dayAddress(addDays(day, -1))} preventScrollReset aria-label="Previous day">
        <ChevronLeft className={text.icon} aria-hidden />
      </Link>
      <details className={styles.choice} key={day}>
        <summary>
          {dayName(day, today)}
          <span className={text.srOnly}>, choose another day</span>
        </summary>
        <Form method="get" action="/dashboard" preventScrollReset>
          <label className={text.srOnly} htmlFor="dash-day">
            Day
          </label>
          <input
            id="dash-day"
            className={field.input}
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
          <ChevronRight className={text.icon} aria-hidden />
        </Link>
      ) : (
        <span className={classNames(arrow, styles.noNext)} aria-hidden>
          <ChevronRight className={text.icon} aria-hidden />
        </span>
      )}
    </nav>
  )
}

function dayName(day: PlainDate, today: PlainDate): string {
  const ago = daysBetween(day, today)
  return ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : dateInWords(day)
}
