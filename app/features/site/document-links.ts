import { isReadingPath } from './reading-paths.ts'

/**
 * In a page of the app: a click on a link to a reading page is left to the browser, which loads it as a page. The
 * router never hears of it. What goes there without a click is turned into a load by the root's middleware.
 */
export function leaveReadingPagesToTheBrowser(): void {
  const keepFromTheRouter = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return
    if (isReadingPath(link.pathname)) event.stopPropagation()
  }
  addEventListener('click', keepFromTheRouter, { capture: true })
}
