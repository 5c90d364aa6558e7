/**
 * What an answer cost somebody an attempt, kept in this tab for the member who asked for it: through a reload, and
 * the way to another page and back. Another member in the same tab does not see it.
 */

export function rememberInTab(key: string, memberId: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ memberId, value }))
  } catch {
    // Storage may be forbidden or full: it then lasts as long as the page.
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored where storage is forbidden.
  }
}

/** What was kept for the member under the key; null where nothing was, or for somebody else. */
export function recallInTab(key: string, memberId: string): unknown {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isRecord(kept) && kept['memberId'] === memberId ? kept['value'] : null
  } catch {
    return null
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
