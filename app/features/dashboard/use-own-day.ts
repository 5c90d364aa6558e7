import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { dayAddress } from './day-address.ts'

/** Where the person's day is not the server's, the page without a chosen day turns to the person's. */
export function useOwnDay({ serverDay, isDayChosen }: { serverDay: string; isDayChosen: boolean }): void {
  const today = useDiaryToday(serverDay)
  const navigate = useNavigate()
  useEffect(() => {
    if (!isDayChosen && today !== serverDay)
      void navigate(dayAddress(today), { replace: true, preventScrollReset: true })
  }, [isDayChosen, today, serverDay, navigate])
}
