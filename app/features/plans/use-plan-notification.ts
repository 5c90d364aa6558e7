import { useSyncExternalStore } from 'react'
import { isPlanNews, watchPlanNews } from './plan-notification.ts'

/** Whether a finished plan waits to be seen; on the server, what the database says. */
export function usePlanNotification(isKnownToServer: boolean): boolean {
  return useSyncExternalStore(
    watchPlanNews,
    () => isPlanNews(isKnownToServer),
    () => isKnownToServer,
  )
}
