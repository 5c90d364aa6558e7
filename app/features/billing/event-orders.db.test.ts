import fc from 'fast-check'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  billingCheckouts,
  billingCustomers,
  billingEvents,
  billingOrders,
  billingSubscriptions,
  profiles,
} from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { stripePayments } from '#app/ports/payments/stripe-payments.server.ts'
import { billingServices, type BillingServices } from '#tests/support/billing.ts'
import type { StripeEvent } from '#tests/support/fake-stripe/account.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { isOnServer, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember } from '#tests/support/make.ts'
import { startCheckout } from './checkout.server.ts'
import { receiveEvent } from './handle-events.server.ts'
import { reconcile } from './reconcile.server.ts'

const START = new Date('2026-11-20T10:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

let database: TestDatabase
let double: FakeStripe
let services: BillingServices
let member: Member

beforeAll(async () => {
  database = await openTestDatabase()
  services = billingServices(database.db, { at: START })
})
afterAll(async () => {
  expect(double.account.faults).toEqual([])
  await double.close()
  await database.close()
})

/** A member who has a page to pay at, before a Stripe of their own. */
async function begin(): Promise<string> {
  await double?.close()
  double = await startFakeStripe({ now: () => services.clock.at })
  services.clock.at = START
  services.payments = stripePayments(double.settings)
  services.emails.length = 0
  member = await makeMember(database.db)
  await startCheckout(services, member, 'monthly')
  return double.account.all('checkout.session').at(-1)!.id
}

/** Six events of one subscription, of which the last says that it is over. */
const STEPS: ((account: FakeStripe['account']) => void)[] = [
  // created, invoice finalised and paid, checkout completed
  (account) => void account.pay(account.all('checkout.session').at(-1)!.id),
  // a failed renewal, past due
  (account) => account.renew(account.all('subscription').at(-1)!.id, 'open'),
  (account) => void account.cancelAtPeriodEnd(account.all('subscription').at(-1)!.id),
  (account) => account.cancelNow(account.all('subscription').at(-1)!.id),
]

const SIX = [
  'customer.subscription.created',
  'invoice.paid',
  'checkout.session.completed',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
]

async function endState() {
  const { db } = database
  const [customer] = await db.select().from(billingCustomers).where(eq(billingCustomers.memberId, member.id))
  const [subscriptions, orders, checkouts, [profile]] = await Promise.all([
    db.select().from(billingSubscriptions).where(eq(billingSubscriptions.customerId, customer!.id)),
    db.select().from(billingOrders).where(eq(billingOrders.customerId, customer!.id)),
    db.select().from(billingCheckouts).where(eq(billingCheckouts.memberId, member.id)),
    db.select().from(profiles).where(eq(profiles.id, member.id)),
  ])
  return {
    tier: profile!.subscription,
    subscriptions: subscriptions.map((row) => ({ ...row, id: '' })),
    orders: orders
      .map((row) => ({ ...row, id: '' }))
      .toSorted((a, b) => (a.providerId < b.providerId ? -1 : 1)),
    checkouts: checkouts.map(({ state, isPaid }) => ({ state, isPaid })),
    emails: services.emails.map(({ subject }) => subject).toSorted(),
  }
}

const receive = (event: StripeEvent) => {
  const { body, signature } = double.account.signed(event)
  return receiveEvent(services, body, signature)
}

/** As before anything was told: only the customer and the page to pay at are there. */
async function forget(): Promise<void> {
  const { db } = database
  const customers = db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(eq(billingCustomers.memberId, member.id))
  await db.delete(billingSubscriptions).where(inArray(billingSubscriptions.customerId, customers))
  await db.delete(billingOrders).where(inArray(billingOrders.customerId, customers))
  await db.delete(billingEvents)
  await db
    .update(billingCheckouts)
    .set({ state: 'open', isPaid: false })
    .where(eq(billingCheckouts.memberId, member.id))
  await db.update(profiles).set({ subscription: 'free' }).where(eq(profiles.id, member.id))
  services.emails.length = 0
}

/** Stripe stands still from here on, so each of its answers is asked for once: 720 lives take seconds. */
function remembering(payments: Payments): Payments {
  const answers = new Map<string, Promise<unknown>>()
  const once =
    <Answer>(find: (id: string) => Promise<Answer>) =>
    (id: string): Promise<Answer> => {
      if (!answers.has(id)) answers.set(id, find(id))
      return answers.get(id) as Promise<Answer>
    }
  return {
    ...payments,
    findSubscription: once(payments.findSubscription),
    findBill: once(payments.findBill),
    findCheckout: once(payments.findCheckout),
  }
}

function* ordersOf<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length <= 1) return yield [...items]
  for (const [index, item] of items.entries())
    for (const rest of ordersOf(items.toSpliced(index, 1))) yield [item, ...rest]
}

