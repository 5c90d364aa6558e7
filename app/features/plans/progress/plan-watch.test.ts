import { expect, test } from 'vitest'
import type { PlanProgress, PlanStatus } from '#app/features/plans/view/plan-view.ts'
import { isWaiting, nextWatch, pollDelayMs, SLOW_TEXT, startWatch, type WatchStep } from './plan-watch.ts'

const at = (mealsDone: number, status: PlanStatus = 'generating'): PlanProgress => ({
  planId: 'plan',
  status,
  mealsDone,
  mealsTotal: 21,
})
const after = (...steps: WatchStep[]) => steps.reduce(nextWatch, startWatch(at(0)))

test('[PLAN-23] pushed progress is taken over, and nothing is asked meanwhile', () => {
  const watch = after({ type: 'opened' }, { type: 'pushed', progress: at(3) })
  expect(watch.progress.mealsDone).toBe(3)
  expect(pollDelayMs(watch)).toBeNull()
})

test('[PLAN-24] without a connection it is asked after 10 s, then every 5 s; a failed question counts', () => {
  const lost = after({ type: 'pushed', progress: at(2) }, { type: 'disconnected' })
  expect(pollDelayMs(lost)).toBe(10_000)
  const once = nextWatch(lost, { type: 'polled', progress: null })
  expect([once.polls, pollDelayMs(once), once.progress.mealsDone]).toEqual([1, 5_000, 2])
  const twice = nextWatch(once, { type: 'polled', progress: at(4) })
  expect([twice.polls, pollDelayMs(twice), twice.progress.mealsDone]).toEqual([2, 5_000, 4])
})

test('[PLAN-24] [PLAN-26] after 60 questions it stops and says to come back', () => {
  let watch = after({ type: 'disconnected' })
  for (let poll = 1; poll < 60; poll++) watch = nextWatch(watch, { type: 'polled', progress: at(1) })
  expect([watch.phase, watch.polls]).toEqual(['polling', 59])
  watch = nextWatch(watch, { type: 'polled', progress: null })
  expect([watch.phase, watch.polls, pollDelayMs(watch), isWaiting(watch)]).toEqual(['slow', 60, null, false])
  expect(nextWatch(watch, { type: 'pushed', progress: at(5) })).toBe(watch)
  expect(SLOW_TEXT).toBe(
    'Meal plan generation is taking longer than expected. Please check back in a few minutes.',
  )
})

test('a connection that comes back ends the questions', () => {
  const back = after({ type: 'disconnected' }, { type: 'polled', progress: at(1) }, { type: 'opened' })
  expect([back.phase, pollDelayMs(back)]).toEqual(['live', null])
})

test('[PLAN-25] waiting ends with the last meal, or once every slot was tried', () => {
  expect(after({ type: 'pushed', progress: at(21) }).phase, 'until it is rounded off').toBe('live')
  expect(after({ type: 'pushed', progress: at(21, 'ready') }).phase).toBe('over')
  expect(after({ type: 'pushed', progress: at(20, 'incomplete') }).phase).toBe('over')
  expect(after({ type: 'disconnected' }, { type: 'polled', progress: at(0, 'failed') }).phase).toBe('over')
  expect(startWatch(at(21, 'ready')).phase).toBe('over')
})
