import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#app/db/id.ts'
import {
  blogPosts,
  newsletterDeliveries,
  newsletterLetters,
  newsletterSubscribers,
  staffActions,
  staffUsers,
} from '#app/db/schema/index.ts'
import { actOnMailEvents } from '#app/features/newsletter/mail-events.server.ts'
import { leaveNewsletter } from '#app/features/newsletter/leave-newsletter.server.ts'
import { MailError, type OutgoingMail } from '#app/ports/mail/mail.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { deliverLetter } from './deliver-letter.server.ts'
import { sendDigest } from './digest.server.ts'
import { beginLetter, figuresOf, letterOf, listLetters, saveLetter } from './letters.server.ts'
import { cancelLetter, scheduleLetter, sendLetter, startDueLetters } from './send-letter.server.ts'

const START = Date.UTC(2026, 10, 23, 7)
const DAY_MS = 864e5

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

const seal = (purpose: string, text: string) =>
  createHash('sha256').update(`${purpose} ${text}`).digest('base64url')
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** A mail server of the test: `behave` may refuse a copy, or cut the connection. */
function openMail(behave: (mail: OutgoingMail, sent: number) => void = () => {}) {
  const sent: OutgoingMail[] = []
  let canTell = true
  return {
    sent,
    forget: () => (canTell = false),
    mail: {
      async send(mail: OutgoingMail) {
        behave(mail, sent.length)
        sent.push(mail)
      },
      check: async () => {},
      wasSent: async (id: string) => (canTell ? sent.some((mail) => mail.id === id) : null),
    },
  }
}

async function open(mailServer = openMail()) {
  let nowMs = START
  const queued: string[] = []
  const staff = {
    id: newId(),
    email: 'edith@staff.example',
    name: 'Edith Editor',
    rank: 'editor' as const,
    role: 'staff' as const,
    hasSecondFactor: false,
    sessionId: newId(),
  }
  await database.db.insert(staffUsers).values({ id: staff.id, name: staff.name, email: staff.email })
  const needs = {
    db: database.db,
    seal,
    site: { origin: 'https://mealwright.test', supportEmail: null },
    now: () => new Date(nowMs),
    newsletter: { lettersPerMinute: 1e9, mailEventsToken: null },
    log: { debug() {}, info() {}, warn() {}, error() {} },
    mail: mailServer.mail,
    enqueueDelivery: async (id: string) => void queued.push(id),
  }
  return {
    needs,
    staff,
    queued,
    later: (ms: number) => (nowMs += ms),
    /** A letter on its way to so many readers. */
    async begin(readers: number) {
      await addReaders(readers)
      const id = await beginLetter(needs, staff, null)
      await saveLetter(needs, id, {
        subject: 'Bread',
        content: 'Two days **old**.',
        contentFormat: 'markdown',
      })
      await sendLetter(needs, staff, id, readers)
      return id
    },
    deliver: (id: string, signal = new AbortController().signal) => deliverLetter(needs, id, signal),
  }
}

async function addReaders(count: number, more: Partial<typeof newsletterSubscribers.$inferInsert> = {}) {
  const rows = Array.from({ length: count }, (_, index) => {
    const id = newId()
    return {
      id,
      email: `${more.status ?? 'reader'}-${more.wantsDigest ? 'digest-' : ''}${index}@example.org`,
      status: 'confirmed' as const,
      leaveHash: hashOf(seal('newsletter-leave', id)),
      askedAt: new Date(START),
      confirmedAt: new Date(START),
      ...more,
    }
  })
  await database.db.insert(newsletterSubscribers).values(rows)
  return rows
}

const figures = async (id: string) => (await figuresOf(database.db, [id])).get(id)
const statusOf = async (id: string) =>
  (await database.db.select().from(newsletterLetters).where(eq(newsletterLetters.id, id)))[0]!.status

