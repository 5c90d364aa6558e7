import { useSyncExternalStore } from 'react'

/**
 * Remembers in the browser that a plan was finished and not looked at yet. Other tabs hear of it; where storage is
 * forbidden there is no mark.
 */
const KEY = 'mealPlanNotification'

const listeners = new Set<() => void>()

function set(isNew: boolean): void {
  try {
    if (isNew) localStorage.setItem(KEY, 'true')
    else localStorage.removeItem(KEY)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}

export const markPlanReady = (): void => set(true)
export const markPlanSeen = (): void => set(false)

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true'
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Whether a finished plan waits to be seen. */
export function usePlanNotification(): boolean {
  return useSyncExternalStore(subscribe, read, () => false)
}
