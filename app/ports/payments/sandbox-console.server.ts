import type { Db, Tx } from '#app/db/open.server.ts'
import { CATALOGUE, type PlanName } from '#app/domain/billing/catalogue.ts'
import { isOver } from '#app/domain/billing/entitlements.ts'
import {
  add,
  change,
  dueSubscriptions,
  find,
  list,
  lockCustomer,
  nextPeriodEnd,
  type Objects,
  paymentIdOf,
  sandboxId,
} from './sandbox-ledger.server.ts'
import type { Delivery, SandboxAct, SandboxConsole } from './sandbox-console.ts'
import { signed } from './sandbox-events.server.ts'

type Subscription = Objects['subscription']
type Bill = Objects['bill']

const CARDS = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
] as const

/** What the sandbox's pages do to its ledger. Each act is one transaction with the events that tell of it. */
export function openSandboxConsole({
  db,
  secret,
  now,
}: {
  db: Db
  secret: string
  now(): Date
}): SandboxConsole {
  /** Runs the act with the customer's ledger held, and signs the events it wrote. */
  async function inLedgers(
    customerId: string,
    act: (ledgers: Ledgers) => Promise<void>,
  ): Promise<Delivery[]> {
    const at = now()
    const events = await db.transaction(async (tx) => {
      await lockCustomer(tx, customerId)
      const ledgers = openLedgers(tx, customerId, at)
      await act(ledgers)
      return ledgers.events
    })
    return events.map((event) => signed(event, secret, at))
  }

  return {
    async viewCheckout(id) {
      const checkout = await find(db, 'checkout', id)
      if (!checkout) return null
      const isLate = checkout.status === 'open' && checkout.expiresMs <= now().getTime()
      return { ...checkout, status: isLate ? 'expired' : checkout.status }
    },
    async payCheckout(id) {
      const checkout = await find(db, 'checkout', id)
      if (!checkout) return null
      let isPaid = false
      const deliveries = await inLedgers(checkout.customerId, async (ledgers) => {
        const current = await find(ledgers.tx, 'checkout', id)
        if (current?.status !== 'open' || current.expiresMs <= now().getTime()) return
        const { subscription, bill } = await ledgers.subscribe(current.plan)
        await change(ledgers.tx, 'checkout', id, {
          status: 'complete',
          subscriptionId: subscription.id,
          billId: bill.id,
        })
        await ledgers.tell('checkout.session.completed', { id, object: 'checkout.session' })
        isPaid = true
      })
      return isPaid ? { successUrl: checkout.successUrl, deliveries } : null
    },
    async viewPortal(id) {
      const portal = await find(db, 'portal', id)
      if (!portal || portal.expiresMs <= now().getTime()) return null
      const { customerId, returnUrl } = portal
      const [subscriptions, bills] = await Promise.all([
        list(db, 'subscription', customerId),
        list(db, 'bill', customerId),
      ])
      return { customerId, returnUrl, subscription: current(subscriptions), bills: bills.toReversed() }
    },
    async act(portalId, act) {
      const portal = await find(db, 'portal', portalId)
      if (!portal || portal.expiresMs <= now().getTime()) return []
      return inLedgers(portal.customerId, async (ledgers) => {
        const subscription = current(await list(ledgers.tx, 'subscription', portal.customerId))
        if (subscription) await ACTS[act](ledgers, subscription)
      })
    },
    async letTimePass() {
      for (const due of await dueSubscriptions(db, now())) {
        await inLedgers(due.customerId, async (ledgers) => {
          const subscription = await find(ledgers.tx, 'subscription', due.id)
          if (subscription && subscription.periodEndMs <= now().getTime() && !isOver(subscription.status))
            await ACTS['end-period'](ledgers, subscription)
        })
      }
    },
  }
}

/** The youngest that lives, or else the youngest. */
function current(subscriptions: Subscription[]): Subscription | null {
  return subscriptions.findLast(({ status }) => !isOver(status)) ?? subscriptions.at(-1) ?? null
}

