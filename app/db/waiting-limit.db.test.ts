import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { keptLog } from '#tests/support/log.ts'
import { limitWaiting, type WithoutLimit } from './waiting-limit.ts'

const LIMIT_MS = 400
const TIMED_OUT = 'timeout exceeded when trying to connect'

/** On the embedded database the pool has one connection: whoever holds it lets everybody wait. */
let database: TestDatabase
let withoutLimit: WithoutLimit
const log = keptLog()
beforeAll(async () => {
  database = await openTestDatabase()
  withoutLimit = limitWaiting(database.pool, LIMIT_MS, log)
})
afterAll(() => database.close())

/** Nothing of this process runs meanwhile, as on a machine that has no time for it. */
const block = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)

test.skipIf(isOnServer)(
  'a wait in which the process could not run is not held against whoever waits',
  async () => {
    const { pool } = database
    const holder = await pool.connect()
    const waiting = pool.query('select 1 as one')
    await new Promise((resolve) => setTimeout(resolve, 1))
    // When the process runs again, a timer of the limit's length is due before this one.
    block(3 * LIMIT_MS)
    setTimeout(() => holder.release(), 0)
    expect((await waiting).rows).toEqual([{ one: 1 }])
  },
)

test.skipIf(isOnServer)(
  'whoever waits for too long is told so, by promise and by callback, and takes no place from the next',
  async () => {
    const { pool } = database
    const holder = await pool.connect()
    await expect(pool.connect()).rejects.toThrow(TIMED_OUT)
    await expect(pool.query('select 1')).rejects.toThrow(TIMED_OUT)
    holder.release()
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
    expect([pool.totalCount, pool.idleCount, pool.waitingCount]).toEqual([1, 1, 0])
  },
)

test.skipIf(isOnServer)(
  'work of the start waits longer than a visitor, says so once, and what it leaves behind has the limit again',
  async () => {
    const { pool } = database
    const holder = await pool.connect()
    let inContextOfStart!: <T>(work: () => T) => T
    const started = withoutLimit(() => {
      inContextOfStart = AsyncLocalStorage.snapshot()
      return Promise.all([pool.query('select 1 as one'), pool.query('select 2 as two')])
    })
    // It starts to wait after the start's queries: once it times out, they have waited longer than the limit.
    await expect(pool.query('select 3')).rejects.toThrow(TIMED_OUT)
    holder.release()
    expect((await started).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ two: 2 }]])
    expect(log.messages).toEqual(['Waiting for the database …'])

    const nextHolder = await pool.connect()
    await expect(inContextOfStart(() => pool.query('select 4'))).rejects.toThrow(TIMED_OUT)
    nextHolder.release()
  },
)

test('a connection that cannot be made is told as what it is', async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1 })
  limitWaiting(pool, 60_000, log)
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await pool.end()
})
