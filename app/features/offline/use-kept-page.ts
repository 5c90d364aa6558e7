import { useEffect } from 'react'
import { KEPT_PATH } from './kept-paths.ts'

/** The page is kept once it has settled, and as it is when it is left. */
const SETTLED_AFTER_MS = 1500

/** The page that was loaded: the worker saw it pass. */
const loaded =
  typeof window === 'undefined' || !window.navigator.serviceWorker?.controller
    ? null
    : window.location.pathname + window.location.search

/** Has the page as the server shows it now kept, if it is one of those that are. */
function keepPage(): void {
  const { pathname, search } = window.location
  if (navigator.onLine && KEPT_PATH.test(pathname))
    navigator.serviceWorker?.controller?.postMessage({ keep: pathname + search })
}

/** Has the page kept again when what it shows has changed since it came: `revision` is of what it shows, `first` as it came. */
export function useKeptRevision(revision: number, first: number): void {
  useEffect(() => {
    if (revision === first) return
    const timer = setTimeout(keepPage, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [revision, first])
}

/** Has the page at this address kept for when there is no connection: the router asks for data only, not for pages. */
export function useKeptPage(pathname: string, search: string, isSignedIn: boolean): void {
  useEffect(() => {
    if (!isSignedIn || !KEPT_PATH.test(pathname)) return
    const keepWhenLeft = () => document.visibilityState === 'hidden' && keepPage()
    const timer = pathname + search === loaded ? undefined : setTimeout(keepPage, SETTLED_AFTER_MS)
    document.addEventListener('visibilitychange', keepWhenLeft)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', keepWhenLeft)
    }
  }, [pathname, search, isSignedIn])
}
