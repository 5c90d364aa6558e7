import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { cookbook } from '#app/cookbook.server.ts'
import { randomPlanRequest } from '#app/domain/planning/random-request.ts'
import type { PoolOptions } from '#app/pool/pool.server.ts'
import { openPlannerThreads } from './planner-threads.server.ts'
import { type PlannerTask, PlannerTooSlow } from './planner.ts'
import { openTaskSolver } from './solve-task.ts'

const fill = (seed: number, days = 1): PlannerTask => ({
  request: { ...randomPlanRequest(seed), days, mealsPerDay: 3 },
  seed,
  mealsOfDays: Array.from({ length: days }, () => []),
  change: { kind: 'fill', isVaried: false },
})

function openPlanner(options: Partial<PoolOptions> = {}) {
  const planner = openPlannerThreads(options)
  onTestFinished(() => planner.close())
  return planner
}

const shared = openPlannerThreads({ most: 1 })
afterAll(() => shared.close())

test('a thread works out the same plan as the domain does here', async () => {
  expect(await shared.solve(fill(5))).toEqual(openTaskSolver(cookbook).solve(fill(5)))
}, 60_000)

test('a machine that runs out of time has its best week so far, with every meal', () => {
  const { plan } = openTaskSolver(cookbook, 0).solve(fill(5, 7))
  expect(plan.days.map(({ meals }) => meals.length)).toEqual(Array.from({ length: 7 }, () => 3))
}, 60_000)

test('a thread offers the same dishes for a meal as the domain does here', async () => {
  const { solve, offer } = openTaskSolver(cookbook)
  const { plan } = solve(fill(5))
  const { request, seed } = fill(5)
  const mealsOfDays = plan.days.map(({ meals }) => meals)
  const place = { dayIndex: 0, slot: 'lunch' } as const
  const task = { request, seed, mealsOfDays, offers: { place, avoidKeys: [], savedNames: [] } }
  const offers = await shared.offer(task)
  expect(offers).toHaveLength(5)
  expect(offers).toEqual(offer(task))
}, 60_000)

test('what is asked while the thread works waits in line; the loop that serves requests stays free', async () => {
  shared.warm()
  await shared.solve(fill(1))
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const answers = await Promise.all([2, 3, 4].map((seed) => shared.solve(fill(seed, 2))))
  delay.disable()
  expect(answers.map(({ plan }) => plan.seed)).toEqual([2, 3, 4])
  // Planning takes hundreds of milliseconds; none of them here. What is left is a busy machine's.
  expect(delay.percentile(50) / 1e6).toBeLessThan(50)
}, 60_000)

test('a refusal comes with its code and sentence', async () => {
  const place = { dayIndex: 9, slot: 'lunch' } as const
  const task: PlannerTask = { ...fill(1), change: { kind: 'swap', place, avoidKeys: [] } }
  await expect(shared.solve(task)).rejects.toMatchObject({
    code: 'not-found',
    message: 'There is no Lunch on day 10.',
  })
}, 30_000)

test('a task that takes too long, or is given up, is stopped with its thread; the next one is answered', async () => {
  const slow = openPlanner({ limitMs: 1 })
  await expect(slow.solve(fill(1))).rejects.toThrow(PlannerTooSlow)
  // Background work has a longer limit of its own.
  expect((await slow.solve(fill(1), undefined, 60_000)).plan.seed).toBe(1)
  const planner = openPlanner({ most: 1 })
  const leaving = new AbortController()
  const given = planner.solve(fill(2), leaving.signal)
  const waiting = planner.solve(fill(3), leaving.signal)
  const next = planner.solve(fill(4))
  leaving.abort(new Error('left'))
  await expect(given).rejects.toThrow('left')
  await expect(waiting).rejects.toThrow('left')
  expect((await next).plan.seed).toBe(4)
}, 60_000)

test('only so many may wait, and nobody waits for a planner that is closed', async () => {
  const planner = openPlannerThreads({ most: 1, mostWaiting: 1 })
  const first = planner.solve(fill(1))
  const second = planner.solve(fill(2))
  await expect(planner.solve(fill(3))).rejects.toMatchObject({ code: 'unavailable' })
  const ends = Promise.allSettled([first, second])
  await planner.close()
  for (const end of await ends)
    expect(end).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } })
  await expect(planner.solve(fill(4))).rejects.toMatchObject({ code: 'unavailable' })
}, 30_000)

test('a thread without work is ended; what is asked later is answered by another', async () => {
  const planner = openPlanner({ idleMs: 0 })
  expect((await planner.solve(fill(1))).plan.seed).toBe(1)
  await new Promise(setImmediate)
  expect((await planner.solve(fill(2))).plan.seed).toBe(2)
}, 60_000)
