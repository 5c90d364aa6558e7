import { useEffect } from 'react'
import { KEPT_PATH } from './kept-paths.ts'

/** The page is kept once it has settled, and as it is when it is left. */
const SETTLED_AFTER_MS = 1500

/** The page that was loaded: the worker saw it pass. */
const loaded =
  typeof window === 'undefined' || !window.navigator.serviceWorker?.controller
    ? null
    : window.location.pathname + window.location.search

/** Has the page at this address kept for when there is no connection: the router asks for data only, not for pages. */
export function useKeptPage(pathname: string, search: string, isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn || !KEPT_PATH.test(pathname)) return
    const keep = () => {
      if (navigator.onLine) navigator.serviceWorker?.controller?.postMessage({ keep: pathname + search })
    }
    const keepWhenLeft = () => document.visibilityState === 'hidden' && keep()
    const timer = pathname + search === loaded ? undefined : setTimeout(keep, SETTLED_AFTER_MS)
    document.addEventListener('visibilitychange', keepWhenLeft)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepWhenLeft)
    }
  }, [pathname, search, isSignedIn])
}
