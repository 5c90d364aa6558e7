import { addDays, daysBetween, isPlainDate, type PlainDate } from '#app/domain/pantry/plain-date.ts'

/** A month of the calendar as "2026-11". */
export type PlainMonth = string

/** Whether it is a month of the calendar. */
export const isPlainMonth = (month: string): boolean => isPlainDate(`${month}-01`)

/** The month that a day is in. */
export const monthOfDay = (day: PlainDate): PlainMonth => day.slice(0, 7)

/** The first and the last day of a month, and how many there are. Throws RangeError for what is no month. */
export function daysOfMonth(month: PlainMonth): { firstDay: PlainDate; lastDay: PlainDate; days: number } {
  const firstDay = `${month}-01`
  const lastDay = addDays(`${monthAfter(month)}-01`, -1)
  return { firstDay, lastDay, days: daysBetween(firstDay, lastDay) + 1 }
}

/** The month after. */
export const monthAfter = (month: PlainMonth): PlainMonth => monthOfDay(addDays(`${month}-01`, 31))

/** The month before. */
export const monthBefore = (month: PlainMonth): PlainMonth => monthOfDay(addDays(`${month}-01`, -1))
