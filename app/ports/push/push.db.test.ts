import { afterAll, beforeAll, expect, test } from 'vitest'
import { keptLog } from '#tests/support/log.ts'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { openInProcessPush } from './in-process-push.server.ts'
import { openPostgresPush } from './postgres-push.server.ts'
import { inbox, type PushUnderTest, pushContract } from './push.contract.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

pushContract('in-process', async () => {
  const push = openInProcessPush(database, keptLog())
  return { push, elsewhere: push, db: database.db, close: push.close }
})

if (isOnServer) {
  const openOne = (log = keptLog()) => openPostgresPush({ database, log })

  pushContract('LISTEN/NOTIFY', async (): Promise<PushUnderTest> => {
    const [push, elsewhere] = await Promise.all([openOne(), openOne()])
    return {
      push,
      elsewhere,
      db: database.db,
      async close() {
        await push.close()
        await elsewhere.close()
      },
    }
  })

  test('LISTEN/NOTIFY: a lost connection is made again, and subscribers hear of the gap', async () => {
    const log = keptLog()
    const push = await openOne(log)
    const box = inbox()
    const gap = Promise.withResolvers<void>()
    push.subscribe('x', box.add, gap.resolve)
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'mealwright-push'`,
    )
    await gap.promise
    await push.publish('x', 'back')
    expect(await box.until(1)).toEqual(['back'])
    expect(log.messages).toEqual(['Push lost its connection to PostgreSQL'])
    await push.close()
  })
}
