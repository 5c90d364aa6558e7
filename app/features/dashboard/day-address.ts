import type { PlainDate } from '#app/domain/pantry/plain-date.ts'

/** Where a day of the dashboard is. */
export const dayAddress = (day: PlainDate) => `/dashboard?day=${day}`

/** Where an entry of the diary is changed. */
export const entryAddress = (entryId: string) => `/dashboard/entries/${entryId}`
