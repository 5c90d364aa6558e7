import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { vacuumDatabase } from './maintenance.server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
})

test.skipIf(isOnServer)('a vacuum gives room back and refreshes what the planner knows', async () => {
  await database.pool.query('create table crowded as select n, 0 as times from generate_series(1, 2000) as n')
  for (let round = 0; round < 5; round++) await database.pool.query('update crowded set times = times + 1')
  const pages = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ bytes: string }>(
      `select pg_relation_size('crowded') as bytes`,
    )
    return Number(rows[0]!.bytes) / 8192
  }
  const before = await pages()
  expect(await vacuumDatabase(database)).toBeGreaterThan(8)
  await database.pool.query('update crowded set times = times + 1')
  expect(await pages()).toBe(before)
  const { rows } = await database.pool.query(`select reltuples from pg_class where relname = 'crowded'`)
  expect(rows).toEqual([{ reltuples: 2000 }])
  await database.pool.query('drop table crowded')
})

test.skipIf(!isOnServer)('a server is left to its own upkeep', async () => {
  expect(await vacuumDatabase(database)).toBe(0)
})
