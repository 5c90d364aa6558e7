import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#app/db/open.server.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openPostgresPush } from '#app/ports/push/postgres-push.server.ts'
import type { Push } from '#app/ports/push/push.ts'
import { keptLog } from '#tests/support/log.ts'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { MIGRATIONS_DIR, withDatabase } from '#tests/support/database-template.ts'
import { contractJobs, jobsContract, type Witness } from './jobs.contract.ts'
import { defineJob } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.server.ts'

let database: TestDatabase
let push: Push

beforeAll(async () => {
  database = await openTestDatabase()
  push = database.url
    ? await openPostgresPush({ database, log: keptLog() })
    : openInProcessPush(database, keptLog())
})
afterAll(async () => {
  await push.close()
  await database.close()
})

jobsContract('pg-boss', async () => ({
  // A poll this slow starts nothing in time: what runs here was woken.
  open: ({ runWorkers, stopGraceMs = 5000 }) =>
    openJobs<Witness>({
      database,
      push,
      definitions: contractJobs,
      runWorkers,
      stopGraceMs,
      pollSeconds: 600,
      log: keptLog(),
    }),
  db: database.db,
  clear: async () => {
    await database.pool.query('delete from pgboss.job')
  },
  close: async () => {},
}))

test('a handler that does not heed a stop is handed back when its grace is over', async () => {
  const started = Promise.withResolvers<void>()
  const never = new Promise<void>(() => {})
  const stubborn = defineJob({
    name: 'stubborn',
    payload: z.object({}),
    retries: 0,
    handler: async () => {
      started.resolve()
      await never
    },
  })
  const options = { database, push, definitions: [stubborn], runWorkers: true, log: keptLog() }
  const jobs = openJobs<null>({ ...options, stopGraceMs: 1 })
  await jobs.start(null)
  await jobs.enqueue(stubborn, {})
  await started.promise
  await jobs.stop()
  expect(await jobs.health()).toMatchObject({ waiting: 1, active: 0, givenUp: 0 })
  await database.pool.query('delete from pgboss.job')
})

test('schedules are stored, changed and removed with their definitions', async () => {
  const sweep = (schedule: string | null) =>
    defineJob({ name: 'sweep', payload: z.object({}), retries: 0, schedule, handler: async () => {} })
  const stored = async (): Promise<unknown[]> =>
    (await database.pool.query('select name, cron, timezone from pgboss.schedule')).rows
  const startWith = async (schedule: string | null): Promise<void> => {
    const definitions = [sweep(schedule)]
    const jobs = openJobs<null>({ database, push, definitions, runWorkers: false, log: keptLog() })
    await jobs.start(null)
    await jobs.stop()
  }
  await startWith('*/5 * * * *')
  expect(await stored()).toEqual([{ name: 'sweep', cron: '*/5 * * * *', timezone: 'UTC' }])
  await startWith('0 3 * * *')
  expect(await stored()).toEqual([{ name: 'sweep', cron: '0 3 * * *', timezone: 'UTC' }])
  await startWith(null)
  expect(await stored()).toEqual([])
})

test.skipIf(!isOnServer)(
  'several processes that start at once on a server that never had a queue all get one',
  async () => {
    await withDatabase(process.env.TEST_DATABASE_URL!, `mealwright_jobs_${process.pid}`, async (url) => {
      const log = keptLog()
      const fresh = await openDatabase({ url, dataDir: '', migrationsDir: MIGRATIONS_DIR })
      const ran: string[] = []
      const all = Promise.withResolvers<void>()
      const job = defineJob<{ n: number }, null>({
        name: 'once',
        payload: z.object({ n: z.number() }),
        retries: 0,
        schedule: '0 4 * * *',
        handler: async ({ n }) => {
          ran.push(String(n))
          if (ran.length === 3) all.resolve()
        },
      })
      const push = openInProcessPush(fresh, log)
      const processes = [1, 2, 3].map(() =>
        openJobs<null>({ database: fresh, push, definitions: [job], runWorkers: true, log }),
      )
      await Promise.all(processes.map((jobs) => jobs.start(null)))
      await Promise.all(processes.map((jobs, n) => jobs.enqueue(job, { n })))
      await all.promise
      expect(ran.toSorted()).toEqual(['0', '1', '2'])
      await Promise.all(processes.map((jobs) => jobs.stop()))
      expect(log.messages).toEqual([])
      await fresh.close()
    })
  },
)
