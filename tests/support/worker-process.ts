import { z } from 'zod'
import { openDatabase } from '#app/db/open.server.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { openJobs } from '#app/ports/jobs/pg-boss-jobs.server.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { keptLog } from './log.ts'
import { openPostgresPush } from '#app/ports/push/postgres-push.server.ts'

/**
 * A process that works on jobs, to be killed: it prints "run <n> attempt <a>" for each run and "done <n>".
 * With HOLD it never finishes one; with ENQUEUE=<n> it stores a job first.
 */
const {
  DATABASE_URL: url,
  DATA_DIR: dataDir = '',
  MIGRATIONS_DIR: migrationsDir = '',
  HOLD,
  ENQUEUE,
} = process.env
const log = keptLog()
const say = (line: string): boolean => process.stdout.write(`${line}\n`)

const database = await openDatabase({ url, dataDir, migrationsDir })
const push = database.url ? await openPostgresPush({ database, log }) : openInProcessPush(database, log)

const slow = defineJob({
  name: 'slow',
  payload: z.object({ n: z.number() }),
  retries: 3,
  retryAfterSeconds: 1,
  async handler({ n }, _services, { attempt }) {
    say(`run ${n} attempt ${attempt}`)
    if (HOLD) await new Promise((resolve) => setTimeout(resolve, 3_600_000))
    say(`done ${n}`)
  },
})
const jobs = openJobs<null>({ database, push, definitions: [slow], runWorkers: true, log })
await jobs.start(null)
say('open')
if (ENQUEUE) await jobs.enqueue(slow, { n: Number(ENQUEUE) })
