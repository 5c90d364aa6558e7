import type { Stripe } from 'stripe'
import type { PlanName } from '#app/domain/billing/catalogue.ts'
import { orderStatus, type PaymentFacts } from '#app/domain/billing/orders.ts'
import type { BillState, CheckoutState, SubscriptionState } from './payments.ts'
import { periodEnd } from './subscription-end.ts'

/** Stripe's objects, read for what we need to know. */

export function checkoutState(session: Stripe.Checkout.Session): CheckoutState {
  return {
    id: session.id,
    customerId: idOf(session.customer) ?? '',
    status: session.status === 'complete' ? 'complete' : session.status === 'open' ? 'open' : 'expired',
    isPaid: session.status === 'complete' && session.payment_status !== 'unpaid',
    url: session.status === 'open' ? (session.url ?? null) : null,
    subscriptionId: idOf(session.subscription),
    billId: idOf(session.invoice),
  }
}

export function subscriptionState(
  subscription: Stripe.Subscription,
  planOf: (price: Stripe.Price) => PlanName | null,
  openInvoices: readonly Stripe.Invoice[],
): SubscriptionState {
  const items = subscription.items.data
  const item = items.find(({ price }) => planOf(price) !== null) ?? items[0]
  const end = periodEnd({
    periodEndMs: inMs(item?.current_period_end),
    endedMs: inMs(subscription.ended_at),
    cancelAtMs: inMs(subscription.cancel_at),
    isLastPeriod: subscription.cancel_at_period_end,
  })
  const method = subscription.default_payment_method
  const card = typeof method === 'object' ? method?.card : undefined
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    status: subscription.status,
    priceId: item?.price.id ?? '',
    plan: item ? planOf(item.price) : null,
    ...end,
    unpaidSinceMs:
      openInvoices.length > 0 ? Math.min(...openInvoices.map(({ created }) => created)) * 1000 : null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    startedMs: subscription.start_date * 1000,
    latestBillId: idOf(subscription.latest_invoice),
  }
}

const STATUS: Record<string, PaymentFacts['own']> = {
  open: 'pending',
  paid: 'completed',
  void: 'voided',
  uncollectible: 'uncollectible',
}

/** Null for a draft, whose amount is not known yet, and for a status that Stripe has learnt since. */
export function billState(
  invoice: Stripe.Invoice,
  paymentId: string | null,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): BillState | null {
  const own = STATUS[invoice.status ?? 'draft']
  if (!own) return null
  const refunded = refunds
    .filter(({ status }) => status === 'succeeded' || status === 'pending')
    .reduce((sum, { amount }) => sum + amount, 0)
  const ends = invoice.lines.data.map(({ period }) => period.end * 1000)
  return {
    id: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    number: invoice.number,
    paymentId,
    createdMs: invoice.created * 1000,
    coversUntilMs: ends.length > 0 ? Math.max(...ends) : null,
    amount: invoice.total,
    currency: invoice.currency,
    status: orderStatus({
      own,
      paid: invoice.amount_paid,
      refunded,
      disputes: disputes.map(({ status }) => status),
    }),
    isFirst: invoice.billing_reason === 'subscription_create',
    hasFailed: invoice.status === 'open' && invoice.attempted,
  }
}

/** Of a reference that is an id, or the object itself where it was asked for. */
export function idOf(reference: string | { id?: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}

const inMs = (seconds: number | null | undefined): number | null =>
  typeof seconds === 'number' ? seconds * 1000 : null
