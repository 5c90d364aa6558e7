import { useSyncExternalStore } from 'react'
import { dayIn, momentIn } from './figures.ts'

const never = () => () => {}

/** The reader's time zone, such as "Europe/Berlin"; empty on the server, which does not know it. */
export const useZone = (): string =>
  useSyncExternalStore(
    never,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
    () => '',
  )

/**
 * Writes moments in the zone of whoever reads them, with the zone named. The server, which does not know it, writes
 * UTC; the page goes over to the zone once its script runs.
 */
export function useMoments(): { momentOf(at: Date): string; dayOf(at: Date): string } {
  const timeZone = useZone() || 'UTC'
  return { momentOf: (at) => momentIn(at, timeZone), dayOf: (at) => dayIn(at, timeZone) }
}

/** "2 Jan 2040, 03:04 CET". */
export function Moment({ at }: { at: Date }) {
  const { momentOf } = useMoments()
  return <time dateTime={at.toISOString()}>{momentOf(at)}</time>
}

/** "2 Jan 2040": the day it is for whoever reads it. */
export function Day({ at }: { at: Date }) {
  const { dayOf } = useMoments()
  return <time dateTime={at.toISOString()}>{dayOf(at)}</time>
}
