import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingCustomers, billingSubscriptions } from '#app/db/schema/index.ts'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { stripePayments } from '#app/ports/payments/stripe-payments.server.ts'
import { billingServices, type BillingServices } from '#tests/support/billing.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { openPortal, startCheckout } from './checkout.server.ts'
import { receiveEvent } from './handle-events.server.ts'
import { ordersOf, purchaseOf, subscriptionOf } from './purchases.server.ts'
import { reconcile } from './reconcile.server.ts'
import { sweepTiers } from './tiers.server.ts'

/** Customers who are no longer at Stripe: deleted there, wiped with test data, or of another account. */

const DAY_MS = 24 * 60 * 60 * 1000
let database: TestDatabase
let services: BillingServices
let member: Member
let double: FakeStripe
const opened: FakeStripe[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  services = billingServices(database.db)
  member = await makeMember(database.db)
  double = await openStripe()
})
afterEach(async () => {
  for (const one of opened.splice(0)) {
    expect(one.account.faults).toEqual([])
    await one.close()
  }
})

async function openStripe(): Promise<FakeStripe> {
  const stripe = await startFakeStripe({ now: () => services.clock.at })
  services.payments = stripePayments(stripe.settings)
  opened.push(stripe)
  return stripe
}
/** What Stripe has not told yet, told. */
let told = 0
async function tellAll(stripe = double): Promise<void> {
  for (const event of stripe.account.events.slice(told)) {
    const { body, signature } = stripe.account.signed(event)
    await receiveEvent(services, body, signature)
  }
  told = stripe.account.events.length
}
async function buy(stripe = double): Promise<string> {
  told = stripe.account.events.length
  await startCheckout(services, member, 'monthly')
  const { id } = stripe.account.all('checkout.session').at(-1)!
  stripe.account.pay(id)
  await tellAll(stripe)
  return id
}
const tier = async () => (await profileOf(database.db, member)).subscription
const customers = () =>
  database.db.select().from(billingCustomers).where(eq(billingCustomers.memberId, member.id))
const living = (stripe = double) =>
  stripe.account.all('subscription').filter(({ status }) => status === 'active')
const openPages = (stripe = double) =>
  stripe.account.all('checkout.session').filter(({ status }) => status === 'open')

test('[BILL-09] a member whose customer was deleted at Stripe before paying gets another, once, however many tabs ask', async () => {
  await startCheckout(services, member, 'monthly')
  const before = double.account.all('customer').at(-1)!.id
  double.account.forget(before)
  const starts = await Promise.all(
    Array.from({ length: 10 }, () => startCheckout(services, member, 'annual')),
  )
  expect(new Set(starts.map(({ url }) => url)).size).toBe(1)
  expect(starts[0]!.to).toBe('checkout')
  const made = double.account.all('customer').filter(({ id }) => id !== before)
  expect(made).toHaveLength(1)
  expect(openPages().map((page) => page['customer'])).toEqual([made[0]!.id])
  expect((await customers()).filter(({ goneAt }) => goneAt === null).map((row) => row.providerId)).toEqual([
    made[0]!.id,
  ])
  // The same plan again: the page of the customer who is gone cannot be paid, so it is not offered.
  double.account.forget(made[0]!.id)
  const again = await startCheckout(services, member, 'annual')
  expect(again.url).not.toBe(starts[0]!.url)
  expect(openPages().some(({ url }) => url === again.url)).toBe(true)
})

test('[BILL-09] [BILL-12] a customer deleted with a subscription ends it, the portal says so, and Premium can be bought again once', async () => {
  await buy()
  const first = double.account.all('customer').at(-1)!.id
  double.account.forget(first)
  // No event has come: the portal is the first to notice.
  await expect(openPortal(services, member)).rejects.toMatchObject({
    code: 'not-found',
    message: BILLING_MESSAGES.customerGone,
  })
  expect(await tier()).toBe('free')
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Canceled',
    periodEnd: { label: 'Ended', day: '20 November 2026' },
  })
  await expect(openPortal(services, member)).rejects.toMatchObject({ message: BILLING_MESSAGES.customerGone })
  await buy()
  expect(await tier()).toBe('premium')
  expect(living()).toHaveLength(1)
  expect((await openPortal(services, member)).url).toContain('/portal/')
  expect(await startCheckout(services, member, 'annual')).toMatchObject({ to: 'portal' })
  // What was paid before stays in the history, and late events of the old customer change nothing.
  expect(await ordersOf(services, member)).toHaveLength(2)
  told = 0
  await tellAll()
  expect(await tier()).toBe('premium')
})

test('[BILL-09] a checkout asked for while an old customer’s subscription seems to live finds out that it does not', async () => {
  await buy()
  double.account.forget(double.account.all('customer').at(-1)!.id)
  expect(await startCheckout(services, member, 'annual')).toMatchObject({ to: 'checkout' })
  expect(double.account.all('customer')).toHaveLength(2)
})

test('[BILL-09] after test data is wiped, or with the key of another account, what was paid stays to its end and is not paid twice', async () => {
  const sessionId = await buy()
  services.clock.at = new Date(services.clock.at.getTime() + DAY_MS)
  const other = await openStripe()
  await expect(openPortal(services, member)).rejects.toMatchObject({ message: BILLING_MESSAGES.customerGone })
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Active (Canceling)',
    periodEnd: { label: 'Expires', day: '20 December 2026' },
    isManaged: false,
  })
  await expect(startCheckout(services, member, 'monthly')).rejects.toMatchObject({
    code: 'conflict',
    message: BILLING_MESSAGES.alreadyPremium,
  })
  expect(await purchaseOf(services, member, sessionId)).toMatchObject({ kind: 'confirmed' })

  services.clock.at = new Date('2026-12-20T10:00:01Z')
  await sweepTiers(services)
  expect(await tier()).toBe('free')
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Canceled',
    periodEnd: { label: 'Ended' },
  })
  expect(await purchaseOf(services, member, sessionId)).toMatchObject({ kind: 'over' })
  await buy(other)
  expect(await tier()).toBe('premium')
  expect(living(other)).toHaveLength(1)
  expect(await ordersOf(services, member)).toHaveLength(2)
})

test('a start with the wrong account’s key takes nothing for good: the right one finds everything as it was', async () => {
  await buy()
  const right = services.payments
  services.clock.at = new Date(services.clock.at.getTime() + 2 * DAY_MS)
  await openStripe()
  await reconcile(services)
  const [row] = await database.db
    .select({ missingSince: billingSubscriptions.missingSince })
    .from(billingSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingSubscriptions.customerId))
    .where(eq(billingCustomers.memberId, member.id))
  expect(row!.missingSince).toEqual(services.clock.at)
  expect(await tier()).toBe('premium')

  services.payments = right
  services.clock.at = new Date(services.clock.at.getTime() + 2 * DAY_MS)
  await reconcile(services)
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Active',
    periodEnd: { label: 'Renews' },
    isManaged: true,
  })
  expect(await startCheckout(services, member, 'annual')).toMatchObject({ to: 'portal' })
})

test('wiped test data: a page nobody paid is gone with it, and the next purchase begins anew', async () => {
  await startCheckout(services, member, 'monthly')
  double.account.wipe()
  expect(await startCheckout(services, member, 'monthly')).toMatchObject({ to: 'checkout' })
  expect(openPages()).toHaveLength(1)
})
