import { useEffect, useEffectEvent } from 'react'

const OTHER_TABS = 'mealwright-billing'

/** Tells this browser's other tabs that the member's standing changed, so that none has to be reloaded. */
export function tellOtherTabs(): void {
  if (!('BroadcastChannel' in globalThis)) return
  const channel = new BroadcastChannel(OTHER_TABS)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of one origin
  channel.postMessage(null)
  channel.close()
}

export function useOtherTabs(onNews: () => void): void {
  const hear = useEffectEvent(onNews)
  useEffect(() => {
    if (!('BroadcastChannel' in globalThis)) return
    const channel = new BroadcastChannel(OTHER_TABS)
    channel.addEventListener('message', () => hear())
    return () => channel.close()
  }, [])
}
