import { hasTexts, openBrowserQueue } from './browser-queue.ts'
import type { ShoppingItem } from './shopping-view.ts'

export type QueuedTick = {
  operationKey: string
  itemId: string
  isTicked: boolean
  at: string
  /** Revision of the list that contains it, once the server has confirmed it: an older copy does not have it yet. */
  revision?: number
}

export const isUnsent = ({ revision }: QueuedTick) => revision === undefined

export const TICKS = openBrowserQueue<QueuedTick>({
  prefix: 'shoppingTicks:',
  // A queue this long is no shopping trip.
  most: 300,
  isEntry: (one): one is QueuedTick =>
    hasTexts(one, 'operationKey', 'itemId', 'at') && typeof Reflect.get(one, 'isTicked') === 'boolean',
})

/** Ticks that a list of this revision does not show yet. */
export const missingFrom = (ticks: readonly QueuedTick[], revision: number) =>
  ticks.filter((tick) => tick.revision === undefined || tick.revision > revision)

/** Marks what was sent with the revision that contains it. Only the last confirmed tick of each line is kept. */
export function confirmed(
  ticks: readonly QueuedTick[],
  sent: readonly QueuedTick[],
  revision: number,
): readonly QueuedTick[] {
  const keys = new Set(sent.map(({ operationKey }) => operationKey))
  const marked = ticks.map((tick) => (keys.has(tick.operationKey) ? { ...tick, revision } : tick))
  const last = new Map(marked.filter((tick) => !isUnsent(tick)).map((tick) => [tick.itemId, tick]))
  return marked.filter((tick) => isUnsent(tick) || last.get(tick.itemId) === tick)
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
