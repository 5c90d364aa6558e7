import type { Db } from '#app/db/open.server.ts'
import { orderStatus } from '#app/domain/billing/orders.ts'
import { isOver } from '#app/domain/billing/entitlements.ts'
import { AppError } from '#app/domain/errors.ts'
import type { BillState, CheckoutState, Payments, SubscriptionState } from './payments.ts'
import {
  add,
  change,
  eventsSince,
  find,
  list,
  lockCustomer,
  type Objects,
  paymentIdOf,
  priceIdOf,
  sandboxId,
} from './sandbox-ledger.server.ts'
import { openSandboxConsole } from './sandbox-console.server.ts'
import { periodEnd } from './subscription-end.ts'
import { eventBody, readSignedEvent, toProviderEvent } from './sandbox-events.server.ts'

const PORTAL_OPEN_MS = 60 * 60 * 1000
const EVENTS_AT_MOST = 5000

export type SandboxOptions = {
  db: Db
  /** Where its pages are: our own address. */
  origin: string
  /** Signs what it delivers. */
  secret: string
  now(): Date
}

/**
 * A payment provider of our own for trying things out: its pages are ours, its money is none, and everything else
 * (customers, checkouts, subscriptions, bills, signed events) is as with a real one.
 */
export function sandboxPayments({ db, origin, secret, now }: SandboxOptions): Payments {
  const checkoutState = (checkout: Objects['checkout']): CheckoutState => {
    const isLate = checkout.status === 'open' && checkout.expiresMs <= now().getTime()
    const status = isLate ? 'expired' : checkout.status
    return {
      id: checkout.id,
      customerId: checkout.customerId,
      status,
      isPaid: status === 'complete',
      url: status === 'open' ? `${origin}/billing/sandbox/checkout/${checkout.id}` : null,
      subscriptionId: checkout.subscriptionId,
      billId: checkout.billId,
    }
  }

  return {
    mode: 'sandbox',
    checkSales: async () => [],
    salesFaults: () => [],
    async createCustomer({ memberId }, key) {
      const id = sandboxId('customer', key)
      await add(db, 'customer', { id, customerId: id, memberId }, now())
      return { id }
    },
    hasCustomer: async (id) => Boolean((await find(db, 'customer', id))?.memberId),
    // It keeps no addresses.
    changeEmail: () => Promise.resolve(),
    forgetCustomer: (customerId) =>
      db.transaction(async (tx) => {
        await lockCustomer(tx, customerId)
        if (!(await find(tx, 'customer', customerId))) return
        await change(tx, 'customer', customerId, { memberId: '' })
        for (const { id, status } of await list(tx, 'subscription', customerId)) {
          if (isOver(status)) continue
          const object = { id, object: 'subscription', customer: customerId }
          const type = 'customer.subscription.deleted'
          const createdMs = now().getTime()
          await change(tx, 'subscription', id, { status: 'canceled', endedMs: createdMs })
          await add(tx, 'event', { id: sandboxId('event'), customerId, type, createdMs, object }, now())
        }
      }),
    async openCheckout({ customerId, plan, successUrl, cancelUrl, expiresAt }, key) {
      if (!(await find(db, 'customer', customerId))?.memberId) throw unknown('customer')
      const id = sandboxId('checkout', key)
      const made: Objects['checkout'] = {
        id,
        customerId,
        plan,
        status: 'open',
        successUrl: successUrl.replace('{CHECKOUT_SESSION_ID}', id),
        cancelUrl,
        expiresMs: expiresAt.getTime(),
        subscriptionId: null,
        billId: null,
      }
      await add(db, 'checkout', made, now())
      const kept = await find(db, 'checkout', id)
      if (kept?.plan !== plan || kept.customerId !== customerId) throw unknown('checkout under this key')
      return checkoutState(kept)
    },
    async findCheckout(id) {
      const checkout = await find(db, 'checkout', id)
      return checkout && checkoutState(checkout)
    },
    async expireCheckout(id) {
      const before = await find(db, 'checkout', id)
      if (!before) return null
      return db.transaction(async (tx) => {
        await lockCustomer(tx, before.customerId)
        const checkout = await find(tx, 'checkout', id)
        if (!checkout) throw unknown('checkout')
        if (checkout.status !== 'open') return checkoutState(checkout)
        await change(tx, 'checkout', id, { status: 'expired' })
        return checkoutState({ ...checkout, status: 'expired' })
      })
    },
    async openPortal({ customerId, returnUrl }) {
      if (!(await find(db, 'customer', customerId))?.memberId) throw unknown('customer')
      const id = sandboxId('portal')
      await add(
        db,
        'portal',
        { id, customerId, returnUrl, expiresMs: now().getTime() + PORTAL_OPEN_MS },
        now(),
      )
      return { url: `${origin}/billing/sandbox/portal/${id}` }
    },
    async findSubscription(id) {
      const subscription = await find(db, 'subscription', id)
      if (!subscription) return null
      const bills = subscription.status === 'past_due' ? await list(db, 'bill', subscription.customerId) : []
      return subscriptionState(subscription, bills)
    },
    async findBill(id) {
      const bill = await find(db, 'bill', id)
      return bill && billState(bill)
    },
    async *listEvents(since) {
      for (const event of await eventsSince(db, since, EVENTS_AT_MOST))
        yield toProviderEvent(eventBody(event))
    },
    async readEvent(body, signature, at) {
      return toProviderEvent(readSignedEvent(body, signature, secret, at))
    },
    sandbox: openSandboxConsole({ db, secret, now }),
  }
}

function subscriptionState(
  subscription: Objects['subscription'],
  bills: Objects['bill'][],
): SubscriptionState {
  const open = bills.filter((bill) => bill.subscriptionId === subscription.id && bill.status === 'open')
  return {
    id: subscription.id,
    customerId: subscription.customerId,
    status: subscription.status,
    priceId: priceIdOf(subscription.plan),
    plan: subscription.plan,
    ...periodEnd({
      periodEndMs: subscription.periodEndMs,
      endedMs: subscription.endedMs ?? null,
      cancelAtMs: null,
      isLastPeriod: subscription.cancelAtPeriodEnd,
    }),
    unpaidSinceMs: open.length > 0 ? Math.min(...open.map((bill) => bill.createdMs)) : null,
    card: subscription.card,
    startedMs: subscription.startedMs,
    latestBillId: subscription.latestBillId,
  }
}

const OWN_STATUS = {
  open: 'pending',
  paid: 'completed',
  uncollectible: 'uncollectible',
  refunded: 'completed',
} as const

function billState(bill: Objects['bill']): BillState {
  return {
    id: bill.id,
    customerId: bill.customerId,
    subscriptionId: bill.subscriptionId,
    number: bill.number,
    paymentId: paymentIdOf(bill),
    createdMs: bill.createdMs,
    coversUntilMs: bill.coversUntilMs ?? null,
    amount: bill.amount,
    currency: bill.currency,
    status: orderStatus({
      own: OWN_STATUS[bill.status],
      paid: bill.amount,
      refunded: bill.status === 'refunded' ? bill.amount : 0,
      disputes: bill.dispute ? [bill.dispute] : [],
    }),
    isFirst: bill.isFirst,
    hasFailed: bill.status === 'open',
  }
}

const unknown = (what: string) => new AppError('failed', `The sandbox has no such ${what}.`)
