/** What the visitor allows this browser to keep. Essential is always on. */
export type CookiePreferences = {
  essential: true
  functional: boolean
  analytics: boolean
  marketing: boolean
}

const KEY = 'cookiePreferences'
const NOTHING_OPTIONAL: CookiePreferences = {
  essential: true,
  functional: false,
  analytics: false,
  marketing: false,
}

/** Kept in this browser only with consent: forgotten when it is taken back. */
const FUNCTIONAL_PREFIXES = ['ticked:', 'planUnits', 'recipeMeasures']

/** What was saved here, as it is stored; '' where nothing was, or nothing can be. */
export function savedCookiePreferences(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

/** The preferences in a stored text; nothing optional where it holds none. */
export function cookiePreferencesIn(text: string): CookiePreferences {
  try {
    const saved: unknown = JSON.parse(text)
    const isOn = (name: string) =>
      typeof saved === 'object' && saved !== null && Reflect.get(saved, name) === true
    return {
      essential: true,
      functional: isOn('functional'),
      analytics: isOn('analytics'),
      marketing: isOn('marketing'),
    }
  } catch {
    return NOTHING_OPTIONAL
  }
}

/** Saves the choice and forgets at once what it no longer allows. Returns false where the browser forbids storage. */
export function saveCookiePreferences(chosen: Omit<CookiePreferences, 'essential'>): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...NOTHING_OPTIONAL, ...chosen }))
    if (!chosen.functional) forgetFunctional()
    return true
  } catch {
    return false
  }
}

function forgetFunctional(): void {
  const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
  for (const key of keys)
    if (FUNCTIONAL_PREFIXES.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
}

/** Where a convenience is remembered: for good with consent, else until the tab is closed. */
export function functionalStorage(): Storage {
  return cookiePreferencesIn(savedCookiePreferences()).functional ? localStorage : sessionStorage
}
