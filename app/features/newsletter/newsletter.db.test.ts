import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { newsletterSubscribers, users } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { deleteAccount } from '#app/features/account/delete-account.server.ts'
import type { Accounts } from '#app/features/account/accounts.server.ts'
import { MEMBER_DATA } from '#app/features/account/member-data/member-data.server.ts'
import { sendMail } from '#app/features/mail/send-mail.server.ts'
import type { EnqueueOptions } from '#app/ports/jobs/jobs.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { canConfirm, confirmSubscription } from './confirm-subscription.server.ts'
import { leaveNewsletter } from './leave-newsletter.server.ts'
import { askSubscriber, welcomeSubscriber } from './newsletter-emails.server.ts'
import { sweepSubscribers } from './newsletter-jobs.server.ts'
import { subscribe } from './subscribe.server.ts'

const START = Date.UTC(2026, 10, 20, 10)
const DAY_MS = 864e5
const run = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const from = { clientAddress: '10.0.0.1' }

const EMAILS = new Map([askSubscriber, welcomeSubscriber].map((kind) => [kind.name, kind]))

type Sent = { to: string; subject: string; text: string; html: string; leaveUrl: string }

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.reset())
afterAll(() => database.close())

function open() {
  const emails: Sent[] = []
  const waiting: { kind: string; params: Record<string, unknown> }[] = []
  const spent: string[] = []
  let nowMs = START
  const used = new Set<string>()
  const services = {
    db: database.db,
    jobs: {
      async enqueue(job: { name: string }, payload: object, options: EnqueueOptions = {}) {
        expect(job.name).toBe(sendMail.name)
        expect(options.tx, 'a letter goes with the row it tells of, or not at all').toBeDefined()
        const { kind, params } = sendMail.payload.parse(payload)
        expect(Object.keys(params), 'what waits says whose letter it is, and no more').toEqual([
          'subscriberId',
        ])
        waiting.push({ kind, params })
      },
    },
    limits: {
      spend: async (name: string, key: string) => {
        spent.push(`${name} ${key}`)
        if (used.has(name)) throw new AppError('too-many-requests', 'Too many attempts.')
      },
      clear: async () => {},
    },
    site: { origin: 'https://mealwright.example', supportEmail: '' },
    seal: (purpose: string, text: string) => createHmac('sha256', purpose).update(text).digest('base64url'),
    now: () => new Date(nowMs),
  }
  /** The queue's part: e-mails are written after the commit. */
  const deliver = async () => {
    for (const { kind, params } of waiting.splice(0)) {
      const message = await EMAILS.get(kind)!.write(params as { subscriberId: string }, services)
      if (message) emails.push(message as Sent)
    }
  }
  return {
    services,
    emails,
    spent,
    useUp: (name: string) => used.add(name),
    later: (ms: number) => (nowMs += ms),
    ask: async (email = 'anna@example.org', website = '') => {
      await subscribe(services, { email, website, digest: false }, from)
      await deliver()
    },
    confirm: async (token: string) => {
      const isDone = await confirmSubscription(services, token)
      await deliver()
      return isDone
    },
  }
}

const rowOf = async (email = 'anna@example.org') =>
  (await database.db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.email, email)))[0]
