import { type MealSlot, mealTypeLabel } from './meal-split.ts'

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

/** When people eat, as hours and minutes of their own clock, and for how many minutes. */
const TIMES: Readonly<Record<MealSlot, { start: string; minutes: number }>> = {
  breakfast: { start: '0730', minutes: 30 },
  snack_1: { start: '1030', minutes: 15 },
  lunch: { start: '1230', minutes: 45 },
  snack_2: { start: '1530', minutes: 15 },
  dinner: { start: '1900', minutes: 60 },
  snack_3: { start: '2100', minutes: 15 },
}

const MAX_LINE_OCTETS = 75

/**
 * Meals as an iCalendar file (RFC 5545). Times have no zone: such a time is the clock of whoever looks at it, also
 * after a journey, which is when they eat.
 */
export function icalendar(meals: readonly CalendarMeal[], { name }: { name: string }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mealwright//Meal plans//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...meals.flatMap(eventOf),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function eventOf(meal: CalendarMeal): string[] {
  const { start, minutes } = TIMES[meal.slot]
  return [
    'BEGIN:VEVENT',
    `UID:${meal.uid}`,
    `DTSTAMP:${utc(meal.changedAt)}`,
    `LAST-MODIFIED:${utc(meal.changedAt)}`,
    `SEQUENCE:${meal.revision}`,
    `DTSTART:${meal.date.replaceAll('-', '')}T${start}00`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(`${mealTypeLabel(meal.slot)}: ${meal.name}`)}`,
    `DESCRIPTION:${escaped([...meal.details, meal.url].join('\n'))}`,
    `URL:${meal.url}`,
    // A meal does not keep anybody from a meeting.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
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
