import { isTimeZone } from '#app/domain/zoned-time.ts'
import type { MealSlot } from './meal-split.ts'

/** When somebody eats, for their calendar. */

/** "07:30" for each meal of a day. */
export type MealTimes = Readonly<Record<MealSlot, string>>

export type MealClock = {
  times: MealTimes
  /** The IANA zone the times are in; null for the local time of each device. */
  timeZone: string | null
}

export const USUAL_MEAL_TIMES: MealTimes = {
  breakfast: '07:30',
  snack_1: '10:30',
  lunch: '12:30',
  snack_2: '15:30',
  dinner: '19:00',
  snack_3: '21:00',
}

/** "Europe/London", "UTC"; not "+01:00", which no region keeps all year. */
export const isIanaZone = (zone: string): boolean =>
  /^[A-Za-z][\w+-]*(?:\/[\w+-]+)*$/.test(zone) && isTimeZone(zone)
