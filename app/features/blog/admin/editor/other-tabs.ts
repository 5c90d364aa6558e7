/** Tabs of this browser that edit the same post, known by Web Locks: the browser frees a closed tab's lock. */

const nameOf = (postKey: string, tabId: string) => `mealwright-editor:${postKey}~${tabId}`

/** Unique per tab, and not in sessionStorage: a duplicated tab would share it. */
export function newTabId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Marks the post as edited in this tab until the returned function is called or the tab is closed. */
export function holdTab(postKey: string, tabId: string): () => void {
  let release = () => {}
  const isLeft = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(nameOf(postKey, tabId), () => isLeft)
  return release
}

/** Ids of the other tabs; empty without Web Locks, as on an address without `https`. */
export async function otherTabs(postKey: string, tabId: string): Promise<string[]> {
  const start = nameOf(postKey, '')
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held
    .flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : []))
    .filter((each) => each !== tabId)
    .toSorted()
}
