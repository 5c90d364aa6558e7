import { isRecord } from '#app/features/page/tab-storage.ts'

/** A timer that survives a reload: it stores when it ends, not how long is left. */
export type StoredTimer = {
  id: number
  label: string
  /** What is timed: "rice". Null if the step names no food. */
  food: string | null
  /** Number of the step, from 1. */
  step: number
  endsAtMs: number
  /** It rings once, however often the page is reloaded. */
  hasRung: boolean
}

const STORE_KEY = 'cookTimers'
/** Timers that ended longer ago are dropped. */
const OLD_MS = 6 * 60 * 60 * 1000

/** Timers by recipe, from the stored text; anything malformed or old is skipped. */
export function timersIn(text: string, nowMs: number): Map<string, StoredTimer[]> {
  const found = new Map<string, StoredTimer[]>()
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return found
  }
  for (const [recipe, timers] of Object.entries(isRecord(parsed) ? parsed : {})) {
    const fresh = Array.isArray(timers)
      ? timers.filter((one): one is StoredTimer => isTimer(one) && one.endsAtMs > nowMs - OLD_MS)
      : []
    if (fresh.length > 0) found.set(recipe, fresh)
  }
  return found
}

const isTimer = (one: unknown): one is StoredTimer =>
  isRecord(one) &&
  typeof one['label'] === 'string' &&
  (one['food'] === null || typeof one['food'] === 'string') &&
  typeof one['hasRung'] === 'boolean' &&
  ['id', 'step', 'endsAtMs'].every((name) => Number.isFinite(one[name]))

export function recallTimers(recipe: string): StoredTimer[] {
  return recallAll().get(recipe) ?? []
}

export function rememberTimers(recipe: string, timers: readonly StoredTimer[]): void {
  const all = new Map<string, readonly StoredTimer[]>(recallAll())
  if (timers.length === 0) all.delete(recipe)
  else all.set(recipe, timers)
  try {
    if (all.size === 0) localStorage.removeItem(STORE_KEY)
    else localStorage.setItem(STORE_KEY, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // Storage may be disabled or full: the timers then last as long as the page.
  }
}

function recallAll(): Map<string, StoredTimer[]> {
  try {
    return timersIn(localStorage.getItem(STORE_KEY) ?? '', Date.now())
  } catch {
    return new Map()
  }
}