const ACTS: Record<SandboxAct, (ledgers: Ledgers, subscription: Subscription) => Promise<void>> = {
  async cancel(ledgers, subscription) {
    if (isOver(subscription.status)) return
    await ledgers.update(subscription, { cancelAtPeriodEnd: true })
  },
  async resume(ledgers, subscription) {
    if (isOver(subscription.status)) return
    await ledgers.update(subscription, { cancelAtPeriodEnd: false })
  },
  /** A new period on the other plan begins now and is paid now. */
  async 'change-plan'(ledgers, subscription) {
    if (subscription.status !== 'active') return
    const plan: PlanName = subscription.plan === 'monthly' ? 'annual' : 'monthly'
    await ledgers.renew({ ...subscription, plan }, 'paid')
  },
  async 'fail-renewal'(ledgers, subscription) {
    if (subscription.status === 'active') await ledgers.renew(subscription, 'open')
  },
  /** A new card; what was owed is taken from it at once. */
  async 'update-card'(ledgers, subscription) {
    if (isOver(subscription.status)) return
    const card = CARDS.find(({ last4 }) => last4 !== subscription.card.last4) ?? CARDS[0]
    for (const bill of await list(ledgers.tx, 'bill', subscription.customerId)) {
      if (bill.status !== 'open') continue
      await change(ledgers.tx, 'bill', bill.id, { status: 'paid' })
      await ledgers.tellBill('invoice.paid', bill)
    }
    await ledgers.update(subscription, { card, status: 'active' })
  },
  /** Renews; or ends what was cancelled or is not paid. */
  async 'end-period'(ledgers, subscription) {
    if (isOver(subscription.status)) return
    if (subscription.status === 'active' && !subscription.cancelAtPeriodEnd)
      return ledgers.renew(subscription, 'paid')
    for (const bill of await list(ledgers.tx, 'bill', subscription.customerId)) {
      if (bill.status !== 'open') continue
      await change(ledgers.tx, 'bill', bill.id, { status: 'uncollectible' })
      await ledgers.tellBill('invoice.marked_uncollectible', bill)
    }
    await ledgers.update(
      subscription,
      // Asked to end before the clock got there: the period ends with the click.
      { status: 'canceled', endedMs: Math.min(subscription.periodEndMs, ledgers.atMs) },
      'customer.subscription.deleted',
    )
  },
  /** Ends now, in the middle of what was paid for. */
  async 'end-now'(ledgers, subscription) {
    if (isOver(subscription.status)) return
    await ledgers.update(
      subscription,
      { status: 'canceled', endedMs: ledgers.atMs },
      'customer.subscription.deleted',
    )
  },
  /** Nobody could collect the renewal, and the provider has given up trying. */
  async 'leave-unpaid'(ledgers, subscription) {
    if (subscription.status === 'active') await ledgers.renew(subscription, 'open')
    if (!isOver(subscription.status)) await ledgers.update(subscription, { status: 'unpaid' })
  },
  /** Nothing is collected and nothing given until it goes on. */
  async pause(ledgers, subscription) {
    if (isOver(subscription.status)) return
    await ledgers.update(subscription, { status: 'paused' }, 'customer.subscription.paused')
  },
  /** The money of the last payment goes back. The subscription goes on, as it does at a provider. */
  async refund(ledgers, subscription) {
    const paid = (await list(ledgers.tx, 'bill', subscription.customerId)).findLast(
      ({ status }) => status === 'paid',
    )
    if (!paid) return
    await change(ledgers.tx, 'bill', paid.id, { status: 'refunded' })
    await ledgers.tellPayment('refund.created', 'refund', paid)
  },
  /** The cardholder's bank asks for the last payment back, and later decides. The subscription goes on meanwhile. */
  dispute: (ledgers, { customerId }) => ledgers.dispute(customerId, undefined, 'needs_response'),
  'lose-dispute': (ledgers, { customerId }) => ledgers.dispute(customerId, 'needs_response', 'lost'),
  'win-dispute': (ledgers, { customerId }) => ledgers.dispute(customerId, 'needs_response', 'won'),
}

