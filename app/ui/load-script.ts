/** Imports a script that may soon be needed. Offline nothing is asked for: browsers do not retry what failed once. */
export function loadAhead(load: () => Promise<unknown>): void {
  if (navigator.onLine) load().catch(() => {}) // whoever needs it deals with that
}

/**
 * Imports a script that is needed now. One that a newer release replaced, or that was lost on the way, comes with the
 * page loaded anew; where that was just done, or there is no connection, the page stays as it is.
 */
export async function loadOrReload<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (navigator.onLine && entry?.type !== 'reload') location.reload()
    return new Promise<never>(() => {})
  }
}
