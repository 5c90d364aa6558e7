import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import { contactMessages } from '#app/db/schema/index.ts'
import { contactSchema } from '#app/domain/contact/contact-form.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { sendMail } from '#app/features/mail/send-mail.server.ts'
import type { Jobs } from '#app/ports/jobs/jobs.ts'
import type { OutgoingMail } from '#app/ports/mail/mail.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { keptLog } from '#tests/support/log.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { contactCopy } from './contact-copy-email.server.ts'
import { forgetContactMessages, mailContactMessage } from './contact-jobs.server.ts'
import { sendContactMessage } from './send-message.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const values = contactSchema.parse({
  name: 'Anna',
  email: 'anna@example.org',
  category: 'billing',
  subject: 'My <invoice>',
  message: 'Where is it?\nThank you.',
})
const run = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

/** What the feature asks of the product; `onEnqueued` is the worker, if one is there. */
function open(onEnqueued: (id: string) => void = () => {}) {
  const enqueued: string[] = []
  const copies: object[] = []
  const emails: OutgoingMail[] = []
  const jobs: Pick<Jobs<never>, 'enqueue'> = {
    enqueue: async ({ name }, payload) => {
      if (name === sendMail.name) return void copies.push(payload)
      const { id } = payload as { id: string }
      enqueued.push(id)
      database.afterCommit(() => onEnqueued(id))
    },
  }
  const silent = () => {}
  const services = {
    db: database.db,
    jobs,
    push: openInProcessPush(database, keptLog()),
    limits: NO_LIMITS,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    inbox: 'help@mealwright.example',
    mail: { send: async (message: OutgoingMail) => void emails.push(message), close: async () => {} },
    now: () => NOW,
  }
  return { services, enqueued, emails, copies }
}
const from = { member: null, clientAddress: '10.0.0.1' }

test('[PAGE-12] [PAGE-14] a message is stored and mailed to the support address before it counts as sent', async () => {
  const { services, emails } = open((id) => void mailContactMessage.handler({ id }, services, run))
  const sent = await sendContactMessage(services, values, from)
  expect(sent.isMailed).toBe(true)
  const [row] = await database.db.select().from(contactMessages)
  expect(row).toMatchObject({
    reference: sent.reference,
    category: 'billing',
    message: values.message,
    mailedAt: NOW,
  })
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ to: 'help@mealwright.example', replyTo: 'anna@example.org' })
  expect(emails[0]!.subject).toContain(sent.reference)
  expect(emails[0]!.text).toContain('Where is it?')
  expect(emails[0]!.html).toContain('anna@example.org')
  expect(emails[0]!.html).not.toContain('<anna@example.org>')
})

test('[PAGE-14] while no mail goes out it is stored, and does not count as sent', async () => {
  const { services, enqueued, emails } = open()
  const sent = await sendContactMessage(services, values, { ...from, waitMs: 0 })
  expect(sent.isMailed).toBe(false)
  expect(enqueued).toHaveLength(1)
  expect(emails).toEqual([])
  // The mail server is back: the job goes on, and a second run of it mails nothing.
  await mailContactMessage.handler({ id: enqueued[0]! }, services, run)
  await mailContactMessage.handler({ id: enqueued[0]! }, services, run)
  expect(emails).toHaveLength(1)
})

test('a copy goes to a member at their own confirmed address, and to no other', async () => {
  const { services, copies, emails } = open()
  const anna: Member = {
    id: newId(),
    email: 'anna@example.org',
    label: 'anna',
    tier: 'free',
    isEmailConfirmed: true,
    sessionId: 's',
  }
  const send = (member: Member | null, message: string) =>
    sendContactMessage(services, { ...values, message }, { ...from, member, waitMs: 0 })
  const others = [null, { ...anna, isEmailConfirmed: false }, { ...anna, email: 'ben@example.org' }]
  for (const [index, member] of others.entries())
    expect(await send(member, `message ${index}`)).toMatchObject({ hasCopy: false })
  expect(copies).toEqual([])

  const { reference, hasCopy } = await send(anna, 'Where is it?\nThank you.')
  expect(hasCopy).toBe(true)
  expect((await send(anna, 'Where is it?\nThank you.')).reference).toBe(reference)
  expect(copies).toEqual([{ kind: 'contact-copy', params: { messageId: expect.any(String) } }])
  const emailKinds = new Map([[contactCopy.name, contactCopy]])
  await sendMail.handler(copies[0] as never, { ...services, emailKinds }, run)
  expect(emails).toEqual([
    expect.objectContaining({
      to: 'anna@example.org',
      replyTo: 'help@mealwright.example',
      isAutomatic: true,
      subject: expect.stringContaining(reference),
      html: expect.stringContaining('Where is it?<br>Thank you.'),
    }),
  ])
})

test('the same message sent twice at once is one message with one reference', async () => {
  const { services, enqueued } = open()
  const again = { ...from, waitMs: 0 }
  const sent = await Promise.all([1, 2, 3].map(() => sendContactMessage(services, values, again)))
  expect(new Set(sent.map(({ reference }) => reference)).size).toBe(1)
  expect(enqueued).toHaveLength(1)
  await sendContactMessage(services, { ...values, message: 'Another thing' }, again)
  expect(enqueued).toHaveLength(2)
})

test('messages are forgotten after two years', async () => {
  const { services } = open()
  const { reference } = await sendContactMessage(services, values, { ...from, waitMs: 0 })
  const atYears = (years: number) => ({
    ...services,
    now: () => new Date(NOW.getTime() + years * 366 * 864e5),
  })
  await forgetContactMessages.handler({}, atYears(1), run)
  const kept = () =>
    database.db.select().from(contactMessages).where(eq(contactMessages.reference, reference))
  expect(await kept()).toHaveLength(1)
  await forgetContactMessages.handler({}, atYears(2), run)
  expect(await kept()).toHaveLength(0)
})
