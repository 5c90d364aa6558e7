import type { ShoppingItem } from './shopping-view.ts'

/** A tick that the server has not confirmed yet. */
export type QueuedTick = { operationKey: string; itemId: string; isTicked: boolean; at: string }

const PREFIX = 'shoppingTicks:'
/** Older ones go first: a queue this long is no shopping trip. */
const MOST_QUEUED = 300

const listeners = new Set<() => void>()
/** Where the browser forbids storage, ticks wait as long as the page is open. */
const inMemory = new Map<string, string>()

/** For `useSyncExternalStore`: other tabs of this browser share the queue. */
export function watchQueue(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** What waits for a list, as it is stored; '' where nothing does. */
export function storedQueue(list: string): string {
  try {
    return localStorage.getItem(PREFIX + list) ?? ''
  } catch {
    return inMemory.get(list) ?? ''
  }
}

export function queueIn(stored: string): readonly QueuedTick[] {
  if (stored === '') return []
  try {
    const parsed: unknown = JSON.parse(stored)
    return Array.isArray(parsed) ? parsed.filter(isTick) : []
  } catch {
    return []
  }
}

const isTick = (one: unknown): one is QueuedTick =>
  typeof one === 'object' &&
  one !== null &&
  ['operationKey', 'itemId', 'at'].every((name) => typeof Reflect.get(one, name) === 'string') &&
  typeof Reflect.get(one, 'isTicked') === 'boolean'

/** Adds a tick behind those that wait. */
export function enqueueTick(list: string, tick: QueuedTick): void {
  store(list, [...queueIn(storedQueue(list)), tick].slice(-MOST_QUEUED))
}

/** Forgets ticks that the server has; those that were added meanwhile stay. */
export function dequeueTicks(list: string, sent: readonly QueuedTick[]): void {
  const keys = new Set(sent.map(({ operationKey }) => operationKey))
  store(
    list,
    queueIn(storedQueue(list)).filter(({ operationKey }) => !keys.has(operationKey)),
  )
}

function store(list: string, ticks: readonly QueuedTick[]): void {
  const text = ticks.length === 0 ? '' : JSON.stringify(ticks)
  try {
    if (text === '') localStorage.removeItem(PREFIX + list)
    else localStorage.setItem(PREFIX + list, text)
  } catch {
    inMemory.set(list, text)
  }
  for (const listener of listeners) listener()
}

/** The lines as they will be once everything that waits has arrived. */
export function withQueued(
  items: readonly ShoppingItem[],
  queue: readonly QueuedTick[],
): readonly ShoppingItem[] {
  if (queue.length === 0) return items
  const last = new Map(queue.map((tick) => [tick.itemId, tick]))
  return items.map((item) => {
    const tick = last.get(item.id)
    return tick && tick.isTicked !== (item.tickedAt !== null)
      ? { ...item, tickedAt: tick.isTicked ? tick.at : null }
      : item
  })
}
