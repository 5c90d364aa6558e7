const figure = new Intl.NumberFormat('en-GB')
// UTC, so that server and browser write the same day.
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export const figureOf = (value: number): string => figure.format(value)
export const dayOf = (at: Date): string => day.format(at)
export const momentOf = (at: Date): string => `${moment.format(at)} UTC`

/** Hours and minutes on the reader's own clock; in the browser only. */
export const clockOf = (atMs: number): string =>
  new Date(atMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
