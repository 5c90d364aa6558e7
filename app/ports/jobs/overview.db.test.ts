import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openLogScope } from '#app/ports/log/log-scope.server.ts'
import type { LogFacts } from '#app/ports/log/log.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { keptLog } from '#tests/support/log.ts'
import { defineJob, type Jobs } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.server.ts'

const scope = openLogScope()
let database: TestDatabase
let jobs: Jobs<null>
let isBroken = true
const runs: { n: number; facts: LogFacts }[] = []

const fragile = defineJob({
  name: 'fragile',
  payload: z.strictObject({ n: z.number() }),
  retries: 0,
  async handler({ n }) {
    runs.push({ n, facts: scope.facts() })
    if (isBroken) throw new Error('the oven is off')
  },
})
const letter = defineJob({
  name: 'letter',
  payload: z.object({ to: z.string() }),
  retries: 0,
  isPersonal: true,
  handler: () => Promise.reject(new Error('550 no such person')),
})

beforeAll(async () => {
  database = await openTestDatabase()
  const push = openInProcessPush(database, keptLog())
  jobs = openJobs<null>({
    database,
    push,
    definitions: [fragile, letter],
    runWorkers: true,
    log: keptLog(),
    scope,
  })
  await jobs.start(null)
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const settled = async (count: number) => {
  const state = async () => {
    const { rows } = await database.pool.query<{ done: number }>(
      `select count(*)::int as done from pgboss.job where name = 'given-up' and state = 'completed'`,
    )
    return rows[0]!.done
  }
  await expect.poll(state, { timeout: 15_000 }).toBe(count)
}

test('a job carries the id of the request that asked for it, and its own, and its payload is what was enqueued', async () => {
  await scope.run({ requestId: 'asked-here' }, () => jobs.enqueue(fragile, { n: 1 }))
  await jobs.enqueue(fragile, { n: 2 })
  await settled(2)
  expect(runs.map(({ n }) => n).toSorted((a, b) => a - b)).toEqual([1, 2])
  expect(runs.find(({ n }) => n === 1)!.facts).toMatchObject({
    requestId: 'asked-here',
    jobId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
  expect(runs.find(({ n }) => n === 2)!.facts).not.toHaveProperty('requestId')
})

test('what was given up is told with its reason and runs again once, unless it named a person', async () => {
  await jobs.enqueue(letter, { to: 'ann@example.test' })
  await settled(3)
  const { overview } = jobs
  const counts = { waiting: 0, retrying: 0, active: 0 }
  expect(await overview.queues()).toEqual([
    { queue: 'fragile', ...counts, givenUp: 2 },
    { queue: 'letter', ...counts, givenUp: 1 },
  ])
  const [last, ...older] = await overview.givenUp({ limit: 10 })
  expect(last).toMatchObject({ queue: 'letter', reason: null, mayRunAgain: false })
  expect(older).toHaveLength(2)
  for (const job of older)
    expect(job).toMatchObject({ queue: 'fragile', reason: 'the oven is off', mayRunAgain: true })
  expect(await overview.givenUp({ limit: 10, before: older[0]!.givenUpAt })).toHaveLength(1)
  expect(await overview.givenUp({ limit: 1 })).toHaveLength(1)

  isBroken = false
  const again = older[0]!
  runs.length = 0
  const answers = await Promise.all([overview.runAgain(again.id), overview.runAgain(again.id)])
  expect(answers.toSorted()).toEqual([false, true])
  await expect.poll(() => runs.length, { timeout: 15_000 }).toBe(1)
  expect(await overview.runAgain(last!.id)).toBe(false)
  expect(await overview.runAgain('018f0000-0000-7000-8000-000000000000')).toBe(false)
  await expect.poll(() => overview.lastDone('fragile'), { timeout: 15_000 }).toBeInstanceOf(Date)
  expect(await overview.lastDone('letter')).toBeNull()
  expect((await overview.givenUp({ limit: 10 })).map(({ id }) => id)).not.toContain(again.id)
})
