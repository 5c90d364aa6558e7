import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'
import { newId } from './id.ts'
import { openDatabase } from './open.server.ts'
import { users } from './schema/index.ts'
import { backUpDatabase, vacuumDatabase } from './maintenance.server.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'mealwright-upkeep-'))

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const day = (date: number): Date => new Date(Date.UTC(2026, 10, date, 3, 40))

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

test.skipIf(isOnServer)('a backup restored elsewhere is the database as it was', async () => {
  const rows = Array.from({ length: 300 }, () => newId()).map((id) => ({
    id,
    name: 'Ann',
    email: `${id}@x.test`,
  }))
  await database.db.insert(users).values(rows)
  const file = await backUpDatabase(database, { folder, now: day(1) })
  await database.db.delete(users)

  const dataDir = join(folder, 'restored')
  const home = join(dataDir, 'database', 'pg')
  mkdirSync(home, { recursive: true, mode: 0o700 })
  execFileSync('tar', ['-xzf', file!, '-C', home], { stdio: ['ignore', 'ignore', 'ignore'] })
  const restored = await openDatabase({ dataDir, migrationsDir: MIGRATIONS_DIR })
  const stored = await restored.db.select({ id: users.id }).from(users).orderBy(users.id)
  await restored.close()
  expect(stored.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted())
})

test.skipIf(isOnServer)(
  'a week of daily backups is kept, one per day, and other files are left alone',
  async () => {
    const backups = join(folder, 'week')
    mkdirSync(backups)
    const nameOf = (date: number): string => `mealwright-2026-11-0${date}.tar.gz`
    for (const date of [1, 2, 3, 4, 5, 6, 7, 8, 9]) writeFileSync(join(backups, nameOf(date)), 'older')
    writeFileSync(join(backups, 'mine.tar.gz'), 'kept')
    await backUpDatabase(database, { folder: backups, now: day(9) })
    expect(readdirSync(backups).toSorted()).toEqual([...[3, 4, 5, 6, 7, 8, 9].map(nameOf), 'mine.tar.gz'])
    expect(statSync(join(backups, nameOf(9))).size).toBeGreaterThan(100_000)
  },
)

test.skipIf(!isOnServer)('a server is left to its own upkeep', async () => {
  expect(await vacuumDatabase(database)).toBe(0)
  expect(await backUpDatabase(database, { folder, now: day(1) })).toBeNull()
})