test('a letter goes once to everybody who is confirmed and wants letters, each with their own link to leave', async () => {
  const server = openMail()
  const { begin, deliver, queued } = await open(server)
  await addReaders(1, { status: 'pending' })
  await addReaders(1, { status: 'left' })
  await addReaders(1, { wantsLetters: false, wantsDigest: true })
  const id = await begin(5)
  expect(queued).toEqual([id])
  await deliver(id)
  await deliver(id)
  expect(server.sent.map(({ to }) => to).toSorted()).toEqual(
    Array.from({ length: 5 }, (_, index) => `reader-${index}@example.org`),
  )
  expect(new Set(server.sent.map(({ leaveUrl }) => leaveUrl)).size).toBe(5)
  for (const { html, text, leaveUrl, subject, id: mailId, isAutomatic } of server.sent) {
    expect(subject).toBe('Bread')
    expect(isAutomatic).toBe(true)
    expect(mailId).toMatch(new RegExp(`^${id}\\.`))
    expect(leaveUrl).toMatch(
      new RegExp(`^https://mealwright.test/newsletter/leave\\?token=[\\w-]{43}&letter=${id}$`),
    )
    expect(text).toContain(leaveUrl)
    expect(html).toContain(leaveUrl!.replaceAll('&', '&amp;'))
    expect(html).toContain('<strong>old</strong>')
    expect(`${text}${html}`).not.toContain('reader.invalid')
  }
  expect(await statusOf(id)).toBe('sent')
  expect(await figures(id)).toMatchObject({ sent: 5, waiting: 0, unknown: 0 })
})

test('the question names the number of readers, and is asked anew where it is another by then', async () => {
  const { needs, staff } = await open()
  await addReaders(2)
  const id = await beginLetter(needs, staff, null)
  await expect(sendLetter(needs, staff, id, 2)).rejects.toMatchObject({ field: 'subject' })
  await saveLetter(needs, id, { subject: 'Bread', content: 'Old.', contentFormat: 'markdown' })
  const asked = { code: 'unconfirmed', details: { readers: 2 } }
  await expect(sendLetter(needs, staff, id, null)).rejects.toMatchObject(asked)
  await expect(sendLetter(needs, staff, id, 1)).rejects.toMatchObject(asked)
  expect(await database.db.$count(newsletterDeliveries)).toBe(0)
  await sendLetter(needs, staff, id, 2)
  await expect(sendLetter(needs, staff, id, 2)).rejects.toMatchObject({ code: 'conflict' })
  await expect(
    saveLetter(needs, id, { subject: 'Other', content: 'x', contentFormat: 'markdown' }),
  ).rejects.toMatchObject({ code: 'conflict' })
  expect(await database.db.$count(newsletterDeliveries)).toBe(2)
  const [action] = await database.db.select().from(staffActions)
  expect(action).toMatchObject({ action: 'send-letter', about: 'Bread (2 readers)' })
})

test('a letter that was saved elsewhere is replaced only by a text that says so', async () => {
  const { needs, staff } = await open()
  const id = await beginLetter(needs, staff, null)
  const { updatedAt: seenAt } = await letterOf(database.db, id)
  const text = { subject: 'Bread', content: 'Mine.', contentFormat: 'markdown' } as const
  const later = { ...needs, now: () => new Date(seenAt.getTime() + 60_000) }
  await saveLetter(later, id, { ...text, content: 'Theirs.', seenAt })
  await expect(saveLetter(later, id, { ...text, seenAt })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('saved in another tab or by someone else') as string,
  })
  expect(await letterOf(database.db, id)).toMatchObject({ content: 'Theirs.' })
  await saveLetter(later, id, text)
  expect(await letterOf(database.db, id)).toMatchObject({ content: 'Mine.' })
})

test('a run that ends between the mail server’s answer and the note sends no copy twice', async () => {
  for (const canTell of [true, false]) {
    await database.reset()
    const server = openMail()
    const { begin, deliver, needs } = await open(server)
    const id = await begin(6)
    // What a killed process leaves behind: its copy went out, and nobody noted it.
    const stop = new AbortController()
    const sendNormally = needs.mail.send
    needs.mail.send = async (mail) => {
      await sendNormally(mail)
      if (server.sent.length === 3) stop.abort(new Error('killed'))
    }
    await expect(deliver(id, stop.signal)).rejects.toThrow('killed')
    await database.db
      .update(newsletterDeliveries)
      .set({ status: 'sending', sentAt: null })
      .where(eq(newsletterDeliveries.subscriberId, server.sent[2]!.id!.split('.')[1]!))
    needs.mail.send = sendNormally
    if (!canTell) server.forget()
    await deliver(id)
    const reached = server.sent.map(({ to }) => to)
    expect(reached).toHaveLength(6)
    expect(new Set(reached).size).toBe(6)
    expect(await figures(id)).toMatchObject(canTell ? { sent: 6, unknown: 0 } : { sent: 5, unknown: 1 })
    expect(await statusOf(id)).toBe('sent')
  }
})

