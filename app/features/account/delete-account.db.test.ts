import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as schema from '#app/db/schema/index.ts'
import { newId } from '#app/db/id.ts'
import {
  billingCheckouts,
  billingCustomers,
  billingOrders,
  formerTrials,
  modelCalls,
  profiles,
  publicRecipes,
  recipeComments,
  recipeLikes,
  sessions,
  users,
} from '#app/db/schema/index.ts'
import { forgetCustomer, tellNewEmail } from './former-customers.server.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import type { EnqueueOptions } from '#app/ports/jobs/jobs.ts'
import { sandboxPayments } from '#app/ports/payments/sandbox-payments.server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { giveThings } from '#tests/support/member-things.ts'
import { openAccounts, type Accounts } from './accounts.server.ts'
import { openAuth } from './auth.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { forgetFormerTrials } from './former-trials.server.ts'
import { MEMBER_DATA, NOT_GIVEN } from './member-data/member-data.server.ts'
import type { Member } from './viewer.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const folder = mkdtempSync(join(tmpdir(), 'mealwright-delete-'))
const files = openFolderFiles({ folder })

type Enqueued = { name: string; payload: Record<string, unknown>; isWithTx: boolean }
let database: TestDatabase
let accounts: Accounts
let enqueued: Enqueued[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  const [origin, queueEmail] = ['http://localhost:3000', async () => {}]
  const secret = 'a test secret of thirty-two signs!!'
  const emailConfirmed = async () => {}
  const auth = openAuth({ db: database.db, origin, secret, queueEmail, emailConfirmed })
  const fingerprintOf = (email: string) => `fingerprint of ${email.length}:${email.slice(0, 8)}`
  const emailChanged = async () => {}
  accounts = openAccounts({ auth, db: database.db, origin, queueEmail, fingerprintOf, emailChanged })
})
beforeEach(() => {
  enqueued = []
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const jobs = {
  async enqueue(job: { name: string }, payload: object, options: EnqueueOptions = {}) {
    enqueued.push({ name: job.name, payload: { ...payload }, isWithTx: options.tx !== undefined })
  },
}
const remove = (member: Member, broken: { enqueue(): Promise<never> } | null = null) =>
  deleteAccount(
    { db: database.db, jobs: broken ?? jobs, forgetJobs: async () => {}, accounts, now: () => NOW },
    member,
  )

const as = (cookies: readonly string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
let count = 0
async function signUp(email = `leaver-${count++}@example.org`) {
  const person = { email, password: 'eight signs or more' }
  const cookies = await accounts.signUp(person, new Headers())
  return { person, cookies, member: (await accounts.viewerOf(as(cookies))).viewer.member! }
}

test('every row that leads to the member goes, and nobody else’s', async () => {
  const [member, other] = [await makeMember(database.db), await makeMember(database.db)]
  await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  await giveThings({ db: database.db, files, now: NOW }, other, 'foreign')
  await remove(member)
  for (const { table, name, own } of MEMBER_DATA) {
    expect(await database.db.$count(table, own(database.db, member.id)), name).toBe(0)
    expect(await database.db.$count(table, own(database.db, other.id)), name).toBe(1)
  }
})

test('a table that leads to a member loses its rows with the member, or forgets whose they were', () => {
  const tables = [...MEMBER_DATA, ...NOT_GIVEN].map(({ table }) => getTableName(table))
  const kept: string[] = []
  for (const table of Object.values<unknown>(schema).filter((one) => is(one, PgTable))) {
    for (const key of getTableConfig(table).foreignKeys) {
      if (!tables.includes(getTableName(key.reference().foreignTable))) continue
      expect(['cascade', 'set null'], getTableName(table)).toContain(key.onDelete)
      const isOfMember = ['users', 'profiles'].includes(getTableName(key.reference().foreignTable))
      if (key.onDelete === 'set null' && isOfMember) kept.push(getTableName(table))
    }
  }
  expect(kept).toEqual(['billing_customers', 'model_calls'])
})

test('orders stay, without saying whose they were', async () => {
  const member = await makeMember(database.db)
  await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  const [customer] = await database.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.memberId, member.id))
  await remove(member)
  const orders = await database.db
    .select()
    .from(billingOrders)
    .where(eq(billingOrders.customerId, customer!.id))
  expect(orders).toMatchObject([{ amountTotal: 999, status: 'completed' }])
  expect(JSON.stringify(orders)).not.toContain(member.id)
})

test('what was liked and said about the recipes of others is taken off their counts', async () => {
  const [member, other] = [await makeMember(database.db), await makeMember(database.db)]
  await giveThings({ db: database.db, files, now: NOW }, other, 'foreign')
  const ofOther = eq(publicRecipes.sharedBy, other.id)
  const [post] = await database.db.select().from(publicRecipes).where(ofOther)
  const mark = { publicRecipeId: post!.id, userId: member.id, createdAt: NOW }
  await database.db.insert(recipeLikes).values(mark)
  await database.db
    .insert(recipeComments)
    .values({ ...mark, id: newId(), content: 'Good', idempotencyKey: 'a click' })
  expect((await database.db.select().from(publicRecipes).where(ofOther))[0]).toMatchObject({
    likesCount: 2,
    commentsCount: 2,
  })
  await remove(member)
  expect((await database.db.select().from(publicRecipes).where(ofOther))[0]).toMatchObject({
    likesCount: 1,
    commentsCount: 1,
  })
})

test('a subscription ends at the provider, also when that is down at first, and no open page can be paid', async () => {
  const payments = sandboxPayments({
    db: database.db,
    origin: 'http://localhost:3000',
    secret: 'a secret',
    now: () => NOW,
  })
  const member = await makeMember(database.db, { tier: 'premium' })
  const { id: providerId } = await payments.createCustomer({ memberId: member.id, email: '' }, member.id)
  const page = (key: string) =>
    payments.openCheckout(
      {
        customerId: providerId,
        plan: 'monthly',
        successUrl: 'http://localhost:3000',
        cancelUrl: 'http://localhost:3000',
        expiresAt: new Date(NOW.getTime() + 60_000),
      },
      key,
    )
  const [paid, open] = [await page(`${member.id}-paid`), await page(`${member.id}-open`)]
  await payments.sandbox!.payCheckout(paid.id)
  const { subscriptionId } = (await payments.findCheckout(paid.id))!
  await database.db
    .insert(billingCustomers)
    .values({ id: newId(), memberId: member.id, mode: 'sandbox', providerId, createdAt: NOW })
  await database.db.insert(billingCheckouts).values({
    id: newId(),
    memberId: member.id,
    mode: 'sandbox',
    plan: 'monthly',
    state: 'open',
    providerId: open.id,
    openingUntil: NOW,
    expiresAt: NOW,
    createdAt: NOW,
  })
  await remove(member)
  const payload = forgetCustomer.payload.parse(
    enqueued.find(({ name }) => name === 'forget-customer')!.payload,
  )
  const run = { jobId: 'a', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
  const log = { debug() {}, info() {}, warn() {}, error() {} }
  const down = { ...payments, forgetCustomer: () => Promise.reject(new Error('down')) }
  await expect(forgetCustomer.handler(payload, { payments: null, log }, run)).rejects.toThrow('not set up')
  await expect(forgetCustomer.handler(payload, { payments: down, log }, run)).rejects.toThrow('down')
  expect(await payments.findSubscription(subscriptionId!)).toMatchObject({ status: 'active' })
  await forgetCustomer.handler(payload, { payments, log }, run)
  expect(await payments.findSubscription(subscriptionId!)).toMatchObject({ status: 'canceled' })
  expect(await payments.findCheckout(open.id)).toMatchObject({ status: 'expired' })
  expect(await payments.sandbox!.payCheckout(open.id)).toBeNull()
})

test('after a change of address the provider is told the one that holds now', async () => {
  const told: unknown[] = []
  const payments = {
    ...sandboxPayments({ db: database.db, origin: 'http://localhost:3000', secret: 's', now: () => NOW }),
    changeEmail: async (...facts: unknown[]) => void told.push(facts),
  }
  const member = await makeMember(database.db)
  await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  await database.db.update(users).set({ email: 'now@example.org' }).where(eq(users.id, member.id))
  const run = { jobId: 'a', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }
  const tell = (memberId: string) => tellNewEmail.handler({ memberId }, { db: database.db, payments }, run)
  await tell(member.id)
  await tell((await makeMember(database.db)).id)
  await tell(newId())
  expect(told).toEqual([[expect.stringMatching(/^cus_/), 'now@example.org']])
})

test('what models cost stays in the books, without saying for whom', async () => {
  const member = await makeMember(database.db)
  await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  const [call] = await database.db.select().from(modelCalls).where(eq(modelCalls.memberId, member.id))
  await remove(member)
  const [kept] = await database.db.select().from(modelCalls).where(eq(modelCalls.id, call!.id))
  expect(kept).toMatchObject({ memberId: null, amountMicro: 1 })
})

test('pictures are deleted, payments end and a mail says so, by jobs of the same transaction', async () => {
  const member = await makeMember(database.db)
  const { pictureKeys } = await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  await remove(member)
  expect(enqueued).toEqual([
    { name: 'delete-files', payload: { keys: pictureKeys }, isWithTx: true },
    {
      name: 'forget-customer',
      payload: { mode: 'sandbox', customerId: expect.any(String), checkoutIds: [] },
      isWithTx: true,
    },
    {
      name: 'send-mail',
      payload: { kind: 'account-deleted', params: { email: member.email } },
      isWithTx: true,
    },
  ])
})

test('what could not be arranged leaves the account as it was', async () => {
  const member = await makeMember(database.db)
  await giveThings({ db: database.db, files, now: NOW }, member, 'own')
  const before = await database.db.$count(formerTrials)
  const failing = { enqueue: () => Promise.reject(new Error('the queue is down')) }
  await expect(remove(member, failing)).rejects.toThrow('the queue is down')
  expect(await profileOf(database.db, member)).toBeDefined()
  expect(await database.db.$count(formerTrials)).toBe(before)
})

test('all sessions end at once, and the password opens nothing any more', async () => {
  const { person, cookies, member } = await signUp()
  const elsewhere = await accounts.signIn({ ...person, remember: true }, new Headers())
  await expect(accounts.checkPassword('not the password', as(cookies))).rejects.toMatchObject({
    field: 'password',
  })
  await accounts.checkPassword(person.password, as(cookies))
  await remove(member)
  for (const device of [cookies, elsewhere])
    expect((await accounts.viewerOf(as(device))).viewer.member).toBeNull()
  expect(await database.db.$count(sessions, eq(sessions.userId, member.id))).toBe(0)
  await expect(accounts.signIn({ ...person, remember: true }, new Headers())).rejects.toThrow()
  const cleared = await accounts.signOut(as(cookies))
  expect(cleared.find((line) => line.includes('session_token'))).toMatch(/Max-Age=0/)
})

test('sent twice, the second finds nothing left to do', async () => {
  const { member } = await signUp()
  await Promise.all([remove(member), remove(member)])
  expect(enqueued.filter(({ name }) => name === 'send-mail')).toHaveLength(1)
  expect(await database.db.$count(users, eq(users.id, member.id))).toBe(0)
})

test('[TRIAL-02] signing up again with the address goes on with the same trial', async () => {
  const { person, member } = await signUp()
  await database.db
    .update(profiles)
    .set({ recipesGenerated: 2, mealsPlanned: 0, caloriesEstimated: 240 })
    .where(eq(profiles.id, member.id))
  await remove(member)
  const back = await signUp(person.email)
  expect(await profileOf(database.db, back.member)).toMatchObject({
    subscription: 'free',
    recipesGenerated: 2,
    mealsPlanned: 0,
    caloriesEstimated: 3,
  })
  expect(back.member.id).not.toBe(member.id)
  const rows = await database.db.select().from(formerTrials)
  expect(JSON.stringify(rows)).not.toContain(person.email)
})

test('after a year the trial is forgotten', async () => {
  const { person, member } = await signUp()
  await database.db.update(profiles).set({ recipesGenerated: 3 }).where(eq(profiles.id, member.id))
  await remove(member)
  await forgetFormerTrials(database.db, new Date(NOW.getTime() + 364 * 24 * 60 * 60 * 1000))
  expect(await database.db.$count(formerTrials)).toBeGreaterThan(0)
  await forgetFormerTrials(database.db, new Date(NOW.getTime() + 366 * 24 * 60 * 60 * 1000))
  expect(await profileOf(database.db, (await signUp(person.email)).member)).toMatchObject({
    recipesGenerated: 0,
  })
})
