import { KEPT_PAGES, KEPT_PICTURES } from './kept-paths.ts'

/** The first page comes first, with all it needs. */
const REGISTER_AFTER_MS = 1500

/** Readies what works without a connection, once the page has everything it needs itself. */
export function startOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () =>
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // Forbidden in this browser, or no connection: the pages work without it.
    })
  const registerSoon = () => setTimeout(() => void register(), REGISTER_AFTER_MS)
  // This script is asynchronous: the page may have loaded before it.
  if (document.readyState === 'complete') registerSoon()
  else addEventListener('load', registerSoon, { once: true })

  addEventListener('click', leaveLinksToTheBrowser, { capture: true })
  // Beside the worker, which does not see what a page sends that was loaded around it.
  addEventListener('submit', forgetKeptPages, { capture: true })
}

/** Without a connection the router has nothing to show; the browser asks the worker, which has the kept pages. */
function leaveLinksToTheBrowser(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (link?.origin === location.origin && link.pathname !== location.pathname) event.stopPropagation()
}

function forgetKeptPages({ target }: SubmitEvent): void {
  const action = target instanceof HTMLFormElement ? target.getAttribute('action') : null
  if (!action?.startsWith('/auth/') && !action?.startsWith('/profile/delete')) return
  for (const name of [KEPT_PAGES, KEPT_PICTURES]) void caches.delete(name)
}
