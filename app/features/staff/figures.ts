const figure = new Intl.NumberFormat('en-GB')

export const figureOf = (value: number): string => figure.format(value)
export const dayIn = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone }).format(at)

/** With the zone: "2 Jan 2040, 03:04 CET". Zones without a name of their own say "GMT+5:30". */
export function momentIn(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
  return `${dayIn(at, timeZone)}, ${time.format(at)}`
}

/** Hours and minutes on the reader's own clock; in the browser only. */
export const clockOf = (atMs: number): string =>
  new Date(atMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
