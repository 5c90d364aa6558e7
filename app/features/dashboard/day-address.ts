import type { PlainMonth } from '#app/domain/diary/month.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'

/** Where a day of the dashboard is. */
export const dayAddress = (day: PlainDate) => `/dashboard?day=${day}`

/** Where an entry of the diary is changed. */
export const entryAddress = (entryId: string) => `/dashboard/entries/${entryId}`
/** Where a month of the diary is. */
export const monthAddress = (month: PlainMonth) => `/dashboard?month=${month}`
