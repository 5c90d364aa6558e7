import { and, desc, eq } from 'drizzle-orm'
import {
  billingCheckouts,
  billingOrders,
  billingSubscriptions,
  profiles,
  stripeUserOrders,
  stripeUserSubscriptions,
} from '#app/db/schema/index.ts'
import { checkoutReferenceSchema } from '#app/domain/billing/billing-forms.ts'
import { CATALOGUE, type PlanName } from '#app/domain/billing/catalogue.ts'
import { formatMoney } from '#app/domain/billing/money.ts'
import { purchaseStanding } from '#app/domain/billing/purchase-words.ts'
import { isManaged, isOver, isPeriodReturned } from '#app/domain/billing/entitlements.ts'
import {
  cardBrand,
  dayInWords,
  holdNotice,
  orderLabel,
  orderTone,
  periodEndLabel,
  statusLabel,
  statusTone,
  type Tone,
} from '#app/domain/billing/subscription-words.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { applyCheckout } from './checkout.server.ts'

type Needs = Pick<Services, 'db' | 'payments'>

/** DATA-12 as the provider told it, and as it is said to the member. */
export type SubscriptionView = {
  status: string
  label: string
  tone: Tone
  plan: PlanName | null
  planTitle: string
  /** "Renews 20 December 2026": nothing where no end is known. */
  periodEnd: { label: string; day: string } | null
  isCancelling: boolean
  /** The money of this period went back, and Premium with it. */
  isReturned: boolean
  /** It lives at the provider: there is something to look after, and nothing else to buy. */
  isManaged: boolean
  /** Why it gives no Premium though it lives, and what to do. */
  hold: string | null
  card: { brand: string; last4: string } | null
}

/** The member's subscription; null means none has been started. */
export async function subscriptionOf(
  { db, payments, now }: Pick<Services, 'db' | 'payments' | 'now'>,
  member: Member,
): Promise<SubscriptionView | null> {
  if (!payments) return null
  const [row] = await db
    .select()
    .from(stripeUserSubscriptions)
    .where(
      and(eq(stripeUserSubscriptions.memberId, member.id), eq(stripeUserSubscriptions.mode, payments.mode)),
    )
  if (!row) return null
  const status = row.subscriptionStatus
  const endMs = row.currentPeriodEnd === null ? null : row.currentPeriodEnd * 1000
  // What the provider no longer knows is not collected for: it runs to the end of what was paid.
  const isMissing = row.missingSince !== null && !isOver(status)
  const isPaidOn = isMissing && endMs !== null && now().getTime() < endMs
  const facts = isMissing
    ? { status: isPaidOn ? 'active' : 'canceled', cancelAtPeriodEnd: true }
    : { status, cancelAtPeriodEnd: row.cancelAtPeriodEnd }
  const periods = {
    periodEndMs: endMs,
    returnedUntilMs: row.returnedUntil?.getTime() ?? null,
  }
  return {
    status: facts.status,
    label: statusLabel(facts),
    tone: statusTone(facts),
    plan: row.plan,
    planTitle: row.plan ? CATALOGUE[row.plan].title : 'Premium',
    periodEnd:
      row.currentPeriodEnd === null
        ? null
        : { label: periodEndLabel(facts), day: dayInWords(row.currentPeriodEnd) },
    isCancelling: facts.status === 'active' && facts.cancelAtPeriodEnd,
    isReturned: isManaged(facts.status) && isPeriodReturned(periods),
    isManaged: isManaged(status) && !isMissing,
    hold: isMissing ? null : holdNotice(status),
    card:
      row.paymentMethodBrand && row.paymentMethodLast4
        ? { brand: cardBrand(row.paymentMethodBrand), last4: row.paymentMethodLast4 }
        : null,
  }
}

export type OrderView = {
  id: string
  number: string | null
  day: string
  amount: string
  label: string
  tone: Tone
}

const ORDERS_SHOWN = 100