test('a run that another has taken over sends nothing more', async () => {
  const server = openMail()
  const { begin, deliver, needs } = await open(server)
  const id = await begin(4)
  const send = needs.mail.send
  let isFirst = true
  needs.mail.send = async (mail) => {
    await send(mail)
    if (!isFirst) return
    isFirst = false
    // The other run finds this copy in hand, and that it has left.
    await deliver(id)
  }
  await deliver(id)
  expect(server.sent).toHaveLength(4)
  expect(new Set(server.sent.map(({ to }) => to)).size).toBe(4)
  expect(await figures(id)).toMatchObject({ sent: 4, unknown: 0, waiting: 0 })
})

test('refusals: put off and tried again, failed for good, an address that does not exist gets no more letters', async () => {
  let isPutOff = true
  const refused = (code: number, words: string) =>
    new MailError({ handedOver: 'no', reply: { code, words } }, null)
  const server = openMail(({ to }) => {
    if (to.startsWith('reader-0') && isPutOff) throw refused(451, '451 4.7.1 later')
    if (to.startsWith('reader-1')) throw refused(554, '554 5.7.1 no')
    if (to.startsWith('reader-2')) throw refused(550, '550 5.1.1 <reader-2@example.org> unknown')
    if (to.startsWith('reader-3')) throw new MailError({ handedOver: 'unknown', reply: null }, null)
  })
  const { begin, deliver } = await open(server)
  const id = await begin(5)
  await expect(deliver(id)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await figures(id)).toMatchObject({ sent: 1, failed: 2, unknown: 1, waiting: 1, bounced: 1 })
  isPutOff = false
  await deliver(id)
  expect(await figures(id)).toMatchObject({ sent: 2, failed: 2, unknown: 1, waiting: 0 })
  expect(await statusOf(id)).toBe('sent')
  const dead = await database.db
    .select()
    .from(newsletterSubscribers)
    .where(eq(newsletterSubscribers.status, 'bounced'))
  expect(dead.map(({ email }) => email)).toEqual(['reader-2@example.org'])
  const replies = await database.db.select({ reply: newsletterDeliveries.reply }).from(newsletterDeliveries)
  expect(JSON.stringify(replies)).not.toContain('@')
})

test('a mail server that puts everything off is offered each copy five times', async () => {
  const server = openMail(() => {
    throw new MailError({ handedOver: 'no', reply: { code: 450, words: '450 later' } }, null)
  })
  const { begin, deliver } = await open(server)
  const id = await begin(2)
  for (let round = 1; round < 5; round++)
    await expect(deliver(id)).rejects.toMatchObject({ code: 'unavailable' })
  await deliver(id)
  expect(await figures(id)).toMatchObject({ failed: 2, waiting: 0 })
})

test('stopping ends it between two copies, and who leaves on the way gets none', async () => {
  const server = openMail()
  const { begin, deliver, needs, staff } = await open(server)
  const id = await begin(5)
  const send = needs.mail.send
  needs.mail.send = async (mail) => {
    await send(mail)
    if (server.sent.length === 1) {
      const waiting = await database.db
        .select()
        .from(newsletterDeliveries)
        .where(eq(newsletterDeliveries.status, 'waiting'))
        .orderBy(newsletterDeliveries.subscriberId)
      await leaveNewsletter(needs, seal('newsletter-leave', waiting[0]!.subscriberId), id)
    }
    if (server.sent.length === 2) await cancelLetter(needs, staff, id)
  }
  await deliver(id)
  await deliver(id)
  expect(server.sent).toHaveLength(2)
  expect(await figures(id)).toMatchObject({ sent: 2, skipped: 1, waiting: 2, left: 1 })
  expect(await statusOf(id)).toBe('cancelled')
  await expect(cancelLetter(needs, staff, id)).rejects.toMatchObject({ code: 'conflict' })
})

