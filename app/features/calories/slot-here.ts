import { useSyncExternalStore } from 'react'
import { type DiarySlot, slotOfTime } from '#app/domain/diary/slots.ts'
import { timeHere } from '#app/features/page/time-here.ts'

/** The meal that is usual at this time where the person is; null on the server and while hydrating. */
export function useSlotHere(): DiarySlot | null {
  return useSyncExternalStore(
    () => () => {},
    () => slotOfTime(timeHere()),
    () => null,
  )
}
