/** An instant from what a form says of it: "2040-01-02T10:30" and the zone it is meant in. Null for no such time. */
export function instantIn(local: string, timeZone: string): Date | null {
  const given = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/.exec(local.trim())
  if (!given || !isTimeZone(timeZone)) return null
  const [year, month, day, hour, minute] = given.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const wantedMs = Date.UTC(year, month - 1, day, hour, minute)
  if (new Date(wantedMs).toISOString().slice(0, 16) !== local.trim().slice(0, 16)) return null
  // The offset is that of the instant itself, which is known only with the offset: the second look settles it.
  const firstMs = wantedMs - offsetMs(wantedMs, timeZone)
  return new Date(wantedMs - offsetMs(firstMs, timeZone))
}

export function isTimeZone(timeZone: string): boolean {
  if (timeZone.length === 0 || timeZone.length > 60) return false
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone }).format()
    return true
  } catch {
    return false
  }
}

/** How far a zone's clock is ahead of UTC at an instant. */
function offsetMs(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(atMs)
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const shownMs = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shownMs - Math.floor(atMs / 1000) * 1000
}
