import { useSyncExternalStore } from 'react'
import { type DiarySlot, slotOfTime } from '#app/domain/diary/slots.ts'

/** The time of day of this browser's clock, "08:30". In the browser only. */
export function timeHere(): string {
  const at = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The meal that is usual at this time where the person is; null on the server and while hydrating. */
export function useSlotHere(): DiarySlot | null {
  return useSyncExternalStore(
    () => () => {},
    () => slotOfTime(timeHere()),
    () => null,
  )
}