/** The member's orders, newest first. */
export async function ordersOf({ db, payments }: Needs, member: Member): Promise<OrderView[]> {
  if (!payments) return []
  const rows = await db
    .select()
    .from(stripeUserOrders)
    .where(and(eq(stripeUserOrders.memberId, member.id), eq(stripeUserOrders.mode, payments.mode)))
    .orderBy(desc(stripeUserOrders.orderDate), desc(stripeUserOrders.orderId))
    .limit(ORDERS_SHOWN)
  return rows.map((row) => ({
    id: row.orderId,
    number: row.number,
    day: dayInWords(row.orderDate.getTime() / 1000),
    amount: formatMoney(row.amountTotal, row.currency),
    label: orderLabel(row.orderStatus),
    tone: orderTone(row.orderStatus),
  }))
}

export type Purchase =
  | { kind: 'confirmed'; transactionId: string; note: string | null }
  | { kind: 'waiting'; transactionId: string }
  | { kind: 'over'; transactionId: string; title: string; words: string; next: 'plans' | 'profile' }
  | { kind: 'not-found' }

/**
 * What became of the member's own purchase. A reference of anybody else's is as unknown as an invented one. Where
 * the event has not come yet, the provider is asked once; what it says is written down as the event would be.
 */
export async function purchaseOf(
  services: Parameters<typeof applyCheckout>[0],
  member: Member,
  reference: string | null,
): Promise<Purchase> {
  const { payments, limits, log } = services
  const id = checkoutReferenceSchema.safeParse(reference)
  if (!payments || !id.success) return { kind: 'not-found' }
  const transactionId = id.data
  let row = await purchaseRow(services, payments, member, transactionId)
  if (row && !row.isPaid && (row.state === 'open' || row.state === 'complete')) {
    try {
      await limits.spend('purchase-hour', member.id)
      await applyCheckout(services, payments, member, { id: transactionId })
      row = await purchaseRow(services, payments, member, transactionId)
    } catch (error) {
      log.warn({ error }, 'a purchase could not be looked up; its event will tell')
    }
  }
  if (!row || row.state === 'expired' || row.state === 'failed') return { kind: 'not-found' }
  if (!row.isPaid) return { kind: 'waiting', transactionId }
  const standing = purchaseStanding(
    {
      order: row.orderStatus && {
        status: row.orderStatus,
        amount: formatMoney(row.amount ?? 0, row.currency ?? undefined),
      },
      subscription:
        row.status === null
          ? null
          : {
              status: row.status,
              premiumUntilMs: row.premiumUntil?.getTime() ?? null,
              isReturned: isPeriodReturned({
                periodEndMs: row.periodEnd?.getTime() ?? null,
                returnedUntilMs: row.returnedUntil?.getTime() ?? null,
              }),
              endDay: row.periodEnd && dayInWords(row.periodEnd.getTime() / 1000),
            },
      isPremium: row.tier === 'premium',
    },
    services.now().getTime(),
  )
  return standing.kind === 'good'
    ? { kind: 'confirmed', transactionId, note: standing.note }
    : { ...standing, transactionId }
}

/** The purchase with what it led to, as far as it is written down. */
async function purchaseRow({ db }: Needs, { mode }: Payments, member: Member, transactionId: string) {
  const [row] = await db
    .select({
      state: billingCheckouts.state,
      isPaid: billingCheckouts.isPaid,
      tier: profiles.subscription,
      orderStatus: billingOrders.status,
      amount: billingOrders.amountTotal,
      currency: billingOrders.currency,
      status: billingSubscriptions.status,
      premiumUntil: billingSubscriptions.premiumUntil,
      periodEnd: billingSubscriptions.currentPeriodEnd,
      returnedUntil: billingSubscriptions.returnedUntil,
    })
    .from(billingCheckouts)
    .innerJoin(profiles, eq(profiles.id, billingCheckouts.memberId))
    .leftJoin(billingOrders, eq(billingOrders.providerId, billingCheckouts.billId))
    .leftJoin(billingSubscriptions, eq(billingSubscriptions.providerId, billingCheckouts.subscriptionId))
    .where(
      and(
        eq(billingCheckouts.providerId, transactionId),
        eq(billingCheckouts.memberId, member.id),
        eq(billingCheckouts.mode, mode),
      ),
    )
  return row
}
