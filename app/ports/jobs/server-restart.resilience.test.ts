import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#app/db/open.server.ts'
import { openPostgresPush } from '#app/ports/push/postgres-push.server.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'
import { keptLog } from '#tests/support/log.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { defineJob } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.server.ts'

const programs = findPostgres()

test.skipIf(programs === null)(
  'a database server that is gone for a while takes nothing down: queries, push and jobs go on when it is back',
  async () => {
    const server = await startPostgres(programs!)
    onTestFinished(server.stop)
    const log = keptLog()
    const database = await openDatabase({ url: server.url, dataDir: '', migrationsDir: MIGRATIONS_DIR, log })
    const push = await openPostgresPush({ database, log })
    const gap = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<unknown>()
    push.subscribe('news', heard.resolve, gap.resolve)
    const ran: number[] = []
    const both = Promise.withResolvers<void>()
    const job = defineJob<{ n: number }, null>({
      name: 'note',
      payload: z.object({ n: z.number() }),
      retries: 5,
      handler: async ({ n }) => {
        ran.push(n)
        if (ran.length === 2) both.resolve()
      },
    })
    const jobs = openJobs<null>({ database, push, definitions: [job], runWorkers: true, log, pollSeconds: 1 })
    await jobs.start(null)
    await jobs.enqueue(job, { n: 1 }, { runAt: new Date(Date.now() + 1000) })

    await server.restart(async () => {
      await expect(database.pool.query('select 1')).rejects.toThrow()
      await expect(jobs.enqueue(job, { n: 0 })).rejects.toThrow()
    })
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await gap.promise
    await push.publish('news', 'back')
    expect(await heard.promise).toBe('back')
    await jobs.enqueue(job, { n: 2 })
    await both.promise
    expect(ran.toSorted((a, b) => a - b)).toEqual([1, 2])

    await jobs.stop()
    await push.close()
    await database.close()
  },
  60_000,
)
