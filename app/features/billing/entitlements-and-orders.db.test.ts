import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingCustomers, billingEvents, billingSubscriptions, profiles } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Delivery, SandboxAct } from '#app/ports/payments/sandbox-console.ts'
import { billingServices, type BillingServices, idIn } from '#tests/support/billing.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { claim, commitClaim } from './allowance.server.ts'
import { openPortal, startCheckout } from './checkout.server.ts'
import { receiveEvent } from './handle-events.server.ts'
import { ordersOf, subscriptionOf } from './purchases.server.ts'
import { reconcile } from './reconcile.server.ts'
import { sweepTiers } from './tiers.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let database: TestDatabase
let services: BillingServices
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  services = billingServices(database.db)
  member = await makeMember(database.db)
})

const later = (days: number) => {
  services.clock.at = new Date(services.clock.at.getTime() + days * DAY_MS)
}
const tier = async (of = member) => (await profileOf(database.db, of)).subscription
const subjects = () => services.emails.map(({ subject }) => subject)

async function deliver(deliveries: Delivery[]): Promise<void> {
  for (const { body, signature } of deliveries) await receiveEvent(services, body, signature)
}
async function buy(plan: 'monthly' | 'annual' = 'monthly'): Promise<void> {
  const { url } = await startCheckout(services, member, plan)
  await deliver((await services.payments.sandbox!.payCheckout(idIn(url)))!.deliveries)
}
async function act(...acts: SandboxAct[]): Promise<Delivery[]> {
  const { url } = await openPortal(services, member)
  const deliveries: Delivery[] = []
  for (const one of acts) deliveries.push(...(await services.payments.sandbox!.act(idIn(url), one)))
  return deliveries
}

test('[BILL-32] [BILL-35] [BILL-37] [DATA-12] [DATA-13] a purchase is a subscription, an order and one letter', async () => {
  await buy()
  expect(await subscriptionOf(services, member)).toEqual({
    status: 'active',
    label: 'Active',
    tone: 'good',
    plan: 'monthly',
    planTitle: 'Monthly Subscription',
    periodEnd: { label: 'Renews', day: '20 December 2026' },
    isCancelling: false,
    isReturned: false,
    isManaged: true,
    hold: null,
    card: { brand: 'Visa', last4: '4242' },
  })
  expect(await ordersOf(services, member)).toMatchObject([
    { day: '20 November 2026', amount: '£9.99', label: 'Completed', tone: 'good' },
  ])
  expect(subjects()).toEqual(['Welcome to Premium | Mealwright'])
})

test('[BILL-37] orders are newest first, and nobody else’s', async () => {
  await buy()
  later(31)
  await deliver(await act('end-period'))
  later(31)
  await deliver(await act('fail-renewal'))
  expect((await ordersOf(services, member)).map(({ day, tone }) => [day, tone])).toEqual([
    ['21 January 2027', 'warn'],
    ['21 December 2026', 'good'],
    ['20 November 2026', 'good'],
  ])
  expect(await ordersOf(services, await makeMember(database.db))).toEqual([])
})

test('[BILL-31] [BILL-34] cancelling keeps premium until the very end of the period, and is written about once', async () => {
  await buy()
  await deliver(await act('cancel'))
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Active (Canceling)',
    isCancelling: true,
    periodEnd: { label: 'Expires', day: '20 December 2026' },
  })
  expect(subjects()).toContain('Your subscription will end | Mealwright')
  expect(await tier()).toBe('premium')
  services.clock.at = new Date('2026-12-20T09:59:59.999Z')
  expect(await sweepTiers(services)).toBe(0)
  services.clock.at = new Date('2026-12-20T10:00:00Z')
  expect(await sweepTiers(services)).toBe(1)
  expect(await tier()).toBe('free')
})

test('a subscription that is resumed and cancelled again announces its end again', async () => {
  await buy()
  await deliver(await act('cancel', 'cancel'))
  await deliver(await act('resume'))
  expect(await subscriptionOf(services, member)).toMatchObject({ label: 'Active', isCancelling: false })
  await deliver(await act('cancel'))
  expect(subjects().filter((subject) => subject.startsWith('Your subscription will end'))).toHaveLength(2)
})

