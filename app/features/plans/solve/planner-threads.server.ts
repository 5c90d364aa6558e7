import { availableParallelism } from 'node:os'
import { openPool, type PoolOptions } from '#app/pool/pool.server.ts'
import { threadOf } from '#app/pool/runners.server.ts'
import type { DishOffer } from '#app/domain/planning/offer-dishes.ts'
import {
  type OfferTask,
  type Planner,
  type PlannerAnswer,
  type PlannerTask,
  PlannerTooSlow,
} from './planner.ts'

const MOST_THREADS = 4
const MEMORY = { maxYoungGenerationSizeMb: 24, maxOldGenerationSizeMb: 512 }

const FAILED = 'The plan could not be worked out. Please try again.'
const TOO_SLOW = 'This takes longer than it may right now. Please try again in a few minutes.'
const REFUSALS = {
  failed: FAILED,
  busy: 'Many plans are being worked out right now. Please try again in a moment.',
  tooMuch: (cause: unknown) => new PlannerTooSlow('unavailable', TOO_SLOW, { cause }),
}

/** Threads that work out plans. */
export function openPlannerThreads(options: Partial<PoolOptions> = {}): Planner {
  const start = threadOf('app/features/plans/solve/planner-thread.server.ts', {
    name: 'planner',
    memory: MEMORY,
  })
  const { ask, warm, close } = openPool<PlannerTask | OfferTask, PlannerAnswer | readonly DishOffer[]>(
    start,
    REFUSALS,
    {
      // One core is left for requests.
      most: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
      limitMs: 30_000,
      // A thread takes a hundred megabytes or more. Opening the plans page starts one.
      idleMs: 60_000,
      mostWaiting: 200,
      ...options,
    },
  )
  return {
    // The thread answers each kind of task with its own kind of answer.
    solve: (task, signal, limit) => ask(task, signal, limit) as Promise<PlannerAnswer>,
    offer: (task) => ask(task) as Promise<readonly DishOffer[]>,
    warm,
    close,
  }
}
