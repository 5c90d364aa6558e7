import { and, eq, inArray, max, ne, sql } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Tx } from '#app/db/open.server.ts'
import {
  billingCheckouts,
  billingCustomers,
  billingOrders,
  billingSubscriptions,
  profiles,
} from '#app/db/schema/index.ts'
import type { PlanName } from '#app/domain/billing/catalogue.ts'
import { type OrderStatus, TAKEN_BACK } from '#app/domain/billing/orders.ts'
import { isOver, premiumUntil, type SubscriptionFacts, tierAt } from '#app/domain/billing/entitlements.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { EmailContent } from '#app/features/mail/compose-email.ts'
import type { Services } from '#app/features/services.ts'
import type {
  BillState,
  CheckoutState,
  PaymentsMode,
  SubscriptionState,
} from '#app/ports/payments/payments.ts'
import { billingEmail } from './billing-emails.server.ts'
import { announceBilling } from './billing-news.ts'
import {
  paymentFailedEmail,
  purchaseEmail,
  refundEmail,
  subscriptionEndingEmail,
} from './billing-email-texts.ts'

/** What the provider was found to know about one customer. */
export type States = {
  subscriptions: SubscriptionState[]
  bills: BillState[]
  checkouts: CheckoutState[]
}

/** Whose states they are; `providerId` is the provider's name for it. */
export type Customer = { id: string; memberId: string | null; providerId: string | null; revision: number }

type Needs = Pick<Services, 'jobs' | 'push' | 'site' | 'now' | 'payments'>

/**
 * Writes down what the provider knows, and what follows from it: entitlements, e-mails, news for open pages. Each state
 * speaks for itself, so that it does not matter in which order they come, or how often.
 */
export async function applyStates(
  tx: Tx,
  services: Needs,
  customer: Customer,
  states: States,
): Promise<void> {
  const { site, payments, now } = services
  const about = { origin: site.origin, isSandbox: payments?.mode === 'sandbox' }
  const emails: EmailContent[] = []
  const planOf = new Map<string, { plan: PlanName | null; periodEndMs: number | null }>()

  for (const state of states.subscriptions) planOf.set(state.id, state)
  for (const bill of states.bills) {
    const subscription = bill.subscriptionId ? planOf.get(bill.subscriptionId) : undefined
    const plan = subscription?.plan ?? null
    const due = await applyBill(tx, customer, bill, now())
    if (due === 'purchase') emails.push(purchaseEmail(bill, plan, subscription?.periodEndMs ?? null, about))
    if (due === 'failure') emails.push(paymentFailedEmail(bill, plan, about))
    if (due === 'refund') emails.push(refundEmail(bill, plan, bill.status === 'refunded', about))
  }
  // After the bills: what a subscription gives depends on whether its money stayed.
  for (const state of states.subscriptions) {
    const end = await applySubscription(tx, customer, state, now())
    if (end) emails.push(subscriptionEndingEmail(state.plan, end.atMs, end.hasEnded, about))
  }
  for (const checkout of states.checkouts) {
    await tx
      .update(billingCheckouts)
      .set({
        state: checkout.status,
        isPaid: checkout.isPaid,
        subscriptionId: checkout.subscriptionId,
        billId: checkout.billId,
        ...(checkout.status !== 'open' && { url: null }),
      })
      .where(eq(billingCheckouts.providerId, checkout.id))
  }
  if (customer.memberId === null) return
  if (payments) await applyEntitlements(tx, payments.mode, customer.memberId, now())
  await announceBilling(services.push, customer.memberId)
  const { memberId } = customer
  for (const message of emails)
    await enqueueEmail(services.jobs, billingEmail, { memberId, ...message }, { tx })
}

/** Resolves to the end that has to be announced, if one has. */
async function applySubscription(
  tx: Tx,
  customer: Customer,
  state: SubscriptionState,
  now: Date,
): Promise<{ atMs: number; hasEnded: boolean } | null> {
  const [known] = await tx
    .select({ status: billingSubscriptions.status, announced: billingSubscriptions.endAnnouncedFor })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.providerId, state.id))
  // What is over never comes back: an answer that says otherwise is older.
  if (known && isOver(known.status) && !isOver(state.status)) return null

  const facts = { ...state, returnedUntilMs: await returnedUntil(tx, customer, state.id) }
  const end = endOf(facts, now)
  const announcedMs = known?.announced?.getTime() ?? null
  const isNews = end !== null && (end.hasEnded ? announcedMs === null : announcedMs !== end.atMs)
  const values = {
    status: state.status,
    priceId: state.priceId,
    plan: state.plan,
    currentPeriodEnd: dateOf(state.periodEndMs),
    cancelAtPeriodEnd: state.cancelAtPeriodEnd,
    unpaidSince: dateOf(state.unpaidSinceMs),
    paymentMethodBrand: state.card?.brand ?? null,
    paymentMethodLast4: state.card?.last4 ?? null,
    returnedUntil: dateOf(facts.returnedUntilMs),
    premiumUntil: dateOf(premiumUntil(facts)),
    missingSince: null,
    endAnnouncedFor: end === null ? null : isNews ? dateOf(end.atMs) : (known?.announced ?? null),
    updatedAt: now,
  }
  await tx
    .insert(billingSubscriptions)
    .values({
      id: newId(now.getTime()),
      customerId: customer.id,
      providerId: state.id,
      startedAt: new Date(state.startedMs),
      ...values,
    })
    .onConflictDoUpdate({ target: billingSubscriptions.providerId, set: values })
  return isNews ? end : null
}

