import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#app/db/schema/index.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { accessByLink } from './list-access.server.ts'
import { listEvents } from './list-events.server.ts'
import { openCurrentList, shareList } from './manage-lists.server.ts'
import { tellLists } from './tell-lists.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const log = { debug() {}, info() {}, warn() {}, error() {} }
let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('people following a shared list hear at once that its owner is gone', async () => {
  const { db } = database
  const seal = (purpose: string, text: string) =>
    `${purpose}-${text}`.replaceAll(/[^\w-]/g, '-').slice(0, 100)
  const needs = { db, push: openInProcessPush(database, () => {}), log, now: () => NOW, seal }
  const ann = await makeMember(db)
  const listId = await openCurrentList(db, ann, NOW)
  const path = await shareList(needs, { kind: 'owner', member: ann, listId })
  const events = listEvents(needs, accessByLink(path!.split('/').at(-1)!)!, {
    signal: new AbortController().signal,
  })
  await events.next()
  const end = events.next()
  await tellLists(needs, ann, async () => void (await db.delete(users).where(eq(users.id, ann.id))))
  expect(await end).toMatchObject({ done: true })
})
