import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { availableIngredients, useUpReminders, users } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { addDays } from '#app/domain/pantry/plain-date.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { AnyEmailKind } from '#app/features/mail/email-kind.ts'
import { sendMail } from '#app/features/mail/send-mail.server.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import type { EnqueueOptions } from '#app/ports/jobs/jobs.ts'
import type { OutgoingMail } from '#app/ports/mail/mail.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { useUpReminder } from './reminder-email.server.ts'
import { remindToUseUp } from './reminder-jobs.server.ts'
import { leaveReminders, remindersOf, saveReminders } from './reminder-settings.server.ts'

const TODAY = '2026-11-20'
const YESTERDAY = new Date('2026-11-19T18:00:00Z')
const ORIGIN = 'https://mealwright.test'
const seal = (purpose: string, text: string) =>
  Buffer.from(`${purpose} ${text}`).toString('base64url').padEnd(43, 'x').slice(-43)

type Waiting = { kind: string; params: Record<string, unknown> }

let database: TestDatabase
let ann: Member
let now: Date
let waiting: Waiting[]
let sent: OutgoingMail[]
/** What the mail server, and what the queue does with the next one. */
let mailFails: Error | null
let queueFails: Error | null
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.reset()
  ann = await confirmed()
  now = new Date(`${TODAY}T06:10:00Z`)
  waiting = []
  sent = []
  mailFails = null
  queueFails = null
})
afterAll(() => database.close())

async function confirmed(): Promise<Member> {
  const member = await makeMember(database.db)
  await database.db.update(users).set({ emailVerified: true }).where(eq(users.id, member.id))
  return member
}

