import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import {
  billingCheckouts,
  billingCustomers,
  billingEvents,
  billingOrders,
  billingSubscriptions,
} from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { stripePayments } from '#app/ports/payments/stripe-payments.server.ts'
import type { SandboxAct } from '#app/ports/payments/sandbox-console.ts'
import { billingServices, type BillingServices, idIn } from '#tests/support/billing.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { StripeEvent } from '#tests/support/fake-stripe/account.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { openPortal, startCheckout } from './checkout.server.ts'
import { receiveEvent } from './handle-events.server.ts'
import { ordersOf, purchaseOf, subscriptionOf } from './purchases.server.ts'
import { reconcile } from './reconcile.server.ts'
import { sweepTiers } from './tiers.server.ts'

/** Money that goes back: refunds and disputes, at both providers. */

const START = new Date('2026-11-20T10:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000
let database: TestDatabase
let services: BillingServices
let member: Member
let double: FakeStripe | null = null

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  expect(double?.account.faults ?? []).toEqual([])
  await double?.close()
  double = null
})

type Act = 'buy' | 'renew' | 'dispute' | 'win' | 'lose' | 'refund'

/** A member at the provider; each act tells what it does by events. */
async function begin(provider: 'sandbox' | 'stripe'): Promise<(act: Act) => Promise<void>> {
  services = billingServices(database.db, { at: START })
  member = await makeMember(database.db)
  if (provider === 'sandbox') {
    const ACTS: Record<Exclude<Act, 'buy'>, SandboxAct> = {
      renew: 'end-period',
      dispute: 'dispute',
      win: 'win-dispute',
      lose: 'lose-dispute',
      refund: 'refund',
    }
    const sandboxConsole = services.payments.sandbox!
    return async (act) => {
      const deliveries =
        act === 'buy'
          ? (await sandboxConsole.payCheckout(idIn((await startCheckout(services, member, 'monthly')).url)))!
              .deliveries
          : await sandboxConsole.act(idIn((await openPortal(services, member)).url), ACTS[act])
      for (const { body, signature } of deliveries) await receiveEvent(services, body, signature)
    }
  }
  double = await startFakeStripe({ now: () => services.clock.at })
  services.payments = stripePayments(double.settings)
  return async (act) => {
    const before = double!.account.events.length
    if (act === 'buy') await startCheckout(services, member, 'monthly')
    actAtStripe(act)
    for (const event of double!.account.events.slice(before)) await receive(event)
  }
}

function actAtStripe(act: Act): void {
  const { account } = double!
  const last = (object: string) => account.all(object).at(-1)!.id
  if (act === 'buy') account.pay(last('checkout.session'))
  if (act === 'renew') account.renew(last('subscription'), 'paid')
  if (act === 'dispute') account.dispute(last('invoice'))
  if (act === 'win') account.decide(last('dispute'), 'won')
  if (act === 'lose') account.decide(last('dispute'), 'lost')
  if (act === 'refund') account.refund(last('invoice'))
}

const receive = (event: StripeEvent) => {
  const { body, signature } = double!.account.signed(event)
  return receiveEvent(services, body, signature)
}
const tier = async () => (await profileOf(database.db, member)).subscription
const labels = async () => (await ordersOf(services, member)).map(({ label }) => label)
const later = (days: number) => {
  services.clock.at = new Date(services.clock.at.getTime() + days * DAY_MS)
}

for (const provider of ['sandbox', 'stripe'] as const) {
  test(`[BILL-14] [BILL-35] ${provider}: an open dispute is noted and keeps premium, a won one leaves no trace`, async () => {
    const act = await begin(provider)
    await act('buy')
    await act('dispute')
    expect(await ordersOf(services, member)).toMatchObject([{ label: 'Disputed', tone: 'bad' }])
    expect(await tier()).toBe('premium')
    await act('win')
    expect(await labels()).toEqual(['Completed'])
    expect(await tier()).toBe('premium')
    expect(services.emails.map(({ subject }) => subject)).toEqual(['Welcome to Premium | Mealwright'])
  })

  test(`[BILL-14] [BILL-35] ${provider}: a lost dispute ends premium for its period, and the next payment brings it back`, async () => {
    const act = await begin(provider)
    await act('buy')
    await act('dispute')
    await act('lose')
    expect(await ordersOf(services, member)).toMatchObject([{ label: 'Charged back', tone: 'bad' }])
    expect(await tier()).toBe('free')
    expect(await subscriptionOf(services, member)).toMatchObject({ label: 'Active', isReturned: true })
    expect(services.told.filter((id) => id === member.id).length).toBeGreaterThanOrEqual(3)
    // The clock has no other opinion.
    await sweepTiers(services)
    expect(await tier()).toBe('free')
    later(30)
    await act('renew')
    expect(await tier()).toBe('premium')
    expect(await labels()).toEqual(['Completed', 'Charged back'])
    expect(await subscriptionOf(services, member)).toMatchObject({ isReturned: false })
  })

  test(`[BILL-14] ${provider}: what went back for an earlier period takes nothing from this one`, async () => {
    const act = await begin(provider)
    await act('buy')
    await act('dispute')
    later(30)
    await act('renew')
    await act('lose')
    expect(await labels()).toEqual(['Completed', 'Charged back'])
    expect(await tier()).toBe('premium')
  })

  for (const [what, title, acts] of [
    ['refunded', 'This payment was refunded', ['refund']],
    ['charged back', 'This payment was charged back', ['dispute', 'lose']],
  ] as const)
    test(`[BILL-25] ${provider}: a purchase that was ${what} is successful no more, and a later payment does not change that`, async () => {
      const act = await begin(provider)
      await act('buy')
      const [checkout] = await database.db
        .select({ id: billingCheckouts.providerId })
        .from(billingCheckouts)
        .where(eq(billingCheckouts.memberId, member.id))
      const purchase = () => purchaseOf(services, member, checkout!.id)
      expect(await purchase()).toMatchObject({ kind: 'confirmed', note: null })
      for (const one of acts) await act(one)
      expect(await purchase()).toMatchObject({ kind: 'over', title, next: 'profile' })
      later(30)
      await act('renew')
      expect(await tier()).toBe('premium')
      expect(await purchase()).toMatchObject({
        kind: 'over',
        title,
        words: expect.stringContaining('You have Premium through another payment.'),
      })
    })

  test(`[BILL-08] [BILL-35] ${provider}: a refund in full ends premium`, async () => {
    const act = await begin(provider)
    await act('buy')
    await act('refund')
    expect(await ordersOf(services, member)).toMatchObject([{ label: 'Refunded', tone: 'bad' }])
    expect(await tier()).toBe('free')
    expect(services.emails.map(({ subject }) => subject)).toContain('Your payment was refunded | Mealwright')
  })
}