const tokenIn = (text: string, path: 'confirm' | 'leave') =>
  new RegExp(`https://mealwright\\.example/newsletter/${path}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? ''
const leaveTokenOf = (message: Sent) => tokenIn(message.leaveUrl, 'leave')

test('[BLOG-09] an address counts only once its mailed link is confirmed', async () => {
  const { services, emails, ask, confirm } = open()
  await ask()
  expect(await rowOf()).toMatchObject({ status: 'pending', confirmedAt: null })
  expect(emails.map(({ to }) => to)).toEqual(['anna@example.org'])
  const token = tokenIn(emails[0]!.text, 'confirm')
  expect(emails[0]!.html).toContain(token)

  expect(await canConfirm(services, token)).toBe(true)
  expect((await rowOf())!.status, 'looking at the page confirms nothing').toBe('pending')
  expect(await confirm(token)).toBe(true)
  expect(await rowOf()).toMatchObject({
    status: 'confirmed',
    confirmedAt: new Date(START),
    confirmHash: null,
  })

  expect(await confirm(token), 'a link works once').toBe(false)
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Confirm your subscription | Mealwright',
    'You are subscribed | Mealwright',
  ])
})

test('the table holds hashes of the links, never the links', async () => {
  const { emails, ask } = open()
  await ask()
  const stored = JSON.stringify(await rowOf())
  expect(stored).not.toContain(tokenIn(emails[0]!.text, 'confirm'))
  expect(stored).not.toContain(leaveTokenOf(emails[0]!))
})

test('the link works for seven days, and asking again before that sends the same one', async () => {
  const { services, emails, ask, later, confirm } = open()
  await ask()
  later(7 * DAY_MS - 2)
  await ask()
  const [first, second] = emails.map(({ text }) => tokenIn(text, 'confirm'))
  expect(second).toBe(first)
  later(1)
  expect(await canConfirm(services, first!)).toBe(true)
  later(1)
  expect(await canConfirm(services, first!)).toBe(false)
  expect(await confirm(first!)).toBe(false)

  await ask()
  expect(await confirm(first!), 'the old link stays dead').toBe(false)
  expect(await confirm(tokenIn(emails[2]!.text, 'confirm'))).toBe(true)
})

test('whoever asks learns nothing: new, waiting, confirmed or gone, an address gets one letter', async () => {
  const { services, emails, ask, confirm } = open()
  const answers: unknown[] = []
  answers.push(await ask(), await ask())
  await confirm(tokenIn(emails[0]!.text, 'confirm'))
  const before = emails.length
  answers.push(await ask())
  expect(emails).toHaveLength(before + 1)
  expect(emails.at(-1)!.subject).toBe('You are already subscribed | Mealwright')
  expect(tokenIn(emails.at(-1)!.text, 'confirm')).toBe('')
  expect((await rowOf())!.status, 'asking again takes nobody off the list').toBe('confirmed')

  await leaveNewsletter(services, leaveTokenOf(emails[0]!))
  answers.push(await ask())
  expect(await rowOf()).toMatchObject({ status: 'pending', leftAt: null, confirmedAt: null })
  expect(answers).toEqual([undefined, undefined, undefined, undefined])
})

test('one link, the same in every letter, ends them; clicked again it still says so', async () => {
  const { services, emails, ask, confirm } = open()
  await ask()
  await confirm(tokenIn(emails[0]!.text, 'confirm'))
  await ask()
  expect(new Set(emails.map(({ leaveUrl }) => leaveUrl)).size).toBe(1)
  const token = leaveTokenOf(emails[0]!)
  expect(await leaveNewsletter(services, token)).toBe(true)
  expect(await rowOf()).toMatchObject({ status: 'left', leftAt: new Date(START) })
  expect(await leaveNewsletter(services, token)).toBe(true)
  expect(await leaveNewsletter(services, 'x'.repeat(43))).toBe(false)
})

test('who leaves before confirming cannot be confirmed by the first letter’s link any more', async () => {
  const { services, emails, ask, confirm } = open()
  await ask()
  await leaveNewsletter(services, leaveTokenOf(emails[0]!))
  expect(await confirm(tokenIn(emails[0]!.text, 'confirm'))).toBe(false)
  expect((await rowOf())!.status).toBe('left')
})

test('two clicks at once make one row and one letter', async () => {
  const { emails, ask } = open()
  await Promise.all([ask(), ask(), ask()])
  expect(await database.db.$count(newsletterSubscribers)).toBe(1)
  expect(new Set(emails.map(({ text }) => tokenIn(text, 'confirm'))).size).toBe(1)
})

test('a client is limited openly, an address in silence, and what fills in the hidden field gets nothing', async () => {
  const { emails, spent, useUp, ask } = open()
  await ask('bot@example.org', 'https://spam.example')
  expect(await database.db.$count(newsletterSubscribers)).toBe(0)
  useUp('newsletter-email')
  await ask()
  expect(emails).toEqual([])
  expect(await database.db.$count(newsletterSubscribers)).toBe(0)
  useUp('newsletter-client')
  await expect(ask()).rejects.toMatchObject({ code: 'too-many-requests' })
  expect(spent).toEqual([
    'newsletter-client 10.0.0.1',
    'newsletter-client 10.0.0.1',
    'newsletter-email anna@example.org',
    'newsletter-client 10.0.0.1',
  ])
})

test('what was never confirmed is forgotten when its link ends, what left after thirty days', async () => {
  const { services, emails, ask, later, confirm } = open()
  await ask('waits@example.org')
  await ask('stays@example.org')
  await confirm(tokenIn(emails.at(-1)!.text, 'confirm'))
  await ask('leaves@example.org')
  await leaveNewsletter(services, leaveTokenOf(emails.at(-1)!))
  const left = async () => {
    await sweepSubscribers.handler({}, services, run)
    const rows = await database.db.select().from(newsletterSubscribers).orderBy(newsletterSubscribers.email)
    return rows.map(({ email }) => email.split('@')[0])
  }
  later(7 * DAY_MS)
  expect(await left()).toEqual(['leaves', 'stays', 'waits'])
  later(1)
  expect(await left()).toEqual(['leaves', 'stays'])
  later(24 * DAY_MS)
  expect(await left()).toEqual(['stays'])
})

test('a member’s subscription is theirs once the address is shown to be: in the download, and gone with the account', async () => {
  const { services, ask } = open()
  const member = await makeMember(database.db, { email: 'anna@example.org' })
  const stranger = await makeMember(database.db, { email: 'ben@example.org' })
  await ask('anna@example.org')
  await ask('ben@example.org')
  const { table, own } = MEMBER_DATA.find(({ name }) => name === 'newsletter')!
  const ownRows = (id: string) => database.db.$count(table, own(database.db, id))
  expect(await ownRows(stranger.id), 'an account made with somebody else’s address').toBe(0)
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, member.id))
  expect(await ownRows(member.id)).toBe(1)

  const needs = {
    db: database.db,
    jobs: { enqueue: async () => {} },
    forgetJobs: async () => {},
    accounts: { fingerprintOf: (email: string) => email } as Accounts,
    now: services.now,
  }
  await deleteAccount(needs, member)
  await deleteAccount(needs, stranger)
  expect(await rowOf('anna@example.org')).toBeUndefined()
  expect(await rowOf('ben@example.org')).toBeDefined()
})
