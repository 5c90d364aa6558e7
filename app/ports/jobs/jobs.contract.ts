import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { defineJob, type JobDefinition, type Jobs, type JobRun } from './jobs.ts'

type Payload = { n: number; fail?: number; hold?: boolean }

/** What the handler of the contract's job does with the world: it tells, and waits when asked to. */
export type Witness = {
  ran(payload: Payload, run: JobRun): Promise<void>
  gaveUp(payload: Payload, reason: string): void
}

const payload = z.object({ n: z.number(), fail: z.number().optional(), hold: z.boolean().optional() })

const steadyJob = defineJob<Payload, Witness>({
  name: 'steady',
  payload,
  retries: 2,
  retryAfterSeconds: 0,
  handler: (given, witness, run) => witness.ran(given, run),
  onGivenUp: async (given, witness, reason) => witness.gaveUp(given, reason),
})

const parallelJob = defineJob<Payload, Witness>({
  name: 'parallel',
  payload,
  retries: 0,
  concurrency: 3,
  handler: (given, witness, run) => witness.ran(given, run),
})

export const contractJobs: readonly JobDefinition<Payload, Witness>[] = [steadyJob, parallelJob]

export type JobsUnderTest = {
  /** Another process's view of the same queue: workers if asked for, a grace of the length named. */
  open(options: { runWorkers: boolean; stopGraceMs?: number }): Jobs<Witness>
  db: Db
  /** Forgets every job, between tests. */
  clear(): Promise<void>
  close(): Promise<void>
}

/** A witness whose notes can be waited for: tests assert order and counts, never times. */
function makeWitness(): Witness & {
  runs: { n: number; attempt: number; isLastAttempt: boolean }[]
  givenUp: { n: number; reason: string }[]
  until(isEnough: () => boolean): Promise<void>
  letGo(): void
} {
  const runs: { n: number; attempt: number; isLastAttempt: boolean }[] = []
  const givenUp: { n: number; reason: string }[] = []
  const waiting = new Set<() => void>()
  const held = Promise.withResolvers<void>()
  const look = (): void => {
    for (const check of waiting) check()
  }
  return {
    runs,
    givenUp,
    letGo: held.resolve,
    async ran(given, { attempt, isLastAttempt, signal }) {
      runs.push({ n: given.n, attempt, isLastAttempt })
      look()
      if (given.hold) {
        const stopped = new Promise<never>((_, reject) => {
          signal.addEventListener('abort', () => reject(new Error('told to stop')), { once: true })
        })
        await Promise.race([held.promise, stopped])
      }
      if (given.fail && attempt <= given.fail) throw new Error(`attempt ${attempt} failed`)
    },
    gaveUp(given, reason) {
      givenUp.push({ n: given.n, reason })
      look()
    },
    until: (isEnough) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (!isEnough()) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
  }
}

