import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ShoppingItem } from './shopping-view.ts'
import { LINES } from './line-queue.ts'
import { confirmed, isUnsent, missingFrom, TICKS, withQueued } from './tick-queue.ts'

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
  TICKS.add('a', tick('leeks', true))
  TICKS.add('b', tick('milk', true))
  TICKS.add('a', tick('leeks', false))
  expect(TICKS.entriesIn(TICKS.stored('a')).map(({ isTicked }) => isTicked)).toEqual([true, false])
  TICKS.drop('a', [tick('leeks', true)])
  expect(TICKS.entriesIn(TICKS.stored('a')).map(({ isTicked }) => isTicked)).toEqual([false])
  TICKS.drop('a', [tick('leeks', false)])
  expect(TICKS.stored('a')).toBe('')
  expect(TICKS.entriesIn(TICKS.stored('b'))).toHaveLength(1)
})

test('the page shows what it will be, the last tick of a line counting', () => {
  const queue = [tick('leeks', true), tick('milk', true), tick('milk', false)]
  const shown = withQueued([item('leeks'), item('milk'), item('eggs', '2026-11-19')], queue)
  expect(shown.map(({ tickedAt }) => tickedAt !== null)).toEqual([true, false, true])
})

test('what is no queue is none, and without storage it lasts as long as the page', () => {
  expect(TICKS.entriesIn('{')).toEqual([])
  expect(TICKS.entriesIn('[1,{"itemId":"x"}]')).toEqual([])
  vi.stubGlobal('localStorage', undefined)
  TICKS.add('c', tick('leeks', true))
  expect(TICKS.entriesIn(TICKS.stored('c'))).toHaveLength(1)
})

test('typed lines wait beside ticks, and what is none is passed over', () => {
  LINES.add('list', { operationKey: 'one', lines: '2 leeks' })
  LINES.add('list', { operationKey: 'two', lines: 'milk\nbread' })
  TICKS.add('list', tick('a', true))
  LINES.drop('list', [{ operationKey: 'one' }])
  expect(LINES.entriesIn(LINES.stored('list'))).toEqual([{ operationKey: 'two', lines: 'milk\nbread' }])
  expect(TICKS.entriesIn(TICKS.stored('list'))).toHaveLength(1)
  expect(LINES.entriesIn('[{"operationKey":"x"},7,null,{"operationKey":"y","lines":"eggs"}]')).toEqual([
    { operationKey: 'y', lines: 'eggs' },
  ])
})

test('a confirmed tick still counts until the page itself is as new: an offline copy may be older', () => {
  const potatoes = tick('potatoes', true)
  TICKS.add('list', potatoes)
  TICKS.change('list', (stored) => confirmed(stored, [potatoes], 7))
  TICKS.add('list', tick('lemon', true))
  const stored = () => TICKS.entriesIn(TICKS.stored('list'))
  const shownOn = (revision: number) =>
    withQueued([item('potatoes'), item('lemon')], missingFrom(stored(), revision)).filter(
      ({ tickedAt }) => tickedAt !== null,
    )
  expect(shownOn(6).map(({ id }) => id)).toEqual(['potatoes', 'lemon'])
  expect(shownOn(7).map(({ id }) => id)).toEqual(['lemon'])
  expect(
    stored()
      .filter(isUnsent)
      .map(({ itemId }) => itemId),
  ).toEqual(['lemon'])
})

test('only the last confirmed tick of a line is stored', () => {
  const [on, off] = [tick('leeks', true), tick('leeks', false)]
  const first = confirmed([on, off, tick('milk', true)], [on], 3)
  expect(first).toHaveLength(3)
  const both = confirmed(first, [off], 4)
  expect(both.map(({ itemId, revision }) => [itemId, revision])).toEqual([
    ['leeks', 4],
    ['milk', undefined],
  ])
})
