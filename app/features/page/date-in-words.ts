import type { PlainDate } from '#app/domain/pantry/plain-date.ts'

const long = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

/** "Monday 16 March". A plain date belongs to no zone: read and written in the same one, it cannot shift. */
export const dateInWords = (date: PlainDate): string =>
  long.format(Date.parse(`${date}T00:00:00Z`)).replace(',', '')
