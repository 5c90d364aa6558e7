import { useSyncExternalStore } from 'react'

/** The calendar day where the person is (yyyy-mm-dd); on the server and while hydrating, the day the server assumed. */
export function useToday(serverDay: string): string {
  return useSyncExternalStore(
    () => () => {},
    todayHere,
    () => serverDay,
  )
}

/** The calendar day of this browser's clock and zone. */
export function todayHere(): string {
  const at = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
