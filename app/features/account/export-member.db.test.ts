import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as schema from '#app/db/schema/index.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { giveThings } from '#tests/support/member-things.ts'
import { unzip } from '#tests/support/unzip.ts'
import { exportMember } from './export-member.server.ts'
import { MEMBER_DATA, NOT_GIVEN } from './member-data/member-data.server.ts'
import type { Member } from './viewer.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'mealwright-export-'))
const files = openFolderFiles({ folder })
const log = { debug() {}, info() {}, warn() {}, error: (facts: unknown) => faults.push(facts) }
const faults: unknown[] = []

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const download = async (member: Member) => {
  const stream = exportMember({ db: database.db, files, log, now: () => NOW }, member)
  return unzip(new Uint8Array(await new Response(stream).arrayBuffer()))
}
const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)

/** Tables from which foreign keys lead to a member, over however many others. */
function tablesOfMembers(): string[] {
  const all: PgTable[] = Object.values<unknown>(schema).filter((one) => is(one, PgTable))
  const leading = new Set(['users'])
  for (let before = 0; before < leading.size;) {
    before = leading.size
    for (const table of all)
      if (
        getTableConfig(table).foreignKeys.some((key) =>
          leading.has(getTableName(key.reference().foreignTable)),
        )
      )
        leading.add(getTableName(table))
  }
  return [...leading].sort()
}

test('every table that leads to a member is in the download, or left out with a reason', () => {
  const covered = [...MEMBER_DATA, ...NOT_GIVEN].map(({ table }) => getTableName(table))
  // The newsletter knows people by their address alone: no key leads there.
  expect(covered.toSorted()).toEqual([...tablesOfMembers(), 'newsletter_subscribers'].sort())
  expect(new Set(MEMBER_DATA.map(({ name }) => name)).size).toBe(MEMBER_DATA.length)
})

test('nothing that opens an account is in the download', () => {
  for (const { table, without = [] } of MEMBER_DATA)
    for (const column of getTableConfig(table).columns)
      if (/token$|password|secret|hash|fingerprint|idempotency|request_key/.test(column.name))
        expect(without).toContain(column)
})

test('the download holds everything the member has, pictures too, and nothing of anybody else', async () => {
  const [member, other] = [await makeMember(database.db), await makeMember(database.db)]
  const { pictureKeys, picture } = await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  await giveThings({ db: database.db, files, now: NOW }, other, 'foreign')
  const zip = await download(member)
  expect(faults).toEqual([])

  const names = [...zip.keys()]
  expect(names.slice(0, MEMBER_DATA.length + 1)).toEqual([
    'contents.txt',
    ...MEMBER_DATA.map(({ name }) => `${name}.json`),
  ])
  for (const { name } of MEMBER_DATA)
    expect(JSON.parse(text(zip.get(`${name}.json`))), `${name} is not empty`).toHaveLength(1)
  const [recipe] = JSON.parse(text(zip.get('recipes.json'))) as [Record<string, unknown>]
  expect(recipe).toMatchObject({ name: 'own roots', ingredients: [{ text: '300 g potatoes' }] })
  expect(JSON.parse(text(zip.get('account.json')))).toMatchObject([{ email: member.email }])

  const pictures = names.filter((name) => name.startsWith('pictures/'))
  expect(pictures).toEqual([expect.stringMatching(/-960\.webp$/)])
  expect(pictureKeys).toHaveLength(2)
  expect(zip.get(pictures[0]!)).toEqual(picture)

  const everything = names.map((name) => text(zip.get(name))).join('\n')
  expect(everything).not.toContain('foreign')
  expect(everything).not.toContain(other.email)
  expect(everything).not.toContain('own click')
  expect(everything).not.toContain('own result')
})

test('rows come in pages, each once', async () => {
  const member = await makeMember(database.db)
  await database.db.insert(schema.recipeFolders).values(
    Array.from({ length: 450 }, (_, index) => ({
      id: `018f0000-0000-7000-8000-${String(index).padStart(12, '0')}`,
      userId: member.id,
      name: `folder ${index}`,
    })),
  )
  const folders = JSON.parse(text((await download(member)).get('recipe-folders.json'))) as { name: string }[]
  expect(new Set(folders.map(({ name }) => name)).size).toBe(450)
  expect(folders).toHaveLength(450)
})

test('a member who has nothing gets a file that says so', async () => {
  const zip = await download(await makeMember(database.db))
  expect(JSON.parse(text(zip.get('recipes.json')))).toEqual([])
  expect(text(zip.get('contents.txt'))).toContain('Not in here:\nsessions:')
})

test('a picture whose file is gone is passed over', async () => {
  const member = await makeMember(database.db)
  const { pictureKeys } = await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  for (const key of pictureKeys) await files.delete(key)
  expect([...(await download(member)).keys()].filter((name) => name.startsWith('pictures/'))).toEqual([])
})

test('whoever stops reading stops the work', async () => {
  const member = await makeMember(database.db)
  await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  const stream = exportMember({ db: database.db, files, log, now: () => NOW }, member)
  const reader = stream.getReader()
  await reader.read()
  await reader.cancel()
  expect(await database.db.$count(schema.users)).toBeGreaterThan(0)
})
