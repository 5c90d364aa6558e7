import { addDays, daysBetween, isPlainDate, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { WEEK_DAYS } from './weekday-words.ts'

/** On which days a plan may be, and which plans would share a day with it. */

/** How far ahead of today a plan may begin. */
export const FURTHEST_START_DAYS = 60

/** What becomes of days that another plan of the person has too: both plans stay, or the older one gives way. */
export const OVERLAP_CHOICES = ['keep', 'replace'] as const
export type OverlapChoice = (typeof OVERLAP_CHOICES)[number]

/** A plan and the days it has meals for, in their order. */
export type PlannedDays = { id: string; name: string; dates: readonly PlainDate[] }

/** Why a plan cannot begin on a day, in words that say what to do; null if it can. */
export function startProblem(startDate: string, today: PlainDate): string | null {
  if (!isPlainDate(startDate)) return 'Choose the day on which the plan begins.'
  const daysAhead = daysBetween(today, startDate)
  if (daysAhead < 0) return 'A plan can’t begin in the past. Choose today or a later day.'
  return daysAhead > FURTHEST_START_DAYS
    ? `A plan can begin at most ${FURTHEST_START_DAYS} days ahead. Choose an earlier day.`
    : null
}

/** The plans that share days with a new one, each with the days they share. */
export function overlapsWith(
  planned: readonly PlannedDays[],
  startDate: PlainDate,
  days: number,
): PlannedDays[] {
  const endDate = addDays(startDate, days)
  return planned.flatMap((plan) => {
    const dates = plan.dates.filter((date) => date >= startDate && date < endDate)
    return dates.length === 0 ? [] : [{ ...plan, dates }]
  })
}

/** The first day from which so many days in a row have no plan; null where that is too far ahead. */
export function freeStart(
  planned: readonly PlannedDays[],
  { startDate, days, today }: { startDate: PlainDate; days: number; today: PlainDate },
): PlainDate | null {
  let start = startDate
  while (startProblem(start, today) === null) {
    const taken = overlapsWith(planned, start, days).flatMap(({ dates }) => dates)
    const lastTaken = taken.toSorted().at(-1)
    if (lastTaken === undefined) return start
    start = addDays(lastTaken, 1)
  }
  return null
}

/** When a plan that follows another one begins: the day after its last one, or today where that is over. */
export function startAfter(plan: { endDate: PlainDate }, today: PlainDate): PlainDate {
  return plan.endDate > today ? plan.endDate : today
}

/** When a copy of a plan begins: as soon as it can after it, on the weekday on which the plan began. */
export function startOfCopy(plan: { startDate: PlainDate; endDate: PlainDate }, today: PlainDate): PlainDate {
  const earliest = startAfter(plan, today)
  const intoWeek = daysBetween(plan.startDate, earliest) % WEEK_DAYS
  return intoWeek === 0 ? earliest : addDays(earliest, WEEK_DAYS - intoWeek)
}

/** The name of the plan that follows: "Family week" becomes "Family week 2", that "Family week 3". */
export function nextName(name: string, mostCharacters: number): string {
  const [, stem = name, number] = /^(.*\S) +(\d{1,3})$/.exec(name) ?? []
  const ending = ` ${number === undefined ? 2 : Number(number) + 1}`
  return stem.slice(0, mostCharacters - ending.length).trimEnd() + ending
}
