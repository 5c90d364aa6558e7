import type { Push } from '#app/ports/push/push.ts'

/** Tells every process that pages it has stored for visitors read differently now. */
export type StoredPages = {
  /**
   * Forgets the page at this path and all pages below it (`/` is the landing page alone), here at once, elsewhere as
   * soon as they hear of it. Call it after the commit of what has changed. Never rejects: a stored page is fresh for
   * a minute at most, so one that is not forgotten is late, not wrong for ever.
   */
  changed(path: string): Promise<void>
}

export type HeardPages = StoredPages & {
  /** `onChange` hears every path that has changed, and null when anything may have. */
  subscribe(onChange: (path: string | null) => void): void
}

const CHANNEL = 'stored-pages'

export function openStoredPages(push: Push, warn: (message: string) => void): HeardPages {
  const listeners = new Set<(path: string | null) => void>()
  const tell = (path: string | null) => {
    for (const listener of listeners) listener(path)
  }
  push.subscribe(
    CHANNEL,
    (message) => tell(typeof message === 'string' ? message : null),
    () => tell(null),
  )
  return {
    async changed(path) {
      tell(path)
      await push.publish(CHANNEL, path).catch(() => warn('Other processes were not told of a changed page'))
    },
    subscribe: (onChange) => void listeners.add(onChange),
  }
}

/** Whether a change at `changed` is one of the page at `path`. */
export function isChangedBy(path: string, changed: string): boolean {
  return path === changed || path.startsWith(`${changed}/`)
}
