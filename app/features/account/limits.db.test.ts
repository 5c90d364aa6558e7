import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type LimitName, type Limits, openLimits, refusalOfSpending } from './limits.server.ts'

let database: TestDatabase
let limits: Limits
beforeAll(async () => {
  database = await openTestDatabase()
  limits = openLimits(database.pool, (key) => key)
})
afterAll(() => database.close())

/** Of so many tries: how many were let through, and how long the last refusal tells to wait. */
async function tries(name: LimitName, key: string, count: number) {
  let [passed, waitS] = [0, 0]
  for (let index = 0; index < count; index++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const refusal = await refusalOfSpending(limits, name, key)
    if (refusal) waitS = Number(refusal.details['retryAfterS'])
    else passed++
  }
  return { passed, waitS }
}

/** As if the window had begun while the clock was an hour ahead. */
const begunAhead = (name: LimitName, key: string) =>
  database.pool.query('update rate_limits set expire = expire + 3600000 where key = $1', [`${name}:${key}`])

test('a window that began while the clock was an hour ahead begins anew: nobody waits for longer than the rule', async () => {
  const key = randomUUID()
  expect(await tries('sign-in-account-address', key, 9)).toMatchObject({ passed: 8 })
  expect((await begunAhead('sign-in-account-address', key)).rowCount).toBe(1)
  const after = await tries('sign-in-account-address', key, 9)
  expect(after.passed).toBe(8)
  expect(after.waitS).toBeGreaterThan(0)
  expect(after.waitS).toBeLessThanOrEqual(600)
})

test('what may be used once stays used, wherever the clock goes', async () => {
  const key = randomUUID()
  expect(await tries('staff-code-used', key, 1)).toMatchObject({ passed: 1 })
  expect((await begunAhead('staff-code-used', key)).rowCount).toBe(1)
  expect(await tries('staff-code-used', key, 2)).toMatchObject({ passed: 0 })
})