test('[BILL-33] a failed renewal keeps premium in its grace, is told once, and a new card settles it', async () => {
  await buy()
  later(30)
  await deliver(await act('fail-renewal'))
  expect(await subscriptionOf(services, member)).toMatchObject({
    status: 'past_due',
    label: 'Past Due',
    tone: 'warn',
  })
  expect(await tier()).toBe('premium')
  expect(subjects().filter((subject) => subject.startsWith('Your payment did not go through'))).toHaveLength(
    1,
  )
  await deliver(await act('update-card'))
  expect(await subscriptionOf(services, member)).toMatchObject({
    status: 'active',
    card: { brand: 'Mastercard', last4: '4444' },
  })
  expect((await ordersOf(services, member)).map(({ label }) => label)).toEqual(['Completed', 'Completed'])
})

test('a renewal that stays unpaid ends premium after its grace, also when nobody says so', async () => {
  await buy('annual')
  later(365)
  await deliver(await act('fail-renewal'))
  expect(await tier()).toBe('premium')
  later(59)
  await sweepTiers(services)
  expect(await tier()).toBe('premium')
  later(1)
  await sweepTiers(services)
  expect(await tier()).toBe('free')
})

test('[BILL-30] the end of an unpaid period cancels, and what was kept returns with the next purchase', async () => {
  await buy()
  await database.db.update(profiles).set({ recipesGenerated: 7 }).where(eq(profiles.id, member.id))
  await deliver(await act('fail-renewal', 'end-period'))
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Canceled',
    periodEnd: { label: 'Ended' },
  })
  expect(await tier()).toBe('free')
  expect(subjects()).toContain('Your subscription has ended | Mealwright')
  await buy('annual')
  expect(await tier()).toBe('premium')
  expect(await subscriptionOf(services, member)).toMatchObject({ plan: 'annual', label: 'Active' })
  expect((await profileOf(database.db, member)).recipesGenerated).toBe(7)
})

test('[TRIAL-14] premium that ends during a call: what runs is finished and counted, the next one is refused', async () => {
  await buy()
  const attempt = () =>
    claim(database.db, member, 'recipes', {
      idempotencyKey: randomUUID(),
      deadlineMs: 600_000,
      now: services.clock.at,
    })
  for (let index = 0; index < 4; index++) {
    const running = await attempt()
    // The period ends while the fourth is being written.
    if (index === 3) await deliver(await act('cancel', 'end-period'))
    if (running.kind !== 'claimed') throw new Error('not claimed')
    expect(await commitClaim(database.db, running.claim, services.clock.at)).toBe(true)
  }
  expect(await profileOf(database.db, member)).toMatchObject({
    subscription: 'free',
    recipesGenerated: 4,
    recipesReserved: 0,
  })
  await expect(attempt()).rejects.toMatchObject({ code: 'limit-reached' })
  await buy()
  expect(await attempt()).toMatchObject({ kind: 'claimed' })
})

test('a change of plan shows the new plan and its own bill', async () => {
  await buy()
  await deliver(await act('change-plan'))
  expect(await subscriptionOf(services, member)).toMatchObject({ planTitle: 'Annual Subscription' })
  expect((await ordersOf(services, member)).map(({ amount }) => amount).toSorted()).toEqual([
    '£9.99',
    '£99.99',
  ])
})

test('a refund shows as refunded and ends premium', async () => {
  await buy()
  await deliver(await act('refund'))
  expect(await ordersOf(services, member)).toMatchObject([{ label: 'Refunded', tone: 'bad' }])
  expect(await tier()).toBe('free')
})

test('an order that was settled does not open again by an older answer, and what is over is not revived', async () => {
  await buy()
  const old = { ...services.payments }
  const [row] = await database.db
    .select()
    .from(billingSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingSubscriptions.customerId))
    .where(eq(billingCustomers.memberId, member.id))
  const subscriptionId = row!.billing_subscriptions.providerId
  const stale = await old.findSubscription(subscriptionId)
  const deliveries = await act('cancel', 'end-period')
  await deliver(deliveries.slice(-1))
  expect(await tier()).toBe('free')
  // The provider answers the late event with what it knew before.
  const behind = { ...services, payments: { ...services.payments, findSubscription: async () => stale } }
  await receiveEvent(behind, deliveries[0]!.body, deliveries[0]!.signature)
  expect(await tier()).toBe('free')
  expect(await subscriptionOf(services, member)).toMatchObject({ status: 'canceled' })
})