const services = () => ({
  db: database.db,
  seal,
  site: { origin: ORIGIN },
  now: () => now,
  jobs: {
    async enqueue(_job: unknown, payload: object, options: EnqueueOptions = {}) {
      expect(options.tx, 'a mail waits with the row that says so, or not at all').toBeDefined()
      if (queueFails) throw queueFails
      waiting.push(sendMail.payload.parse(payload))
    },
  },
  mail: {
    async send(message: OutgoingMail) {
      if (mailFails) throw mailFails
      sent.push(message)
    },
    close: async () => {},
  },
  inbox: '',
  emailKinds: new Map<string, AnyEmailKind<never>>([[useUpReminder.name, useUpReminder]]),
})
const running = { jobId: '', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
const remind = () => remindToUseUp.handler({}, services(), running)
const deliver = (one: Waiting) => sendMail.handler(one, services(), running)
/** A run, and everything it queued sent. */
const remindAndSend = async () => {
  await remind()
  for (const one of waiting.splice(0)) await deliver(one)
}

let clicks = 0
async function stock(member: Member, foods: Readonly<Record<string, number | null>>, addedAt = YESTERDAY) {
  for (const [line, daysLeft] of Object.entries(foods)) {
    await addIngredients(database.db, member, [line], {
      idempotencyKey: `remind-click-${++clicks}`,
      now: addedAt,
    })
    const name = line.replace(/^[\d.]+ (?:g |ml )?/, '')
    await database.db
      .update(availableIngredients)
      .set({ expiryDate: daysLeft === null ? null : addDays(TODAY, daysLeft) })
      .where(and(eq(availableIngredients.userId, member.id), eq(availableIngredients.name, name)))
  }
}
const later = (days: number) => {
  now = new Date(now.getTime() + days * 864e5)
}

test('it names what is still good and expires soon, soonest first, with the way out in text and head', async () => {
  await stock(ann, {
    '500 g beef mince': 2,
    '1 leek': 0,
    '200 g butter': 30,
    '3 onions': null,
    '100 g spinach': -1,
  })
  await remindAndSend()
  expect(sent).toHaveLength(1)
  const [{ to, subject, text, leaveUrl }] = sent as [OutgoingMail]
  expect(to).toBe(ann.email)
  expect(subject).toBe('leek and 1 more to use up soon | Mealwright')
  expect(text).toContain(
    'leek: 1 piece, until Friday 20 November\nbeef mince: 500 grams, good until Sunday 22 November',
  )
  expect(text).not.toMatch(/butter|onion|spinach/)
  expect(text).toContain(`${ORIGIN}/upload`)
  expect(leaveUrl).toContain(`${ORIGIN}/reminders/leave?token=${ann.id}.`)
  expect(text).toContain(leaveUrl)
})

test('nobody is written to for nothing: an empty pantry, only old or new food, an unconfirmed address, "Never"', async () => {
  await stock(ann, { '1 leek': -1, '200 g butter': 6 })
  const [ben, cleo, dora] = [await confirmed(), await confirmed(), await makeMember(database.db)]
  await stock(ben, { '1 leek': 1 }, new Date(`${TODAY}T05:00:00Z`))
  await stock(cleo, { '1 leek': 1 })
  await saveReminders(database.db, cleo, 'off', now)
  await stock(dora, { '1 leek': 1 })
  await remind()
  expect(waiting).toEqual([])
})

test('what was used up between the queue and the mail server is not written about', async () => {
  await stock(ann, { '1 leek': 1 })
  await remind()
  await database.db
    .update(availableIngredients)
    .set({ removedAt: now })
    .where(eq(availableIngredients.userId, ann.id))
  await deliver(waiting[0]!)
  expect(sent).toEqual([])
})

test('never twice for one day: hourly runs, two at once, and a mail that is tried again after a crash', async () => {
  await stock(ann, { '1 leek': 2 })
  await saveReminders(database.db, ann, 'daily', now)
  await Promise.all([remind(), remind()])
  await remind()
  expect(waiting).toHaveLength(1)
  // The process dies after the mail server took it, before the queue knows: the queue tries again.
  await deliver(waiting[0]!)
  await deliver(waiting[0]!)
  expect(sent).toHaveLength(1)
})

test('daily writes every day and looks two days ahead, weekly every seventh', async () => {
  await stock(ann, { '1 leek': 5, '200 g butter': 14 })
  const ben = await confirmed()
  await stock(ben, { '1 leek': 5, '200 g butter': 14 })
  await saveReminders(database.db, ben, 'daily', now)
  const days: Record<string, number[]> = { [ann.email]: [], [ben.email]: [] }
  for (let day = 0; day < 16; day++) {
    sent = []
    await remindAndSend()
    for (const { to } of sent) days[to]!.push(day)
    later(1)
  }
  expect(days).toEqual({ [ann.email]: [0, 9], [ben.email]: [3, 4, 5, 12, 13, 14] })
})

test('a run that broke off leaves nobody out and nobody twice', async () => {
  const members = [ann, await confirmed(), await confirmed()]
  for (const member of members) await stock(member, { '1 leek': 1 })
  await remind()
  expect(waiting).toHaveLength(3)
  // The third was not queued: neither is it marked.
  const last = waiting.pop()!
  await database.db.delete(useUpReminders).where(eq(useUpReminders.memberId, String(last.params.memberId)))
  queueFails = new AppError('unavailable', 'The queue is gone.')
  await expect(remind()).rejects.toThrow('The queue is gone.')
  queueFails = null
  await remind()
  expect(waiting.map(({ params }) => String(params['memberId'])).toSorted()).toEqual(
    members.map(({ id }) => id).toSorted(),
  )
})

test('a mail server that is down delays the mail, until it says nothing new', async () => {
  await stock(ann, { '1 leek': 4 })
  await remind()
  const [mail] = waiting as [Waiting]
  mailFails = new AppError('unavailable', 'The mail server is down.')
  await expect(deliver(mail)).rejects.toThrow('The mail server is down.')
  mailFails = null
  await deliver(mail)
  expect(sent).toHaveLength(1)
  later(8)
  await stock(ann, { '2 onions': 9 })
  await remind()
  later(2)
  await deliver(waiting.at(-1)!)
  expect(sent).toHaveLength(1)
})

test('the link in the mail turns them off for whom it was made, and nothing else does', async () => {
  const ben = await confirmed()
  expect(await remindersOf(database.db, ann)).toBe('weekly')
  const token = (id: string) => `${id}.${seal('use-up-reminders-leave', id)}`
  for (const wrong of ['', 'x', `${ann.id}.${'x'.repeat(43)}`, `${ben.id}.${token(ann.id).split('.')[1]}`])
    expect(await leaveReminders(services() as never, wrong), wrong).toBe(false)
  expect(await leaveReminders(services() as never, token(crypto.randomUUID()))).toBe(false)
  expect(await remindersOf(database.db, ann)).toBe('weekly')
  expect(await leaveReminders(services() as never, token(ann.id))).toBe(true)
  expect(await remindersOf(database.db, ann)).toBe('off')
  expect(await remindersOf(database.db, ben)).toBe('weekly')
})

test('more than a batch of members are all written to', async () => {
  const ids = Array.from({ length: 205 }, () => crypto.randomUUID())
  await database.pool.query(
    `insert into users (id, name, email, email_verified) select id, 'x', id || '@many.example', true from unnest($1::uuid[]) id`,
    [ids],
  )
  await database.pool.query(
    `insert into profiles (id, email, display_name) select id, id || '@many.example', 'x' from unnest($1::uuid[]) id`,
    [ids],
  )
  await database.pool.query(
    `insert into available_ingredients (id, user_id, name, quantity, amount, unit, category, expiry_date, created_at, updated_at)
     select gen_random_uuid(), id, 'leek', '1', 1, 'pieces', 'vegetables', $2, $3, $3 from unnest($1::uuid[]) id`,
    [ids, TODAY, YESTERDAY.toISOString()],
  )
  await remind()
  expect(new Set(waiting.map(({ params }) => params.memberId))).toEqual(new Set(ids))
  expect(waiting).toHaveLength(205)
})
