import { useEffect } from 'react'
import { KEPT_PATH } from './kept-paths.ts'

/** The page is kept once it has settled, and as it is when it is left. */
const SETTLED_AFTER_MS = 1500

/** Has the page at this address kept for when there is no connection: the router asks for data only, not for pages. */
export function useKeptPage(pathname: string, search: string, isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn || !KEPT_PATH.test(pathname)) return
    const keep = () => {
      if (navigator.onLine) navigator.serviceWorker?.controller?.postMessage({ keep: pathname + search })
    }
    const keepWhenLeft = () => document.visibilityState === 'hidden' && keep()
    const timer = setTimeout(keep, SETTLED_AFTER_MS)
    document.addEventListener('visibilitychange', keepWhenLeft)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepWhenLeft)
    }
  }, [pathname, search, isSignedIn])
}
