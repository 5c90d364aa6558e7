import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type StoredTimer, recallTimers, rememberTimers, timersIn } from './stored-timers.ts'

const NOW = Date.parse('2026-11-29T18:00:00Z')
const timer = (id: number, endsAtMs: number): StoredTimer => ({
  id,
  label: '12 minutes',
  food: 'rice',
  step: 2,
  endsAtMs,
  hasRung: false,
})
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('timers survive leaving the page, separately for each recipe, with the time at which they end', () => {
  const running = [timer(1, NOW + 720_000), timer(2, NOW - 5000)]
  rememberTimers('soup', running)
  rememberTimers('pie', [timer(1, NOW + 60_000)])
  expect(recallTimers('soup')).toEqual(running)
  rememberTimers('pie', [])
  expect(recallTimers('pie')).toEqual([])
  expect(recallTimers('soup')).toEqual(running)
  rememberTimers('soup', [])
  expect(kept.size).toBe(0)
})

test('timers that ended yesterday are dropped, and invalid entries are skipped', () => {
  const stored = {
    old: [timer(1, NOW - 86_400_000)],
    soup: [timer(2, NOW - 60_000), { id: 3 }, null],
    pie: 7,
  }
  expect([...timersIn(JSON.stringify(stored), NOW)]).toEqual([['soup', [timer(2, NOW - 60_000)]]])
  for (const text of ['', '{', '[1]', 'null']) expect(timersIn(text, NOW).size, text).toBe(0)
})

test('a browser that blocks storage can still cook', () => {
  vi.stubGlobal('localStorage', undefined)
  rememberTimers('soup', [timer(1, NOW)])
  expect(recallTimers('soup')).toEqual([])
})