/** What every queue promises. */
export function jobsContract(name: string, openUnder: () => Promise<JobsUnderTest>): void {
  let under: JobsUnderTest
  let opened: Jobs<Witness>[]
  let witness: ReturnType<typeof makeWitness>

  beforeEach(async () => {
    under ??= await openUnder()
    opened = []
    witness = makeWitness()
  })
  afterEach(async () => {
    witness.letGo()
    for (const jobs of opened) await jobs.stop()
    await under.clear()
  })

  const start = async (runWorkers = true, stopGraceMs = 5000): Promise<Jobs<Witness>> => {
    const jobs = under.open({ runWorkers, stopGraceMs })
    opened.push(jobs)
    await jobs.start(witness)
    return jobs
  }
  const stop = async (jobs: Jobs<Witness>): Promise<void> => {
    opened = opened.filter((other) => other !== jobs)
    await jobs.stop()
  }
  const numbers = (): number[] => witness.runs.map(({ n }) => n)

  test(`${name}: a job runs once with what it was given`, async () => {
    const jobs = await start()
    await jobs.enqueue(steadyJob, { n: 7 })
    await witness.until(() => witness.runs.length >= 1)
    await jobs.enqueue(steadyJob, { n: 8 })
    await witness.until(() => witness.runs.length >= 2)
    expect(witness.runs).toEqual([
      { n: 7, attempt: 1, isLastAttempt: false },
      { n: 8, attempt: 1, isLastAttempt: false },
    ])
  })

  test(`${name}: a payload of the wrong shape is refused when it is enqueued`, async () => {
    const jobs = await start(false)
    await expect(jobs.enqueue(steadyJob, { n: 'seven' } as never)).rejects.toThrow()
    expect(await jobs.health()).toMatchObject({ waiting: 0 })
  })

  test(`${name}: a job enqueued in a transaction runs with its commit, and never after a rollback`, async () => {
    const jobs = await start()
    const undone = under.db.transaction(async (tx) => {
      await jobs.enqueue(steadyJob, { n: 1 }, { tx })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await under.db.transaction(async (tx) => {
      await jobs.enqueue(steadyJob, { n: 2 }, { tx })
      await tx.execute('select 1')
      expect(witness.runs).toEqual([])
    })
    await jobs.enqueue(steadyJob, { n: 3 })
    await witness.until(() => numbers().includes(3))
    expect(numbers()).toEqual([2, 3])
  })

  test(`${name}: jobs of one kind start in the order they were stored, without a pause between`, async () => {
    const jobs = await start()
    const order = Array.from({ length: 30 }, (_, index) => index)
    for (const n of order) await jobs.enqueue(steadyJob, { n })
    await witness.until(() => witness.runs.length >= 30)
    expect(numbers()).toEqual(order)
  })

  test(`${name}: as many jobs of a kind run at once as it allows, and no more`, async () => {
    const jobs = await start()
    for (const n of [1, 2, 3, 4]) await jobs.enqueue(parallelJob, { n, hold: true })
    await witness.until(() => witness.runs.length >= 3)
    // Another kind is not held up by them.
    await jobs.enqueue(steadyJob, { n: 9 })
    await witness.until(() => numbers().includes(9))
    expect(numbers().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 9])
    witness.letGo()
    await witness.until(() => numbers().includes(4))
  })

  test(`${name}: the same key waits or runs once, and again when it is done`, async () => {
    const jobs = await start()
    await jobs.enqueue(steadyJob, { n: 1, hold: true }, { key: 'plan' })
    await witness.until(() => witness.runs.length >= 1)
    await jobs.enqueue(steadyJob, { n: 2 }, { key: 'plan' })
    await jobs.enqueue(steadyJob, { n: 3 }, { key: 'other' })
    witness.letGo()
    await witness.until(() => numbers().includes(3))
    await jobs.enqueue(steadyJob, { n: 4 }, { key: 'plan' })
    await witness.until(() => numbers().includes(4))
    expect(numbers()).toEqual([1, 3, 4])
  })

  test(`${name}: a job that fails is tried again`, async () => {
    const jobs = await start()
    await jobs.enqueue(steadyJob, { n: 1, fail: 2 })
    await witness.until(() => witness.runs.length >= 3)
    expect(witness.runs).toEqual([
      { n: 1, attempt: 1, isLastAttempt: false },
      { n: 1, attempt: 2, isLastAttempt: false },
      { n: 1, attempt: 3, isLastAttempt: true },
    ])
    expect(witness.givenUp).toEqual([])
  })

  test(`${name}: a job that keeps failing is given up, reported and put right, and holds nobody up`, async () => {
    const jobs = await start()
    await jobs.enqueue(steadyJob, { n: 1, fail: 99 })
    await jobs.enqueue(steadyJob, { n: 2 })
    await witness.until(() => witness.givenUp.length >= 1 && numbers().includes(2))
    expect(witness.givenUp).toEqual([{ n: 1, reason: 'attempt 3 failed' }])
    expect(numbers().filter((n) => n === 1)).toHaveLength(3)
    expect((await jobs.health()).givenUp).toBe(1)
  })

  test(`${name}: a job for later waits while others run`, async () => {
    const jobs = await start()
    await jobs.enqueue(steadyJob, { n: 1 }, { runAt: new Date(Date.now() + 3_600_000) })
    await jobs.enqueue(steadyJob, { n: 2 })
    await witness.until(() => numbers().includes(2))
    expect(numbers()).toEqual([2])
    expect(await jobs.health()).toMatchObject({ waiting: 0 })
  })

  test(`${name}: a process without workers only stores; the next one with workers finds the jobs`, async () => {
    const web = await start(false)
    await web.enqueue(steadyJob, { n: 1 })
    expect(await web.health()).toMatchObject({ waiting: 1, active: 0 })
    expect(witness.runs).toEqual([])
    await start()
    await witness.until(() => witness.runs.length >= 1)
    expect(numbers()).toEqual([1])
  })

  test(`${name}: a stop hands a running job back, with its attempt, to the next worker`, async () => {
    const first = await start()
    await first.enqueue(steadyJob, { n: 1, hold: true })
    await witness.until(() => witness.runs.length >= 1)
    await stop(first)
    witness.letGo()
    await start()
    await witness.until(() => witness.runs.length >= 2)
    expect(witness.runs.map(({ attempt }) => attempt)).toEqual([1, 1])
  })
}
