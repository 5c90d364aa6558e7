import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const ASK_EVERY_MS = 3000
const MOST_ASKED = 20

/** Reloads the page's data every few seconds, for a minute, while work started elsewhere or before a reload is running. */
export function usePolling(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    let left = MOST_ASKED
    const timer = setInterval(() => {
      if (left-- > 0) void revalidate()
      else clearInterval(timer)
    }, ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
