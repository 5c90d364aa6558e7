/** The same day for the server and for every browser: "8 March 2026". */
const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const shortDay = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const dayInWords = (iso: string): string => day.format(new Date(iso))

/** "8 Mar", for narrow lists. */
export const shortDayInWords = (iso: string): string => shortDay.format(new Date(iso))
