import type { CookingWishes } from './cooking-wishes.ts'
import { WEEK_DAYS, weekdayOn } from './weekday-words.ts'

/** On which days of a plan somebody cooks, and what may be on the table on the others. */

type Days = Pick<CookingWishes, 'cookDays' | 'firstWeekday'>

/** Whether somebody cooks on fewer days than there are in a week. */
export const cooksOnFewDays = ({ cookDays }: Pick<Days, 'cookDays'>): boolean => cookDays.length < WEEK_DAYS

/** Whether a day of the plan is one of the weekdays that were chosen for cooking. */
export const isChosenCookDay = (wishes: Days, dayIndex: number): boolean =>
  wishes.cookDays.includes(weekdayOn(wishes, dayIndex))

/** Whether dishes are cooked on a day of the plan. The first day is one in any case: nothing was cooked before it. */
export const isCookDay = (wishes: Days, dayIndex: number): boolean =>
  dayIndex === 0 || isChosenCookDay(wishes, dayIndex)

/** What takes no longer is no cooking. */
export const QUICK_BUSY_MIN = 10

/** Whether a dish is on the table without cooking: nothing in it is cooked, or it takes a few minutes. */
export const isQuick = ({ busyMinutes, isHot }: { busyMinutes: number; isHot: boolean }): boolean =>
  !isHot || busyMinutes <= QUICK_BUSY_MIN
