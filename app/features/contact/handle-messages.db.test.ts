import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { contactMessages, staffUsers } from '#app/db/schema/index.ts'
import { listAuditEntries } from '#app/features/staff/audit-log.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { contactAnswer } from './contact-answer-email.server.ts'
import { answerMessage, deleteMessage, markMessage } from './handle-messages.server.ts'
import { countOpenMessages, listMessages } from './messages.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const STAFF: Staff = {
  role: 'staff',
  id: newId(),
  name: 'Ada',
  email: 'ada@staff.example',
  rank: 'owner',
  hasSecondFactor: false,
  sessionId: '',
}

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  await database.db.insert(staffUsers).values({ id: STAFF.id, name: STAFF.name, email: STAFF.email })
})
afterAll(() => database.close())

const enqueued: unknown[] = []
const services = () => ({
  db: database.db,
  now: () => NOW,
  jobs: { enqueue: (_job: unknown, payload: unknown) => Promise.resolve(void enqueued.push(payload)) },
})

async function stored(): Promise<string> {
  enqueued.length = 0
  const id = newId()
  const asked = { name: 'Ben', email: 'ben@example.org', category: 'billing' as const, subject: 'An invoice' }
  const row = { ...asked, id, reference: 'MW-1', message: 'Where is it?', fingerprint: id, createdAt: NOW }
  await database.db.insert(contactMessages).values(row)
  return id
}
const only = async () => (await listMessages(database.db, null)).messages[0]

test('a message is marked as done, and as open again', async () => {
  const id = await stored()
  expect(await countOpenMessages(database.db)).toBe(1)
  await markMessage(services(), id, true)
  expect(await only()).toMatchObject({ handledAt: NOW })
  expect(await countOpenMessages(database.db)).toBe(0)
  await markMessage(services(), id, false)
  expect(await only()).toMatchObject({ handledAt: null })
  await expect(markMessage(services(), newId(), true)).rejects.toMatchObject({ code: 'not-found' })
})

test('an answer goes to whoever wrote, as a person’s mail, once however often it is sent', async () => {
  const messageId = await stored()
  const answers = ['It is in your profile.', 'Look again.'].map((answer) =>
    answerMessage(services(), STAFF, { messageId, answer }),
  )
  const outcomes = await Promise.allSettled(answers)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const sent = await only()
  expect(sent).toMatchObject({ answeredBy: 'Ada', answeredAt: NOW, handledAt: NOW })
  expect(enqueued).toEqual([{ kind: 'contact-answer', params: { messageId } }])
  const email = await contactAnswer.write({ messageId }, { db: database.db, inbox: 'help@example.org' })
  expect(email).toMatchObject({ to: 'ben@example.org', replyTo: 'help@example.org', isAutomatic: false })
  expect(email?.subject).toContain('Re: An invoice (MW-1)')
  expect(email?.text).toContain(sent!.answer)
  expect(email?.text).toContain('You wrote: Where is it?')
})

test('a deleted message is gone with its answer, is written down, and is not mailed any more', async () => {
  const messageId = await stored()
  await answerMessage(services(), STAFF, { messageId, answer: 'Here.' })
  await deleteMessage(services(), STAFF, messageId)
  expect(await only()).toBeUndefined()
  expect(await contactAnswer.write({ messageId }, { db: database.db, inbox: 'help@example.org' })).toBeNull()
  expect(await listAuditEntries(database.db)).toMatchObject([{ action: 'delete-message', about: 'MW-1' }])
  await expect(deleteMessage(services(), STAFF, messageId)).rejects.toMatchObject({ code: 'not-found' })
})
