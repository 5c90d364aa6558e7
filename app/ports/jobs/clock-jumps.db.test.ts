import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { keptLog } from '#tests/support/log.ts'
import { followClock } from './clock-jumps.server.ts'
import { defineJob, type Jobs } from './jobs.ts'
import { openJobs } from './pg-boss-jobs.server.ts'

const HOUR_MS = 3_600_000
const note = defineJob<{ name: string }, null>({
  name: 'note',
  payload: z.object({ name: z.string() }),
  retries: 2,
  handler: async () => {},
})

let database: TestDatabase
let jobs: Jobs<null>
beforeAll(async () => {
  database = await openTestDatabase()
  const push = openInProcessPush(database, keptLog())
  jobs = openJobs<null>({ database, push, definitions: [note], runWorkers: false, log: keptLog() })
  await jobs.start(null)
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(() => database.pool.query('delete from pgboss.job'))

/** A job as the queue has it, its times told from now. */
async function given(name: string, state: 'created' | 'retry' | 'active', at: string): Promise<void> {
  await jobs.enqueue(note, { name })
  await database.pool.query(
    `update pgboss.job set state = $2::pgboss.job_state, start_after = now() + $3::interval,
       started_on = case when $2 = 'created' then null else now() + $3::interval end
     where data->>'name' = $1`,
    [name, state, at],
  )
}

/** Whole minutes from now, by the job's name. */
async function minutes(column: 'start_after' | 'started_on'): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ name: string; minutes: string }>(
    `select data->>'name' as name, round(extract(epoch from ${column} - now()) / 60) as minutes
     from pgboss.job where ${column} is not null`,
  )
  return Object.fromEntries(rows.map((row) => [row.name, Number(row.minutes)]))
}

test('the clock goes an hour forward: a job that runs has run for as long as it has, and no longer', async () => {
  await given('begun 2 minutes before', 'active', '-62 minutes')
  await given('begun since', 'active', '-1 second')
  await given('waiting', 'retry', '5 minutes')
  await followClock(database.pool, HOUR_MS)
  expect(await minutes('started_on')).toMatchObject({ 'begun 2 minutes before': -2, 'begun since': 0 })
  expect(await minutes('start_after')).toMatchObject({ waiting: 5 })
})

test('the clock goes an hour back: what was due is due, what was to be tried again soon is, and later stays later', async () => {
  await given('begun 2 minutes before', 'active', '58 minutes')
  await given('begun since', 'active', '-1 second')
  await given('was due', 'created', '59 minutes')
  await given('tomorrow', 'created', '25 hours')
  await given('again in 5 minutes', 'retry', '65 minutes')
  await followClock(database.pool, -HOUR_MS)
  expect(await minutes('started_on')).toMatchObject({ 'begun 2 minutes before': -2, 'begun since': 0 })
  expect(await minutes('start_after')).toMatchObject({
    'was due': -1,
    tomorrow: 25 * 60,
    'again in 5 minutes': 5,
  })
})

test('the clock goes an hour back: schedules and sweeps of the queue do not wait for the old time', async () => {
  await database.pool.query(`update pgboss.version set cron_on = now() + interval '1 hour'`)
  await database.pool.query(
    `update pgboss.queue set maintain_on = now() + interval '1 hour', monitor_claim_on = now() + interval '1 hour'`,
  )
  await followClock(database.pool, -HOUR_MS)
  const { rows } = await database.pool.query(
    `select (select bool_and(cron_on <= now()) from pgboss.version) as schedules,
            (select bool_and(maintain_on <= now() and monitor_claim_on <= now()) from pgboss.queue) as sweeps`,
  )
  expect(rows).toEqual([{ schedules: true, sweeps: true }])
})
