import { useSyncExternalStore } from 'react'
import { clockOf } from '#app/features/staff/figures.ts'

const never = () => () => {}

/** A time of day on the reader's own clock, which the server does not know. */
export function Clock({ atMs }: { atMs: number }) {
  const words = useSyncExternalStore(
    never,
    () => clockOf(atMs),
    () => '',
  )
  return <time dateTime={new Date(atMs).toISOString()}>{words}</time>
}
