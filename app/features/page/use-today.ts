import { useCallback, useSyncExternalStore } from 'react'
import { useDiaryDisplay } from './diary-display.ts'

/** The calendar day where the person is (yyyy-mm-dd); on the server and while hydrating, the day the server assumed. */
export function useToday(serverDay: string): string {
  return useSyncExternalStore(
    () => () => {},
    todayHere,
    () => serverDay,
  )
}

/** The same for the diary, whose day begins when the member says. */
export function useDiaryToday(serverDay: string): string {
  const { dayStartMin } = useDiaryDisplay()
  const here = useCallback(() => diaryDayHere(dayStartMin), [dayStartMin])
  return useSyncExternalStore(
    () => () => {},
    here,
    () => serverDay,
  )
}

/** The calendar day of this browser's clock and zone. */
export const todayHere = (): string => dayOf(new Date())

/** The day of the diary that it is here, where days begin so many minutes after midnight. */
export const diaryDayHere = (dayStartMin: number): string =>
  dayOf(new Date(Date.now() - dayStartMin * 60_000))

function dayOf(at: Date): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