/** All of them on the embedded database; on a server a sample, since the statements are the same. 11 shares no factor with 720. */
const EVERY = isOnServer ? 11 : 1

test(
  '[BILL-14] the orders of a life of six events, 720 or a sample of them, each told twice, end in one state',
  { timeout: 400_000 },
  async () => {
    await begin()
    for (const [index, step] of STEPS.entries()) {
      services.clock.at = new Date(START.getTime() + index * 10 * DAY_MS)
      step(double.account)
    }
    const six = SIX.map((type) => double.account.events.findLast((event) => event.type === type)!)
    expect(six.every(Boolean)).toBe(true)
    services.payments = remembering(services.payments)
    const states = new Set<string>()
    let count = 0
    for (const [at, order] of [...ordersOf(six)].entries()) {
      if (at % EVERY !== 0) continue
      await forget()
      for (const [index, event] of order.entries()) {
        expect(await receive(event)).toBe('applied')
        // The one before comes once more, and so does this one at the end.
        expect(await receive(order[Math.max(0, index - 1)]!)).toBe('repeated')
      }
      states.add(JSON.stringify(await endState()))
      count++
    }
    expect(count).toBe(Math.ceil(720 / EVERY))
    expect([...states]).toHaveLength(1)
    const end = JSON.parse([...states][0]!) as Awaited<ReturnType<typeof endState>>
    expect(end).toMatchObject({ tier: 'free', checkouts: [{ state: 'complete', isPaid: true }] })
    expect(end.subscriptions).toMatchObject([{ status: 'canceled' }])
    expect(end.orders.map(({ status }) => status).toSorted()).toEqual(['completed', 'pending'])
  },
)

test(
  'events told late, while the provider moves on, in any mixture, end in what the provider knows',
  { timeout: 200_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat({ max: 99 })), async (dice) => {
        await begin()
        const roll = () => dice.next().value
        const untold: StripeEvent[] = []
        const steps = [...STEPS]
        let known = 0
        while (steps.length > 0 || untold.length > 0) {
          if (steps.length > 0 && (untold.length === 0 || roll() < 40)) {
            steps.shift()!(double.account)
            services.clock.at = new Date(services.clock.at.getTime() + 10 * DAY_MS)
            untold.push(...double.account.events.slice(known))
            known = double.account.events.length
          } else {
            const [event] = untold.splice(roll() % untold.length, 1)
            await receive(event!)
            if (roll() < 25) await receive(event!)
          }
        }
        const { tier, subscriptions, orders } = await endState()
        expect(tier).toBe('free')
        expect(subscriptions).toMatchObject([{ status: 'canceled' }])
        expect(orders.map(({ status }) => status).toSorted()).toEqual(['completed', 'pending'])
        expect(services.emails.filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1)
      }),
      { numRuns: isOnServer ? 10 : 30, seed: 7 },
    )
  },
)

test('all six at once, three times each, end in the same state', async () => {
  await begin()
  for (const step of STEPS) step(double.account)
  const { events } = double.account
  await Promise.all([...events, ...events, ...events].map((event) => receive(event)))
  expect(await endState()).toMatchObject({ tier: 'free', subscriptions: [{ status: 'canceled' }] })
  expect(services.emails.filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1)
})

test('after the loss of every event one reconciliation is equal to having been told', async () => {
  await begin()
  for (const step of STEPS.slice(0, 3)) step(double.account)
  for (const event of double.account.events) await receive(event)
  const told = await endState()
  await forget()
  const asked = await reconcile(services)
  expect(asked.events).toBeGreaterThan(3)
  expect(await endState()).toEqual(told)
  expect((await reconcile(services)).events).toBe(0)
})

