import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { knownDevices } from '#app/features/account/known-devices.server.ts'
import { openLimits } from '#app/features/account/limits.server.ts'
import { type Accounts, openAccounts } from '#app/features/account/accounts.server.ts'
import { deleteFiles, sweepFormerTrials } from '#app/features/account/account-jobs.server.ts'
import { resetPassword } from '#app/features/account/account-emails.server.ts'
import { openAuth } from '#app/features/account/auth.server.ts'
import { deleteAccount } from '#app/features/account/delete-account.server.ts'
import { tellOldEmail } from '#app/features/account/profiles.server.ts'
import { forgetCustomer } from '#app/features/account/former-customers.server.ts'
import { subscribe } from '#app/features/newsletter/subscribe.server.ts'
import { EMAIL_KINDS } from '#app/emails.server.ts'
import type { JobServices } from '#app/jobs.server.ts'
import { openJobs } from '#app/ports/jobs/pg-boss-jobs.server.ts'
import type { Jobs } from '#app/ports/jobs/jobs.ts'
import type { OutgoingMail } from '#app/ports/mail/mail.ts'
import { openInProcessPush } from '#app/ports/push/in-process-push.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { keptLog } from '#tests/support/log.ts'
import { NO_LIMITS } from '#tests/support/no-limits.ts'
import { enqueueEmail, type QueueEmail, sendMail } from './send-mail.server.ts'

/** The whole way of an e-mail: real accounts, a real queue, and a mail server that can be down. */

const ORIGIN = 'http://localhost:3000'
const SECRET = 'a test secret of thirty-two signs!!'
const seal = (purpose: string, text: string) =>
  createHmac('sha256', `${SECRET} ${purpose}`).update(text).digest('base64url')
const now = () => new Date()

let database: TestDatabase
let jobs: Jobs<JobServices>
let accounts: Accounts
let sent: OutgoingMail[] = []
let isMailDown = false
const log = keptLog()

