/** Tabs of this browser that write at the same post. Each holds a lock, which ends with it however it goes. */

const nameOf = (postKey: string, tabId: string) => `mealwright-editor:${postKey}~${tabId}`

/** Nobody else's, in any browser. A copy of a tab is another tab, so it is not kept anywhere. */
export function newTabId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Says that this tab writes at the post, until the function returned is called or the tab is gone. */
export function holdTab(postKey: string, tabId: string): () => void {
  let release = () => {}
  const isLeft = new Promise<void>((resolve) => (release = resolve))
  void navigator.locks?.request(nameOf(postKey, tabId), () => isLeft)
  return release
}

/** The ids of the others; none where the browser cannot tell, as on an address without `https`. */
export async function otherTabs(postKey: string, tabId: string): Promise<string[]> {
  const start = nameOf(postKey, '')
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held
    .flatMap(({ name = '' }) => (name.startsWith(start) ? [name.slice(start.length)] : []))
    .filter((each) => each !== tabId)
    .toSorted()
}