test('an old answer of Stripe revives nothing that is over', async () => {
  await begin()
  for (const step of STEPS) step(double.account)
  const last = double.account.events.at(-1)!
  await receive(last)
  expect(await endState()).toMatchObject({ tier: 'free' })
  double.fail('stale', 50, '/v1/subscriptions/')
  for (const event of double.account.events.slice(0, -1)) await receive(event)
  double.fail(null)
  expect(await endState()).toMatchObject({ tier: 'free', subscriptions: [{ status: 'canceled' }] })
})

test('while Stripe is down an event is refused, writes nothing, and can come again', async () => {
  await begin()
  STEPS[0]!(double.account)
  const event = double.account.events.findLast(({ type }) => type === 'invoice.paid')!
  for (const fault of ['server-error', 'html'] as const) {
    double.fail(fault)
    await expect(receive(event), fault).rejects.toThrow()
    expect(await database.db.$count(billingEvents, eq(billingEvents.id, event.id))).toBe(0)
  }
  double.fail(null)
  expect(await endState()).toMatchObject({ tier: 'free', orders: [] })
  expect(await receive(event)).toBe('applied')
  expect(await endState()).toMatchObject({ tier: 'premium' })
})

test('ten parallel purchases at Stripe are one customer and one open page', async () => {
  await begin()
  const other = await makeMember(database.db)
  const starts = await Promise.all(Array.from({ length: 10 }, () => startCheckout(services, other, 'annual')))
  expect(new Set(starts.map(({ url }) => url)).size).toBe(1)
  const [customer] = await database.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.memberId, other.id))
  const { account } = double
  expect(account.all('customer').filter(({ id }) => id === customer!.providerId)).toHaveLength(1)
  expect(account.all('customer')).toHaveLength(2)
  expect(
    account
      .all('checkout.session')
      .filter((one) => one['customer'] === customer!.providerId && one['status'] === 'open'),
  ).toHaveLength(1)
})

test('what Stripe remembers as broken under one key is asked for under another', async () => {
  await begin()
  const other = await makeMember(database.db)
  double.fail('server-error', 100, '/v1/checkout/sessions')
  await expect(startCheckout(services, other, 'monthly')).rejects.toMatchObject({
    message: 'Failed to create checkout session',
  })
  double.fail(null)
  expect(await startCheckout(services, other, 'monthly')).toMatchObject({ to: 'checkout' })
})

test('an answer lost on the way is asked for again: still one page', async () => {
  await begin()
  const other = await makeMember(database.db)
  double.fail('reset-after', 100, '/v1/checkout/sessions')
  await expect(startCheckout(services, other, 'monthly')).rejects.toMatchObject({ code: 'unavailable' })
  double.fail(null)
  await startCheckout(services, other, 'monthly')
  const [customer] = await database.db
    .select()
    .from(billingCustomers)
    .where(eq(billingCustomers.memberId, other.id))
  expect(
    double.account.all('checkout.session').filter((one) => one['customer'] === customer!.providerId),
  ).toHaveLength(1)
})

test('an event of the live mode is refused where the key is a test key, and a customer named by somebody else is nobody’s', async () => {
  const sessionId = await begin()
  double.account.pay(sessionId)
  const paid = double.account.events.findLast(({ type }) => type === 'customer.subscription.created')!
  await expect(receive({ ...paid, livemode: true })).rejects.toMatchObject({ code: 'invalid-input' })

  // Somebody makes a subscription that names our member in every place but the one that counts.
  const stranger = double.account.keep('customer', {
    id: 'cus_stranger',
    email: member.email,
    metadata: { member_id: member.id },
  })
  const forged = double.account.keep('subscription', {
    ...double.account.all('subscription').at(-1)!,
    id: 'sub_stranger',
    customer: stranger.id,
    metadata: { member_id: member.id },
  })
  const event = { ...paid, id: 'evt_stranger', data: { object: forged } } as StripeEvent
  expect(await receive(event)).toBe('ignored')
  const pretending = { ...forged, customer: paid.data.object['customer'] }
  expect(await receive({ ...paid, id: 'evt_pretending', data: { object: pretending } })).toBe('ignored')
  expect(await endState()).toMatchObject({ tier: 'free', subscriptions: [] })
})