test('the same event twenty times at once has one effect and is answered each time', async () => {
  const { url } = await startCheckout(services, member, 'monthly')
  const [first] = (await services.payments.sandbox!.payCheckout(idIn(url)))!.deliveries
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => receiveEvent(services, first!.body, first!.signature)),
  )
  expect(outcomes.filter((outcome) => outcome === 'applied')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(19)
  expect(subjects()).toEqual(['Welcome to Premium | Mealwright'])
})

test('an effect and its event are written together or not at all', async () => {
  const { url } = await startCheckout(services, member, 'monthly')
  const deliveries = (await services.payments.sandbox!.payCheckout(idIn(url)))!.deliveries
  const failing = { ...services, jobs: { enqueue: () => Promise.reject(new Error('the queue is gone')) } }
  for (const { body, signature } of deliveries) await receiveEvent(failing, body, signature).catch(() => {})
  expect(await tier()).toBe('free')
  expect(await ordersOf(services, member)).toEqual([])
  await deliver(deliveries)
  expect(await tier()).toBe('premium')
  expect(subjects()).toEqual(['Welcome to Premium | Mealwright'])
})

test('when every event was lost, one look at the provider puts all right', async () => {
  const { url } = await startCheckout(services, member, 'monthly')
  await services.payments.sandbox!.payCheckout(idIn(url))
  await act('cancel')
  expect(await tier()).toBe('free')
  const asked = await reconcile(services)
  expect(asked.events).toBeGreaterThan(0)
  expect(await tier()).toBe('premium')
  expect(await subscriptionOf(services, member)).toMatchObject({ label: 'Active (Canceling)' })
  expect(await ordersOf(services, member)).toHaveLength(1)
  expect((await reconcile(services)).events).toBe(0)
})

test('the sandbox renews and ends by the clock, told by the same events', async () => {
  await buy()
  later(31)
  await reconcile(services)
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Active',
    periodEnd: { day: '20 January 2027' },
  })
  expect(await ordersOf(services, member)).toHaveLength(2)
  await deliver(await act('cancel'))
  later(31)
  await reconcile(services)
  expect(await tier()).toBe('free')
  expect(await subscriptionOf(services, member)).toMatchObject({ label: 'Canceled' })
})

test('a purchase that nobody finished frees its place', async () => {
  await startCheckout(services, member, 'monthly')
  later(1)
  expect((await reconcile(services)).checkouts).toBe(1)
  expect((await reconcile(services)).checkouts).toBe(0)
})

test('what was paid with play money does not count where real money is taken', async () => {
  await buy()
  expect(await tier()).toBe('premium')
  const live = { ...services, payments: { ...services.payments, mode: 'live' as const } }
  await sweepTiers(live)
  expect(await tier()).toBe('free')
  expect(await subscriptionOf(live, member)).toBeNull()
  expect(await ordersOf(live, member)).toEqual([])
  await sweepTiers(services)
  expect(await tier()).toBe('premium')
})

test('members who never bought are left as they are by the clock', async () => {
  const given = await makeMember(database.db, { tier: 'premium' })
  later(4000)
  await sweepTiers(services)
  expect(await tier(given)).toBe('premium')
  expect(await tier()).toBe('free')
})

test('events about what is not ours are noted and change nothing', async () => {
  const foreign = await services.payments.createCustomer(
    { memberId: member.id, email: member.email },
    'a-customer-of-others',
  )
  const { url } = await services.payments.openPortal({ customerId: foreign.id, returnUrl: 'https://x.test' })
  expect(url).toContain('/portal/')
  const checkout = await services.payments.openCheckout(
    {
      customerId: foreign.id,
      plan: 'monthly',
      successUrl: 'https://x.test',
      cancelUrl: 'https://x.test',
      expiresAt: new Date('2027-01-01'),
    },
    'of-others',
  )
  const { deliveries } = (await services.payments.sandbox!.payCheckout(checkout.id))!
  for (const { body, signature } of deliveries)
    expect(await receiveEvent(services, body, signature)).toBe('ignored')
  expect(await tier()).toBe('free')
  const noted = await database.db.select().from(billingEvents).where(eq(billingEvents.outcome, 'ignored'))
  expect(noted).toHaveLength(deliveries.length)
})
