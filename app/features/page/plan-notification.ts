/**
 * Remembers in the browser that a plan was finished and not looked at yet. Other tabs hear of it; where storage is
 * forbidden, the mark is there from the next page on, as the server knows it.
 */
const KEY = 'mealPlanNotification'

const listeners = new Set<() => void>()
/** What the server said when it made this page may be older than what was looked at on it. */
let isSeenHere = false

function set(isNew: boolean): void {
  isSeenHere = !isNew
  try {
    if (isNew) localStorage.setItem(KEY, 'true')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage may be forbidden.
  }
  for (const listener of listeners) listener()
}

export const markPlanReady = (): void => set(true)
export const markPlanSeen = (): void => set(false)

function isKept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

/** Whether a finished plan waits to be seen, by what the server knew when it made the page and what came since. */
export const isPlanNews = (isKnownToServer: boolean): boolean => isKept() || (isKnownToServer && !isSeenHere)

/** Calls back when that may have changed, here or in another tab. */
export function watchPlanNews(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key !== KEY) return
    isSeenHere = newValue === null
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', hear)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', hear)
  }
}