beforeAll(async () => {
  database = await openTestDatabase()
  const { db } = database
  const push = openInProcessPush(database, log)
  // An e-mail that cannot be sent is given up at its second try.
  const mail = { ...sendMail, retries: 1, retryAfterSeconds: 0 }
  jobs = openJobs<JobServices>({
    database,
    push,
    definitions: [mail, deleteFiles, forgetCustomer, sweepFormerTrials],
    runWorkers: true,
    log,
    pollSeconds: 1,
  })
  const queueEmail: QueueEmail = (kind, params, options) => enqueueEmail(jobs, kind, params, options)
  const auth = openAuth({
    db,
    origin: ORIGIN,
    secret: SECRET,
    queueEmail,
    emailConfirmed: (member) => tellOldEmail(db, queueEmail, member),
  })
  const fingerprintOf = (email: string) => seal('fingerprint', email)
  accounts = openAccounts({
    auth,
    db,
    origin: ORIGIN,
    queueEmail,
    fingerprintOf,
    emailChanged: async () => {},
  })
  const services = {
    db,
    accounts,
    seal,
    now,
    site: { origin: ORIGIN, supportEmail: 'help@mealwright.example' },
    devices: knownDevices({ seal, origin: ORIGIN, now }),
    limits: openLimits(database.pool, fingerprintOf),
    emailKinds: EMAIL_KINDS,
    mail: {
      async send(message: OutgoingMail) {
        if (isMailDown) throw new Error(`550 <${message.to}> is not to be reached`)
        sent.push(message)
      },
      close: async () => {},
    },
  }
  await jobs.start(services as unknown as JobServices)
})
beforeEach(() => {
  sent = []
  isMailDown = false
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

const as = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
const sentTo = (email: string, subject: string) =>
  sent.findLast((message) => message.to === email && message.subject.startsWith(subject))
const arrived = async (email: string, subject: string) => {
  await expect.poll(() => sentTo(email, subject)?.subject, { timeout: 10_000 }).toBeDefined()
  return sentTo(email, subject)!
}
const tokenIn = (message: OutgoingMail) =>
  new URL(/http\S+\?token=\S+/.exec(message.text)![0]).searchParams.get('token')!

/** Where a text lies in the database: every row of every table, as text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss', 'drizzle')
       and not exists (select from pg_partitioned_table where partrelid = format('%I.%I', schemaname, tablename)::regclass)`,
  )
  expect(tables.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ hits: number }>(
      `select count(*)::int as hits from ${name} as row where position(lower($1) in lower(row::text)) > 0`,
      [text],
    )
    if (rows[0]!.hits > 0) found.push(name)
  }
  return found
}
const queueWith = async (text: string) => (await tablesWith(text)).filter((name) => name.startsWith('pgboss'))

let count = 0
const someone = () => ({ email: `canary-${count++}@nest.example`, password: 'eight signs or more' })

test('no letter leaves its link or itself in the database: sign-up, reset, change of address, newsletter', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  const { member } = (await accounts.viewerOf(as(cookies))).viewer
  const emails = [await arrived(person.email, 'Confirm your email')]
  await enqueueEmail(jobs, resetPassword, { email: person.email })
  emails.push(await arrived(person.email, 'Choose a new password'))
  const newEmail = someone().email
  await accounts.changeEmail(member!, { email: newEmail, password: person.password }, as(cookies))
  emails.push(await arrived(newEmail, 'Confirm your new'))
  await arrived(person.email, 'Someone asked to change your email address')
  const reader = someone().email
  await subscribe(
    { db: database.db, jobs, limits: NO_LIMITS, seal, now },
    { email: reader, website: '', digest: false },
    { clientAddress: '' },
  )
  emails.push(await arrived(reader, 'Confirm your subscription'))
  for (const message of emails) {
    const token = tokenIn(message)
    expect(token.length).toBeGreaterThan(20)
    expect(await tablesWith(token), message.subject).toEqual([])
    expect(await tablesWith(message.text.slice(0, 60)), message.subject).toEqual([])
  }
  for (const email of [person.email, newEmail, reader])
    await expect.poll(() => queueWith(email), { timeout: 10_000, message: email }).toEqual([])
  expect(await tablesWith(person.email)).toContain('public.users')
}, 60_000)

test('while the mail server is down the queue holds whose letter it is, and nothing that opens anything', async () => {
  isMailDown = true
  const person = someone()
  await accounts.signUp(person, new Headers())
  await enqueueEmail(jobs, resetPassword, { email: person.email })
  const givenUp = async () => (await jobs.health()).givenUp
  await expect.poll(givenUp, { timeout: 20_000 }).toBe(2)
  // What is kept of them for the operator: that they were given up.
  await expect.poll(() => queueWith(person.email), { timeout: 10_000 }).toEqual([])
  expect(await queueWith('token=')).toEqual([])
  expect(await queueWith('Choose a new password')).toEqual([])
}, 60_000)

test('with an account every row of the queue goes that names it, and its last letter goes once it is sent', async () => {
  const person = someone()
  const cookies = await accounts.signUp(person, new Headers())
  const member = (await accounts.viewerOf(as(cookies))).viewer.member!
  await arrived(person.email, 'Confirm your email')
  const later = { runAt: new Date(Date.now() + 3_600_000) }
  await enqueueEmail(jobs, resetPassword, { email: person.email }, later)
  // An address that ends with another one's is somebody else's.
  await enqueueEmail(jobs, resetPassword, { email: `x${person.email}` }, later)
  await jobs.enqueue(deleteFiles, { keys: [member.id] }, later)
  expect(await queueWith(person.email)).not.toEqual([])
  await deleteAccount({ db: database.db, jobs, forgetJobs: jobs.forget, accounts, now }, member)
  await arrived(person.email, 'Your account is deleted')
  await expect
    .poll(
      async () => {
        const { rows } = await database.pool.query<{ data: string }>(
          `select data::text as data from pgboss.job`,
        )
        return rows
          .map(({ data }) => data)
          .filter((data) => data.includes(person.email) || data.includes(member.id))
      },
      { timeout: 10_000 },
    )
    .toEqual([expect.stringContaining(`x${person.email}`)])
  await database.pool.query(`delete from pgboss.job where data::text like $1`, [`%x${person.email}%`])
  expect(await tablesWith(person.email)).toEqual([])
  expect(await tablesWith(member.id)).toEqual([])
}, 60_000)
