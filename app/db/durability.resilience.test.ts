import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runProcess } from '#tests/support/child-process.ts'
import { keptLog } from '#tests/support/log.ts'
import { MIGRATIONS_DIR } from '#tests/support/database-template.ts'
import { openEmbedded, openEmbeddedInMemory } from './embedded.server.ts'
import { buildDatabaseTemplate, openDatabase } from './open.server.ts'
import { profiles, users } from './schema/index.ts'

const WRITER = join(import.meta.dirname, '..', '..', 'tests', 'support', 'writer-process.ts')
const folders: string[] = []
let templateDir: string

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-durability-'))
  folders.push(folder)
  return folder
}

const startWriter = (dataDir: string) => runProcess(WRITER, [dataDir, MIGRATIONS_DIR, templateDir])

beforeAll(async () => {
  templateDir = makeFolder()
  await buildDatabaseTemplate(templateDir, MIGRATIONS_DIR)
}, 60_000)
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

test('nothing acknowledged is lost when the process is killed while writing, round after round', async () => {
  const dataDir = makeFolder()
  const acknowledged: string[] = []
  for (const writes of [1, 7, 40, 120, 3]) {
    const writer = startWriter(dataDir)
    await writer.printed((lines) => lines.length > writes)
    await writer.kill()
    acknowledged.push(...writer.lines.slice(1))
  }
  const { db, close } = await openDatabase({ dataDir, migrationsDir: MIGRATIONS_DIR })
  const stored = new Set((await db.select({ id: users.id }).from(users)).map(({ id }) => id))
  const complete = new Set((await db.select({ id: profiles.id }).from(profiles)).map(({ id }) => id))
  await close()
  expect(acknowledged.length).toBeGreaterThan(170)
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  // A transaction is whole or absent: at most the one cut off after its commit was never printed.
  expect(complete).toEqual(stored)
}, 60_000)

test('a first start that is killed half way leaves nothing in the way of the next', async () => {
  const dataDir = makeFolder()
  const draft = join(dataDir, 'database', 'pg.new')
  const writer = runProcess(WRITER, [dataDir, MIGRATIONS_DIR])
  while (!existsSync(draft)) await new Promise((resolve) => setImmediate(resolve))
  await writer.kill()
  expect(existsSync(join(dataDir, 'database', 'pg'))).toBe(false)

  const { db, close } = await openDatabase({ dataDir, migrationsDir: MIGRATIONS_DIR, templateDir })
  expect(await db.select().from(users)).toEqual([])
  await close()
  expect(existsSync(draft)).toBe(false)
}, 60_000)

test('a second process is refused with the pid of the first; killing the first frees the folder', async () => {
  const dataDir = makeFolder()
  const first = startWriter(dataDir)
  await first.printed((lines) => lines.includes('open'))
  const refused = openDatabase({ dataDir, migrationsDir: MIGRATIONS_DIR })
  await expect(refused).rejects.toThrow(
    new RegExp(
      `^Another process \\(pid ${first.pid}, since 20[^)]+\\) is already using ${dataDir}\\. ` +
        'Stop it first, or set DATABASE_URL\\.$',
    ),
  )
  await first.kill()
  const { db, close } = await openDatabase({ dataDir, migrationsDir: MIGRATIONS_DIR })
  expect((await db.select().from(users)).length).toBeGreaterThanOrEqual(first.lines.length - 1)
  await close()
}, 60_000)

test('closing keeps the data and frees the folder for the same process', async () => {
  const dataDir = makeFolder()
  const options = { dataDir, migrationsDir: MIGRATIONS_DIR, templateDir }
  const first = await openDatabase(options)
  await first.db
    .insert(users)
    .values({ id: '01900000-0000-7000-8000-000000000001', name: 'Ann', email: 'a@b.test' })
  await first.close()
  const second = await openDatabase(options)
  expect(await second.db.select({ name: users.name }).from(users)).toEqual([{ name: 'Ann' }])
  expect(second.describe()).toContain(dataDir)
  await second.close()
})

test('an engine that dies is started again: what was committed stays, what was open is gone', async () => {
  const log = keptLog()
  const lost: Error[] = []
  const { pool, engine, close } = await openEmbedded({
    dataDir: makeFolder(),
    templateDir,
    onEngineLost: (reason) => lost.push(reason),
    log,
    soonMs: 0,
  })
  await pool.query('create table notes (text text)')
  await pool.query(`insert into notes values ('committed')`)
  const client = await pool.connect()
  client.on('error', () => {})
  await client.query('begin')
  await client.query(`insert into notes values ('open')`)
  ;(await engine()).kill()
  // The old connection may not go on in the new engine, where its begin never happened.
  await expect(client.query(`insert into notes values ('orphan')`)).rejects.toThrow()
  client.release(true)
  await engine()
  expect((await pool.query('select text from notes')).rows).toEqual([{ text: 'committed' }])
  expect(log.messages[0]).toBe('The embedded database stopped and is started again')
  expect(lost).toEqual([])
  await close()
}, 30_000)

test('an engine that cannot restart rejects pending queries and is reported once', async () => {
  const lost: string[] = []
  const { pool, engine } = await openEmbeddedInMemory({
    onEngineLost: (reason) => lost.push(reason.message),
    log: () => {},
  })
  const waiting = pool.query('select count(*) from generate_series(1, 20000000)')
  ;(await engine()).kill()
  await expect(waiting).rejects.toThrow()
  await expect(pool.query('select 1')).rejects.toThrow()
  expect(lost).toEqual(['The thread of the embedded database ended.'])
}, 30_000)
