/** Calendar days as "2026-11-20", without hours or zones: what expiry dates and plan days are. */
export type PlainDate = string

const DAY_MS = 86_400_000

/** Days since 1970-01-01 of an ISO date, or null when it is no date of the calendar ("2026-02-30"). Counted in UTC. */
function readDate(date: string): number | null {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN
  return Number.isNaN(ms) || dateOf(ms) !== date ? null : ms / DAY_MS
}

const dateOf = (ms: number): PlainDate => new Date(ms).toISOString().slice(0, 10)

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
  return dateOf((start + Math.trunc(days)) * DAY_MS)
}

/** The day of the week a date is; 0 is Monday. */
export const weekdayIndexOf = (date: PlainDate): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7

/** The calendar day an instant falls on in a time zone ("Europe/Berlin"). Throws RangeError for an unknown zone. */
export function dateInZone(instantMs: number, timeZone: string): PlainDate {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instantMs)
}

/** The day a page says it is for the person, where it can be: at most one from the server's; else the server's. */
export function personsDay(said: string, serverDay: PlainDate): PlainDate {
  return isPlainDate(said) && Math.abs(daysBetween(serverDay, said)) <= 1 ? said : serverDay
}
