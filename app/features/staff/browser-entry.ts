/**
 * The staff session as noted in localStorage, for display only: the server trusts the cookie alone. A forged entry
 * gives nothing; a lost one leads to the sign-in page.
 */
const NAME = 'blog-admin'

export type BrowserEntry = { id: string; email: string }

/** The entry, if it is one; anything else that stands in its place is removed. */
export function readEntry(storage: Storage): BrowserEntry | null {
  const entry = parseEntry(storage.getItem(NAME))
  if (!entry) storage.removeItem(NAME)
  return entry
}

export function writeEntry(storage: Storage, { id, email }: BrowserEntry): void {
  storage.setItem(NAME, JSON.stringify({ id, email }))
}

export function removeEntry(storage: Storage): void {
  storage.removeItem(NAME)
}

function parseEntry(text: string | null): BrowserEntry | null {
  if (text === null || text === 'null' || text === 'undefined') return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('id' in value) || !('email' in value)) return null
    const { id, email } = value
    return typeof id === 'string' && typeof email === 'string' && id && email ? { id, email } : null
  } catch {
    return null
  }
}
