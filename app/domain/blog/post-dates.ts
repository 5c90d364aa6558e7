const short = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
const long = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** On cards: "Nov 21, 2026". */
export const shortDate = (at: Date): string => short.format(at)

/** On posts and featured cards: "21 November 2026". */
export const longDate = (at: Date): string => long.format(at)