test('[BILL-35] stripe: a part that went back is noted and keeps premium, a refund that failed is none', async () => {
  const act = await begin('stripe')
  await act('buy')
  const { account } = double!
  account.refund(account.all('invoice').at(-1)!.id, 400)
  await receive(account.events.at(-1)!)
  expect(await labels()).toEqual(['Partly refunded'])
  expect(await tier()).toBe('premium')
  account.refund(account.all('invoice').at(-1)!.id, 599)
  await receive(account.events.at(-1)!)
  expect([await labels(), await tier()]).toEqual([['Refunded'], 'free'])
  const failed = account.keep('refund', { id: account.all('refund').at(-1)!.id, status: 'failed' })
  await receive({ ...account.events.at(-1)!, id: 'evt_failed', data: { object: failed } })
  expect([await labels(), await tier()]).toEqual([['Partly refunded'], 'premium'])
  const subjects = services.emails.map(({ subject }) => subject.replace(' | Mealwright', ''))
  // Each step once; that a refund failed is nothing that went back.
  expect(subjects.filter((subject) => subject.includes('refunded'))).toEqual([
    'Part of your payment was refunded',
    'Your payment was refunded',
  ])
})

test(
  '[BILL-14] stripe: a lost dispute told in any of 120 orders, each event twice, or not at all, ends in one state',
  { timeout: 200_000 },
  async () => {
    const act = await begin('stripe')
    const { account } = double!
    await startCheckout(services, member, 'monthly')
    for (const one of ['buy', 'dispute', 'lose'] as const) {
      actAtStripe(one)
      later(1)
    }
    const events = account.events.filter(({ type }) => type !== 'invoice.finalized')
    expect(events.map(({ type }) => type)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
      'charge.dispute.created',
      'charge.dispute.closed',
    ])
    const states = new Set<string>()
    for (const order of ordersIn(events)) {
      await forget()
      for (const event of order) {
        expect(['applied', 'ignored']).toContain(await receive(event))
        expect(await receive(event)).toBe('repeated')
      }
      states.add(JSON.stringify(await endState()))
    }
    expect([...states]).toEqual([
      JSON.stringify({ tier: 'free', orders: [['Charged back', '£9.99']], isReturned: true, emails: 0 }),
    ])
    await forget()
    await reconcile(services)
    expect(JSON.stringify(await endState())).toBe([...states][0])
    await act('renew')
    expect(await tier()).toBe('premium')
  },
)

async function endState() {
  const orders = await ordersOf(services, member)
  return {
    tier: await tier(),
    orders: orders.map(({ label, amount }) => [label, amount]),
    isReturned: (await subscriptionOf(services, member))?.isReturned,
    emails: services.emails.length,
  }
}

/** As before anything was told: only the customer is there. */
async function forget(): Promise<void> {
  const { db } = database
  const [customer] = await db.select().from(billingCustomers).where(eq(billingCustomers.memberId, member.id))
  await db.delete(billingSubscriptions).where(eq(billingSubscriptions.customerId, customer!.id))
  await db.delete(billingOrders).where(eq(billingOrders.customerId, customer!.id))
  await db.delete(billingEvents)
  services.emails.length = 0
}

function* ordersIn<Item>(items: readonly Item[]): Generator<Item[]> {
  if (items.length <= 1) return yield [...items]
  for (const [index, item] of items.entries())
    for (const rest of ordersIn(items.toSpliced(index, 1))) yield [item, ...rest]
}
