import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchClock } from './clock-jumps.server.ts'

const HOUR_MS = 3_600_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Two clocks that a test moves by hand, and what the watch told. */
function watched() {
  const clocks = { wall: 1_800_000_000_000, steady: 5000 }
  const jumps: number[] = []
  const stop = watchClock((jumpMs) => jumps.push(jumpMs), {
    wallMs: () => clocks.wall,
    steadyMs: () => clocks.steady,
    everyMs: 1000,
  })
  const pass = (ms: number, adjustedByMs = 0) => {
    clocks.steady += ms
    clocks.wall += ms + adjustedByMs
    vi.advanceTimersByTime(1000)
  }
  return { jumps, pass, stop }
}

test('a clock that is set is told of once, with how far and whither', () => {
  const { jumps, pass, stop } = watched()
  pass(1000)
  pass(1000, HOUR_MS)
  pass(1000)
  pass(1000, -2 * HOUR_MS)
  pass(1000)
  stop()
  pass(1000, HOUR_MS)
  expect(jumps).toEqual([HOUR_MS, -2 * HOUR_MS])
})

test('time that passes while nothing runs, and a clock that is adjusted a little, are no jump', () => {
  const { jumps, pass } = watched()
  pass(90_000)
  for (let times = 0; times < 60; times++) pass(1000, 400)
  expect(jumps).toEqual([])
})
