/**
 * Calendar days as "2026-11-20", without hours or zones: what expiry dates and plan days are. Arithmetic on day
 * numbers, so that no daylight saving can move a date.
 */
export type PlainDate = string

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** Days since 1970-01-01 in the proleptic Gregorian calendar (Howard Hinnant's days_from_civil). */
function dayNumberOf(year: number, month: number, day: number): number {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146_097 + dayOfEra - 719_468
}

function fromDayNumber(dayNumber: number): PlainDate {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / 146_097)
  const dayOfEra = shifted - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The day number of an ISO date, or null when it is no date of the calendar ("2026-02-30"). */
function readDate(date: string): number | null {
  const parts = PATTERN.exec(date)
  if (!parts) return null
  const dayNumber = dayNumberOf(Number(parts[1]), Number(parts[2]), Number(parts[3]))
  return fromDayNumber(dayNumber) === date ? dayNumber : null
}

/** True for a date of the calendar written as "2026-11-20". */
export function isPlainDate(date: string): boolean {
  return readDate(date) !== null
}

/** Whole days from one date to another; negative when `to` is earlier. Throws RangeError for what is no date. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  const [start, end] = [readDate(from), readDate(to)]
  if (start === null || end === null) throw new RangeError(`Not a date: ${start === null ? from : to}`)
  return end - start
}

/** The date so many days later. Throws RangeError for what is no date. */
export function addDays(date: PlainDate, days: number): PlainDate {
  const start = readDate(date)
  if (start === null) throw new RangeError(`Not a date: ${date}`)
  return fromDayNumber(start + Math.trunc(days))
}

/** The calendar day an instant falls on in a time zone ("Europe/Berlin"). Throws RangeError for an unknown zone. */
export function dateInZone(instantMs: number, timeZone: string): PlainDate {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instantMs)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}
