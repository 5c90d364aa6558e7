import { expect, test } from 'vitest'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { z } from 'zod'
import { openEmbeddedInMemory } from '#app/db/embedded.server.ts'
import type { LoggedError, Warn } from '#app/db/error-facts.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { openJobs } from '#app/ports/jobs/pg-boss-jobs.server.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { pinoLog } from './pino.server.ts'

type Line = { msg: string; error?: LoggedError; [field: string]: unknown }

/** The product's own log, and the lines it wrote. */
function readLog() {
  const lines: Line[] = []
  const log = pinoLog('debug', {
    destination: { write: (text) => void lines.push(JSON.parse(text) as Line) },
  })
  const warn: Warn = (message, facts = {}) => log.warn(facts, message)
  const line = (message: string) => lines.find(({ msg }) => msg === message)
  return { lines, warn, line }
}

test('a job that fails is logged with name, message and stack of the error and of its causes, and nothing personal', async () => {
  const database = await openTestDatabase()
  const { lines, warn, line } = readLog()
  const failing = defineJob({
    name: 'failing',
    payload: z.object({ to: z.string() }),
    retries: 0,
    handler: async ({ to }) => {
      const root = new RangeError(`550 <${to}> is unknown here`)
      throw new TypeError('the letter was refused', {
        cause: new DrizzleQueryError('update letters set address = $1', [to], root),
      })
    },
  })
  const jobs = openJobs<null>({
    database,
    push: openInProcessPush(database, warn),
    definitions: [failing],
    runWorkers: true,
    log: warn,
  })
  await jobs.start(null)
  await jobs.enqueue(failing, { to: 'ann@example.test' })
  await expect.poll(() => line('A job was given up'), { timeout: 15_000 }).toBeDefined()
  expect(line('A job failed')).toMatchObject({
    job: 'failing',
    attempt: 1,
    error: {
      name: 'TypeError',
      message: 'the letter was refused',
      stack: expect.stringContaining('error-lines.db.test.ts'),
      cause: {
        message: 'a query failed',
        cause: { name: 'RangeError', message: '550 <[address]> is unknown here' },
      },
    },
  })
  expect(line('A job was given up')).toMatchObject({ reason: 'the letter was refused' })
  expect(JSON.stringify(lines)).not.toContain('ann@example')
  const { rows } = await database.pool.query(`select output from pgboss.job where output is not null`)
  expect(JSON.stringify(rows)).toContain('the letter was refused')
  expect(JSON.stringify(rows)).not.toContain('is no error')
  await jobs.stop()
  await database.close()
})

test('a queue that loses its database is logged with the reason', async () => {
  const database = await openTestDatabase()
  const { warn, line } = readLog()
  const idle = defineJob({ name: 'idle', payload: z.object({}), retries: 0, handler: async () => {} })
  let isGone = false
  const connect = database.pool.connect.bind(database.pool) as (...given: unknown[]) => unknown
  database.pool.connect = ((...given: unknown[]) => {
    const error = Object.assign(new Error('the connection was refused'), { code: 'ECONNREFUSED' })
    return isGone ? Promise.reject(error) : connect(...given)
  }) as typeof database.pool.connect
  const jobs = openJobs<null>({
    database,
    push: openInProcessPush(database, warn),
    definitions: [idle],
    runWorkers: true,
    pollSeconds: 0.5,
    log: warn,
  })
  await jobs.start(null)
  isGone = true
  await expect.poll(() => line('The job queue failed'), { timeout: 15_000 }).toBeDefined()
  expect(line('The job queue failed')?.error).toMatchObject({
    name: 'Error',
    message: expect.stringContaining('the connection was refused'),
    stack: expect.stringContaining('error-lines.db.test.ts'),
  })
  isGone = false
  await jobs.stop()
  await database.close()
})

test('an engine that dies is logged with the reason', async () => {
  const { warn, line } = readLog()
  const opened = await openEmbeddedInMemory({ log: warn, onEngineLost: () => {} })
  await opened.pool.query('select 1')
  ;(await opened.engine()).kill()
  await expect.poll(() => line('The embedded database stopped and is started again')).toBeDefined()
  expect(line('The embedded database stopped and is started again')?.error).toMatchObject({
    name: 'Error',
    message: 'The thread of the embedded database ended.',
    stack: expect.stringContaining('pglite-engine.server.ts'),
  })
  await expect
    .poll(() => line('The connection to the embedded database failed')?.error?.message)
    .toBe('The thread of the embedded database ended.')
  await opened.close()
})
