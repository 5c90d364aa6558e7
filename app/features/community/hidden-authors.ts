import { useSyncExternalStore } from 'react'

/**
 * Members blocked since this document was loaded: what lists hold of them already is not shown any more. The server
 * leaves them out of everything it is asked for afterwards.
 */
const NONE: ReadonlySet<string> = new Set()
let hidden = NONE
const listeners = new Set<() => void>()

/** Hides what is by a member, or shows it again. */
export function setHidden(authorId: string, isHidden: boolean): void {
  const next = new Set(hidden)
  if (isHidden) next.add(authorId)
  else next.delete(authorId)
  hidden = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Ids of those who are hidden. */
export const useHiddenAuthors = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => hidden,
    () => NONE,
  )
