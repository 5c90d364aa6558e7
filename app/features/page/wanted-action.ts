/**
 * What somebody pressed for on one page and is done on another, or once they have an account: kept in this tab only,
 * so that no address can spend an attempt, until it is done, given up, or too old to be meant.
 */
export type WantedAction = {
  path: '/upload' | '/calories'
  /** The form as it was sent; its idempotency key counts it once, however often it is taken up. */
  fields: readonly (readonly [name: string, value: string])[]
}

const STORE_KEY = 'wanted-act'
const LASTS_MS = 30 * 60 * 1000

export function rememberWanted({ path, fields }: WantedAction): void {
  try {
    sessionStorage.setItem(STORE_KEY, JSON.stringify({ path, fields, sinceMs: Date.now() }))
  } catch {
    // Storage may be forbidden or full: then the button is pressed once more.
  }
}

/** The act that waits for this page; null without one. */
export function recallWanted(path: WantedAction['path']): WantedAction | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(STORE_KEY) ?? 'null')
    if (!isKept(kept) || kept.path !== path) return null
    const ageMs = Date.now() - kept.sinceMs
    return ageMs >= 0 && ageMs < LASTS_MS ? { path, fields: kept.fields } : null
  } catch {
    return null
  }
}

export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(STORE_KEY)
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** The texts of a form, as they are kept. */
export function textsOf(form: FormData): WantedAction['fields'] {
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
}

function isKept(value: unknown): value is WantedAction & { sinceMs: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'sinceMs' in value &&
    typeof value.sinceMs === 'number' &&
    'fields' in value &&
    Array.isArray(value.fields) &&
    value.fields.every(
      (field) =>
        Array.isArray(field) && field.length === 2 && field.every((part) => typeof part === 'string'),
    )
  )
}