test('a scheduled letter starts once when its time has come, to whoever is subscribed then', async () => {
  const { needs, staff, later, queued } = await open()
  const id = await beginLetter(needs, staff, null)
  await saveLetter(needs, id, { subject: 'Bread', content: 'Old.', contentFormat: 'markdown' })
  const at = (sendAt: string) => scheduleLetter(needs, staff, id, { sendAt, timeZone: 'Europe/Berlin' })
  await expect(at('2026-11-23T07:59')).rejects.toMatchObject({ field: 'sendAt' })
  expect((await at('2026-11-23T10:00')).toISOString()).toBe('2026-11-23T09:00:00.000Z')
  await addReaders(2)
  await startDueLetters(needs)
  expect(queued).toEqual([])
  later(2 * 60 * 60 * 1000)
  await Promise.all([startDueLetters(needs), startDueLetters(needs)])
  expect(queued).toEqual([id])
  expect(await listLetters(database.db)).toMatchObject([{ status: 'sending', readers: 2 }])
})

test('bounces and complaints end the letters and are counted where they came from', async () => {
  const server = openMail()
  const { begin, deliver, needs, staff } = await open(server)
  const id = await begin(3)
  await deliver(id)
  const events = [
    { email: 'READER-0@example.org', why: 'bounced', letterId: id },
    { email: 'reader-1@example.org', why: 'complained', letterId: null },
    { email: 'nobody@example.org', why: 'complained', letterId: null },
  ] as const
  expect(await actOnMailEvents(needs, events)).toBe(2)
  expect(await actOnMailEvents(needs, events), 'told twice').toBe(0)
  expect(await figures(id)).toMatchObject({ sent: 3, bounced: 1, complained: 1 })
  const next = await beginLetter(needs, staff, null)
  await saveLetter(needs, next, { subject: 'Salt', content: 'x', contentFormat: 'markdown' })
  await sendLetter(needs, staff, next, 1)
  await deliver(next)
  expect(server.sent.at(-1)!.to).toBe('reader-2@example.org')
})

test('the digest tells those who chose it of new posts, once, and of nothing where nothing is new', async () => {
  const server = openMail()
  const { needs, queued, later, deliver } = await open(server)
  const post = (title: string, daysAgo: number, more = {}) => ({
    id: newId(),
    title,
    slug: title.toLowerCase(),
    status: 'published' as const,
    publishedAt: new Date(START - daysAgo * DAY_MS),
    createdAt: new Date(START),
    updatedAt: new Date(START),
    ...more,
  })
  await sendDigest(needs)
  await addReaders(2, { wantsDigest: true })
  await addReaders(1)
  await sendDigest(needs)
  expect(queued, 'nobody to tell, then nothing new').toEqual([])
  await database.db
    .insert(blogPosts)
    .values([
      post('Fresh', 1, { excerpt: 'A & B' }),
      post('Old', 9),
      post('Draft', 1, { status: 'draft' }),
      post('Hidden', 1, { noIndex: true }),
    ])
  await Promise.all([sendDigest(needs), sendDigest(needs)])
  expect(queued).toHaveLength(1)
  await deliver(queued[0]!)
  expect(server.sent.map(({ to }) => to).toSorted()).toEqual([
    'reader-digest-0@example.org',
    'reader-digest-1@example.org',
  ])
  expect(server.sent[0]!.subject).toBe('New on the Mealwright blog: Fresh')
  expect(server.sent[0]!.text).toContain('Fresh (https://mealwright.test/blog/uncategorized/fresh)')
  expect(server.sent[0]!.html).toContain('A &amp; B')
  expect(server.sent[0]!.text).not.toMatch(/Old|Draft|Hidden/)
  later(7 * DAY_MS)
  await sendDigest(needs)
  expect(queued).toHaveLength(1)
})
