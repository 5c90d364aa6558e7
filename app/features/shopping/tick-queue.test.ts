import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShoppingItem } from './shopping-view.ts'
import { dequeueTicks, enqueueTick, queueIn, storedQueue, withQueued } from './tick-queue.ts'

const item = (id: string, tickedAt: string | null = null): ShoppingItem => ({
  id,
  text: id,
  name: id,
  aisle: 'Everything else',
  note: '',
  tickedAt,
  tickedBy: null,
  own: null,
})
const tick = (itemId: string, isTicked: boolean, operationKey = `${itemId}-${isTicked}`) => ({
  itemId,
  isTicked,
  operationKey,
  at: '2026-11-20T10:00:00Z',
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('ticks wait in the order in which they were made, list by list', () => {
  enqueueTick('a', tick('leeks', true))
  enqueueTick('b', tick('milk', true))
  enqueueTick('a', tick('leeks', false))
  expect(queueIn(storedQueue('a')).map(({ isTicked }) => isTicked)).toEqual([true, false])
  dequeueTicks('a', [tick('leeks', true)])
  expect(queueIn(storedQueue('a')).map(({ isTicked }) => isTicked)).toEqual([false])
  dequeueTicks('a', [tick('leeks', false)])
  expect(storedQueue('a')).toBe('')
  expect(queueIn(storedQueue('b'))).toHaveLength(1)
})

test('the page shows what it will be, the last tick of a line counting', () => {
  const queue = [tick('leeks', true), tick('milk', true), tick('milk', false)]
  const shown = withQueued([item('leeks'), item('milk'), item('eggs', '2026-11-19')], queue)
  expect(shown.map(({ tickedAt }) => tickedAt !== null)).toEqual([true, false, true])
})

test('what is no queue is none, and without storage it lasts as long as the page', () => {
  expect(queueIn('{')).toEqual([])
  expect(queueIn('[1,{"itemId":"x"}]')).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  enqueueTick('c', tick('leeks', true))
  expect(queueIn(storedQueue('c'))).toHaveLength(1)
})
