import { expect, test } from 'vitest'
import type { PlanProgress } from '#app/features/plans/view/plan-view.ts'
import { type PlanWatch, runWatch, type WatchHost } from './plan-watch.ts'

const at = (mealsDone: number): PlanProgress => ({
  planId: 'plan',
  status: mealsDone === 3 ? 'ready' : 'generating',
  mealsDone,
  mealsTotal: 3,
})

/** A world whose clock and connection the test moves. */
function world(answers: (PlanProgress | null)[] = []) {
  let on: Parameters<WatchHost['connect']>[1] | null = null
  const timers: { ms: number; call: () => void; isForgotten: boolean }[] = []
  const seen: PlanWatch[] = []
  let isOpen = false
  const host: WatchHost = {
    connect(_, handlers) {
      on = handlers
      isOpen = true
      return () => {
        isOpen = false
      }
    },
    ask: async () => {
      const answer = answers.shift() ?? null
      if (!answer) throw new Error('no answer')
      return answer
    },
    after(ms, call) {
      const timer = { ms, call, isForgotten: false }
      timers.push(timer)
      return () => {
        timer.isForgotten = true
      }
    },
  }
  const stop = runWatch(at(0), host, (watch) => seen.push(watch))
  return {
    stop,
    seen,
    connection: () => on!,
    isOpen: () => isOpen,
    /** The waits asked for so far, without those forgotten. */
    waits: () => timers.filter(({ isForgotten }) => !isForgotten).map(({ ms }) => ms),
    async ring() {
      const timer = timers.findLast(({ isForgotten }) => !isForgotten)!
      timer.call()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

test('[PLAN-23] what is pushed is shown, and the stream is closed with the last meal', () => {
  const { connection, seen, isOpen, waits } = world()
  connection().opened()
  connection().pushed(at(1))
  connection().pushed(at(3))
  expect(seen.at(-1)).toMatchObject({ phase: 'over', progress: { mealsDone: 3 } })
  expect(isOpen()).toBe(false)
  expect(waits()).toEqual([])
})

test('[PLAN-24] a lost stream is asked after 10 s, then every 5 s, whether or not an answer comes', async () => {
  const { connection, ring, waits, seen } = world([at(1), null, at(3)])
  connection().disconnected()
  connection().disconnected()
  expect(waits(), 'one question at a time').toEqual([10_000])
  await ring()
  await ring()
  expect(waits()).toEqual([10_000, 5_000, 5_000])
  await ring()
  expect(seen.at(-1)).toMatchObject({ phase: 'over', polls: 3 })
  expect(waits()).toHaveLength(3)
})

test('a stream that opens again makes the question superfluous', () => {
  const { connection, waits } = world()
  connection().disconnected()
  connection().opened()
  expect(waits()).toEqual([])
})

test('who stops watching hears nothing more', () => {
  const { connection, stop, seen, isOpen } = world()
  stop()
  connection().pushed(at(2))
  expect([seen.length, isOpen()]).toEqual([0, false])
})