/** Until when the subscription's bills had paid whose money went back since; null where none did. */
async function returnedUntil(tx: Tx, customer: Customer, subscriptionId: string): Promise<number | null> {
  const [row] = await tx
    .select({ until: max(billingOrders.coversUntil) })
    .from(billingOrders)
    .where(
      and(
        eq(billingOrders.customerId, customer.id),
        eq(billingOrders.subscriptionId, subscriptionId),
        inArray(billingOrders.status, [...TAKEN_BACK]),
      ),
    )
  return row?.until?.getTime() ?? null
}

function endOf(state: SubscriptionFacts, now: Date): { atMs: number; hasEnded: boolean } | null {
  if (state.status === 'canceled') return { atMs: state.periodEndMs ?? now.getTime(), hasEnded: true }
  const isEnding = state.cancelAtPeriodEnd && premiumUntil(state) !== null
  return isEnding && state.periodEndMs !== null ? { atMs: state.periodEndMs, hasEnded: false } : null
}

/** Resolves to the e-mail that is due. */
async function applyBill(
  tx: Tx,
  customer: Customer,
  bill: BillState,
  now: Date,
): Promise<'purchase' | 'failure' | 'refund' | null> {
  const [known] = await tx
    .select({
      status: billingOrders.status,
      isConfirmed: billingOrders.isConfirmed,
      isFailureTold: billingOrders.isFailureTold,
    })
    .from(billingOrders)
    .where(eq(billingOrders.providerId, bill.id))
  // A bill that was settled does not open again.
  if (known && known.status !== 'pending' && bill.status === 'pending') return null

  const isPurchase = bill.isFirst && bill.status === 'completed' && bill.amount > 0
  const isFailure = !bill.isFirst && bill.status === 'pending' && bill.hasFailed
  const values = {
    number: bill.number,
    paymentId: bill.paymentId,
    subscriptionId: bill.subscriptionId,
    coversUntil: dateOf(bill.coversUntilMs),
    amountTotal: bill.amount,
    currency: bill.currency,
    status: bill.status,
    isConfirmed: isPurchase || (known?.isConfirmed ?? false),
    isFailureTold: isFailure || (known?.isFailureTold ?? false),
    updatedAt: now,
  }
  await tx
    .insert(billingOrders)
    .values({
      id: newId(now.getTime()),
      customerId: customer.id,
      providerId: bill.id,
      orderDate: new Date(bill.createdMs),
      ...values,
    })
    .onConflictDoUpdate({ target: billingOrders.providerId, set: values })
  if (isPurchase && !known?.isConfirmed) return 'purchase'
  if (known && isRefundNews(known.status, bill.status)) return 'refund'
  return isFailure && !known?.isFailureTold ? 'failure' : null
}

/** More went back than before: nothing of it, a part, all. A refund that failed afterwards is less, and no news. */
function isRefundNews(before: OrderStatus, after: OrderStatus): boolean {
  if (after === 'refunded') return before !== 'refunded'
  return after === 'partly_refunded' && before !== 'partly_refunded' && before !== 'refunded'
}

/** The member's tier follows from all their subscriptions of the mode, by the table of entitlements. */
export async function applyEntitlements(
  tx: Tx,
  mode: PaymentsMode,
  memberId: string,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .select({ until: max(billingSubscriptions.premiumUntil) })
    .from(billingSubscriptions)
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingSubscriptions.customerId))
    .where(and(eq(billingCustomers.memberId, memberId), eq(billingCustomers.mode, mode)))
  const tier = tierAt(row?.until?.getTime() ?? null, now.getTime())
  await tx
    .update(profiles)
    .set({ subscription: tier, updatedAt: now })
    .where(and(eq(profiles.id, memberId), ne(profiles.subscription, tier)))
}

/**
 * Takes the customer's turn: null when somebody applied something since the states were read, which may then be
 * older than what is written.
 */
export async function takeTurn(tx: Tx, customer: Customer): Promise<Customer | null> {
  const [taken] = await tx
    .update(billingCustomers)
    .set({ revision: sql`${billingCustomers.revision} + 1` })
    .where(and(eq(billingCustomers.id, customer.id), eq(billingCustomers.revision, customer.revision)))
    .returning(CUSTOMER)
  return taken ?? null
}

export const CUSTOMER = {
  id: billingCustomers.id,
  memberId: billingCustomers.memberId,
  providerId: billingCustomers.providerId,
  revision: billingCustomers.revision,
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))
