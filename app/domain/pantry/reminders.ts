import { EXPIRING_WITHIN_DAYS } from './expiry.ts'

/** Mails that say what should be used up: how often, and how far they look ahead. */

export const REMINDER_FREQUENCIES = ['off', 'weekly', 'daily'] as const
export type ReminderFrequency = (typeof REMINDER_FREQUENCIES)[number]
type Reminding = Exclude<ReminderFrequency, 'off'>

/** Often enough to save food, seldom enough to be read. */
export const DEFAULT_REMINDERS: ReminderFrequency = 'weekly'

/** At least so many days lie between two mails. */
export const DAYS_BETWEEN_REMINDERS: Readonly<Record<Reminding, number>> = { weekly: 7, daily: 1 }

/** Food is named that expires within so many days. */
export const REMINDERS_LOOK_AHEAD_DAYS: Readonly<Record<Reminding, number>> = {
  weekly: EXPIRING_WITHIN_DAYS,
  daily: 2,
}
