import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { MIGRATIONS_DIR, withDatabase } from '#tests/support/database-template.ts'
import { explainMigration, migrateDatabase } from './migrate.server.ts'
import { openDatabase } from './open.server.ts'
import { users } from './schema/index.ts'

let database: TestDatabase
let migrationsDir: string

type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[]
}

/** A copy of the product's migrations with more behind them. */
function addMigration(sql: string, whenMs: number): void {
  const file = join(migrationsDir, 'meta', '_journal.json')
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal
  const tag = `test_${whenMs}`
  journal.entries.push({ idx: journal.entries.length, version: '7', when: whenMs, tag, breakpoints: true })
  writeFileSync(file, JSON.stringify(journal))
  writeFileSync(join(migrationsDir, `${tag}.sql`), sql)
}

const tableExists = async (name: string): Promise<boolean> => {
  const { rows } = await database.pool.query<{ found: string | null }>('select to_regclass($1) as found', [
    name,
  ])
  return rows[0]!.found !== null
}

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  migrationsDir = mkdtempSync(join(tmpdir(), 'mealwright-migrations-'))
  cpSync(MIGRATIONS_DIR, migrationsDir, { recursive: true })
})
afterEach(() => rmSync(migrationsDir, { recursive: true, force: true }))

test('a migrated database needs nothing more', async () => {
  expect(await migrateDatabase(database.pool, migrationsDir)).toEqual({ applied: 0 })
})

test('a migration that fails leaves no trace of itself or of those before it, and can be repaired', async () => {
  addMigration('create table half_one (id int)', 4_000_000_000_000)
  addMigration('create table half_two (id int);--> statement-breakpoint\nselect 1 / 0', 4_000_000_000_001)
  await expect(migrateDatabase(database.pool, migrationsDir)).rejects.toMatchObject({ code: '22012' })
  expect(await tableExists('half_one')).toBe(false)
  expect(await tableExists('half_two')).toBe(false)
})

test('a database from before the first release is refused in plain words, and left as it is', async () => {
  const early = Date.UTC(2026, 10, 1)
  const add = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
  await database.pool.query(add, ['early', early])
  await expect(migrateDatabase(database.pool, migrationsDir)).rejects.toThrow(
    /^This database was made by a Mealwright from before the first release.* another folder in DATA_DIR/,
  )
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at = $1', [early])
  expect(await migrateDatabase(database.pool, MIGRATIONS_DIR)).toEqual({ applied: 0 })
})

test('an extension that cannot be made is named, with what helps', async () => {
  addMigration('create extension pg_trgm_of_nobody', 4_000_000_000_000)
  await expect(migrateDatabase(database.pool, migrationsDir)).rejects.toThrow(
    /^PostgreSQL does not give its extension pg_trgm.*create extension pg_trgm$/,
  )
  const other = new Error('relation "x" does not exist')
  expect(explainMigration(other)).toBe(other)
})

test('several starts at once apply a migration once, and older code then refuses the newer database', async () => {
  addMigration('create table newer (id int)', 4_000_000_000_002)
  const starts = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.pool, migrationsDir)))
  expect(starts.map(({ applied }) => applied).toSorted((a, b) => a - b)).toEqual([0, 0, 1])
  expect(await tableExists('newer')).toBe(true)

  const older = migrateDatabase(database.pool, MIGRATIONS_DIR)
  await expect(older).rejects.toThrow(
    'The database is newer than this version of Mealwright (1 unknown migration',
  )
  expect(await migrateDatabase(database.pool, migrationsDir)).toEqual({ applied: 0 })

  await database.pool.query('drop table newer')
  await database.pool.query('delete from drizzle.__drizzle_migrations where created_at = 4000000000002')
})

test.skipIf(!isOnServer)(
  'several processes that start at once on an empty server all find a whole database',
  async () => {
    await withDatabase(process.env.TEST_DATABASE_URL!, `mealwright_empty_${process.pid}`, async (url) => {
      const starts = await Promise.all(
        [1, 2, 3, 4].map(() => openDatabase({ url, dataDir: '', migrationsDir: MIGRATIONS_DIR })),
      )
      for (const { db, close } of starts) {
        expect(await db.select().from(users)).toEqual([])
        await close()
      }
    })
  },
)