type Ledgers = ReturnType<typeof openLedgers>

function openLedgers(tx: Tx, customerId: string, at: Date) {
  const atMs = at.getTime()
  const events: Objects['event'][] = []

  const ledgers = {
    tx,
    atMs,
    events,
    async tell(type: string, object: { id: string; object: string; payment_intent?: string }) {
      const event: Objects['event'] = {
        id: sandboxId('event'),
        customerId,
        type,
        createdMs: atMs,
        object: { ...object, customer: customerId },
      }
      await add(tx, 'event', event, at)
      events.push(event)
    },
    tellBill: (type: string, bill: Bill) => ledgers.tell(type, { id: bill.id, object: 'invoice' }),
    async update(
      subscription: Subscription,
      changes: Partial<Subscription>,
      type = 'customer.subscription.updated',
    ) {
      await change(tx, 'subscription', subscription.id, changes)
      await ledgers.tell(type, { id: subscription.id, object: 'subscription' })
    },
    tellPayment: (type: string, object: 'refund' | 'dispute', bill: Bill) =>
      ledgers.tell(type, { id: sandboxId('event'), object, payment_intent: paymentIdOf(bill) }),
    /** The last payment whose dispute stands at `from` goes on to the next state of it. */
    async dispute(customer: string, from: Bill['dispute'], to: NonNullable<Bill['dispute']>) {
      const bill = (await list(tx, 'bill', customer)).findLast(
        ({ status, dispute }) => status === 'paid' && dispute === from,
      )
      if (!bill) return
      await change(tx, 'bill', bill.id, { dispute: to })
      const type = to === 'needs_response' ? 'charge.dispute.created' : 'charge.dispute.closed'
      await ledgers.tellPayment(type, 'dispute', bill)
    },
    async bill(
      subscription: Subscription,
      status: 'paid' | 'open',
      coversUntilMs: number,
      isFirst = false,
    ): Promise<Bill> {
      const { amount, currency } = CATALOGUE[subscription.plan]
      const count = (await list(tx, 'bill', customerId)).length
      const bill: Bill = {
        id: sandboxId('bill'),
        customerId,
        subscriptionId: subscription.id,
        number: `SANDBOX-${customerId.slice(-6).toUpperCase()}-${String(count + 1).padStart(4, '0')}`,
        amount,
        currency,
        status,
        coversUntilMs,
        isFirst,
        createdMs: atMs,
      }
      await add(tx, 'bill', bill, at)
      await ledgers.tellBill(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', bill)
      return bill
    },
    async subscribe(plan: PlanName) {
      const subscription: Subscription = {
        id: sandboxId('subscription'),
        customerId,
        plan,
        status: 'active',
        periodEndMs: nextPeriodEnd(plan, atMs),
        cancelAtPeriodEnd: false,
        card: CARDS[0],
        startedMs: atMs,
        latestBillId: '',
      }
      const bill = await ledgers.bill(subscription, 'paid', subscription.periodEndMs, true)
      subscription.latestBillId = bill.id
      await add(tx, 'subscription', subscription, at)
      await ledgers.tell('customer.subscription.created', { id: subscription.id, object: 'subscription' })
      return { subscription, bill }
    },
    /** The next period begins: from the end of the last one where the clock has passed it, else from now. */
    async renew(subscription: Subscription, status: 'paid' | 'open') {
      const fromMs = Math.min(subscription.periodEndMs, atMs)
      const nextMs = nextPeriodEnd(subscription.plan, fromMs)
      const endMs = nextMs > atMs ? nextMs : nextPeriodEnd(subscription.plan, atMs)
      const bill = await ledgers.bill(subscription, status, endMs)
      await ledgers.update(subscription, {
        plan: subscription.plan,
        status: status === 'paid' ? 'active' : 'past_due',
        periodEndMs: endMs,
        latestBillId: bill.id,
      })
    },
  }
  return ledgers
}
