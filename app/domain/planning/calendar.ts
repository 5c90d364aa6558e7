import { instantIn } from '#app/domain/zoned-time.ts'
import { type MealSlot, mealTypeLabel } from './meal-split.ts'
import type { MealClock } from './meal-times.ts'

/** A planned meal as a calendar shows it. */
export type CalendarMeal = {
  /** The same for the same place of a plan, whatever dish stands there. */
  uid: string
  /** "2026-11-24", the person's own day. */
  date: string
  slot: MealSlot
  name: string
  /** Further lines: kcal, minutes. */
  details: readonly string[]
  url: string
  changedAt: Date
  revision: number
}

/** For how many minutes a meal is in the calendar. */
const MINUTES: Readonly<Record<MealSlot, number>> = {
  breakfast: 30,
  snack_1: 15,
  lunch: 45,
  snack_2: 15,
  dinner: 60,
  snack_3: 15,
}

const MAX_LINE_OCTETS = 75

/**
 * Meals as an iCalendar file (RFC 5545). Times without a zone are shown as local time on every device. With a zone each is
 * written in UTC, worked out for its own day: that needs no table of the zone's summer times, and every program reads it.
 */
export function icalendar(
  meals: readonly CalendarMeal[],
  { name, ...clock }: MealClock & { name: string },
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mealwright//Meal plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    ...(clock.timeZone === null ? [] : [`X-WR-TIMEZONE:${escaped(clock.timeZone)}`]),
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...meals.flatMap((meal) => eventOf(meal, clock)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(meal: CalendarMeal, clock: MealClock): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${meal.uid}`,
    `DTSTAMP:${utc(meal.changedAt)}`,
    `LAST-MODIFIED:${utc(meal.changedAt)}`,
    `SEQUENCE:${meal.revision}`,
    `DTSTART:${startOf(meal, clock)}`,
    `DURATION:PT${MINUTES[meal.slot]}M`,
    `SUMMARY:${escaped(`${mealTypeLabel(meal.slot)}: ${meal.name}`)}`,
    `DESCRIPTION:${escaped([...meal.details, meal.url].join('\n'))}`,
    `URL:${meal.url}`,
    // A meal does not keep anybody from a meeting.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function startOf({ date, slot }: CalendarMeal, { times, timeZone }: MealClock): string {
  const local = `${date}T${times[slot]}`
  const instant = timeZone === null ? null : instantIn(local, timeZone)
  return instant === null ? `${local.replace(/[-:]/g, '')}00` : utc(instant)
}

const utc = (time: Date) => `${time.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

/** Text of RFC 5545: backslash, semicolon, comma and line break are written with a backslash; controls are dropped. */
const escaped = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)

/** Lines have at most 75 octets; a longer one goes on behind a line break and a space, never inside a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let text = ''
  let octets = 0
  for (const sign of line) {
    const size = encoder.encode(sign).length
    if (octets + size > MAX_LINE_OCTETS) {
      text += '\r\n '
      octets = 1
    }
    text += sign
    octets += size
  }
  return text
}
