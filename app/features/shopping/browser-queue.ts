/**
 * What a page without a connection keeps in this browser until the server has it: one queue for each list, shared by its
 * tabs. Each entry has a key of its own, so that one that two tabs send counts once.
 */

export type BrowserQueue<Entry extends { operationKey: string }> = {
  /** For `useSyncExternalStore`. */
  watch(listener: () => void): () => void
  /** What waits for a list, as it is stored; '' where nothing does. */
  stored(list: string): string
  entriesIn(stored: string): readonly Entry[]
  /** Adds an entry behind those that wait; of a queue that is too long the oldest go. */
  add(list: string, entry: Entry): void
  /** Forgets entries that the server has; those that were added meanwhile stay. */
  drop(list: string, sent: readonly Pick<Entry, 'operationKey'>[]): void
  /** Replaces the waiting entries. Called with what is stored now, as another tab may have changed it. */
  change(list: string, next: (entries: readonly Entry[]) => readonly Entry[]): void
}

type Kind<Entry> = {
  /** Begins the names under which the queues are stored. */
  prefix: string
  most: number
  /** Whether something that was stored is an entry. */
  isEntry(this: void, one: object): one is Entry & object
}

export function openBrowserQueue<Entry extends { operationKey: string }>({
  prefix,
  most,
  isEntry,
}: Kind<Entry>): BrowserQueue<Entry> {
  const listeners = new Set<() => void>()
  /** Where the browser forbids storage, entries wait as long as the page is open. */
  const inMemory = new Map<string, string>()

  function stored(list: string): string {
    try {
      return localStorage.getItem(prefix + list) ?? ''
    } catch {
      return inMemory.get(list) ?? ''
    }
  }

  function entriesIn(text: string): readonly Entry[] {
    if (text === '') return []
    try {
      const parsed: unknown = JSON.parse(text)
      if (!Array.isArray(parsed)) return []
      return parsed.filter(
        (one: unknown): one is Entry & object => typeof one === 'object' && one !== null && isEntry(one),
      )
    } catch {
      return []
    }
  }

  function store(list: string, entries: readonly Entry[]): void {
    const text = entries.length === 0 ? '' : JSON.stringify(entries)
    try {
      if (text === '') localStorage.removeItem(prefix + list)
      else localStorage.setItem(prefix + list, text)
    } catch {
      inMemory.set(list, text)
    }
    for (const listener of listeners) listener()
  }

  return {
    watch(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
    stored,
    entriesIn,
    add: (list, entry) => store(list, [...entriesIn(stored(list)), entry].slice(-most)),
    drop(list, sent) {
      const keys = new Set(sent.map(({ operationKey }) => operationKey))
      store(
        list,
        entriesIn(stored(list)).filter(({ operationKey }) => !keys.has(operationKey)),
      )
    },
    change: (list, next) => store(list, next(entriesIn(stored(list)))),
  }
}

/** Whether all of these fields are there, as texts. */
export const hasTexts = (one: object, ...names: readonly string[]): boolean =>
  names.every((name) => typeof Reflect.get(one, name) === 'string')
