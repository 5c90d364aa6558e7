import { hasTexts, openBrowserQueue } from './browser-queue.ts'
import type { ShoppingItem } from './shopping-view.ts'

/** A tick that the server has not confirmed yet. */
export type QueuedTick = { operationKey: string; itemId: string; isTicked: boolean; at: string }

export const TICKS = openBrowserQueue<QueuedTick>({
  prefix: 'shoppingTicks:',
  // A queue this long is no shopping trip.
  most: 300,
  isEntry: (one): one is QueuedTick =>
    hasTexts(one, 'operationKey', 'itemId', 'at') && typeof Reflect.get(one, 'isTicked') === 'boolean',
})

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
