/** The weekdays of a plan's days. */

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const
export const WEEK_DAYS = WEEKDAYS.length

/** The weekday of its first day; 0 is Monday. */
type Week = { firstWeekday: number }

/** The weekday of a day of the plan; 0 is Monday. */
export const weekdayOn = ({ firstWeekday }: Week, dayIndex: number): number =>
  (firstWeekday + dayIndex) % WEEK_DAYS

/** "Thursday". */
export const weekdayNameOn = (wishes: Week, dayIndex: number): string =>
  WEEKDAYS[weekdayOn(wishes, dayIndex)]!
