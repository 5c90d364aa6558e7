import { and, desc, eq } from 'drizzle-orm'
import { billingCheckouts, stripeUserOrders, stripeUserSubscriptions } from '#app/db/schema/index.ts'
import { CheckoutReference } from '#app/domain/billing/billing-forms.ts'
import { CATALOGUE, type PlanName } from '#app/domain/billing/catalogue.ts'
import { formatMoney } from '#app/domain/billing/money.ts'
import { isManaged, isPeriodReturned } from '#app/domain/billing/rights.ts'
import {
  cardBrand,
  dayInWords,
  orderLabel,
  orderTone,
  periodEndLabel,
  statusLabel,
  statusTone,
  type Tone,
} from '#app/domain/billing/subscription-words.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
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
  card: { brand: string; last4: string } | null
}

/** The member's subscription; null means none has been started. */
export async function subscriptionOf(
  { db, payments }: Needs,
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
  const facts = { status: row.subscriptionStatus, cancelAtPeriodEnd: row.cancelAtPeriodEnd }
  const periods = {
    periodEndMs: row.currentPeriodEnd === null ? null : row.currentPeriodEnd * 1000,
    returnedUntilMs: row.returnedUntil?.getTime() ?? null,
  }
  return {
    status: row.subscriptionStatus,
    label: statusLabel(facts),
    tone: statusTone(facts),
    plan: row.plan,
    planTitle: row.plan ? CATALOGUE[row.plan].title : 'Premium',
    periodEnd:
      row.currentPeriodEnd === null
        ? null
        : { label: periodEndLabel(facts), day: dayInWords(row.currentPeriodEnd) },
    isCancelling: row.subscriptionStatus === 'active' && row.cancelAtPeriodEnd,
    isReturned: isManaged(row.subscriptionStatus) && isPeriodReturned(periods),
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

export type Purchase = { kind: 'confirmed' | 'waiting'; transactionId: string } | { kind: 'not-found' }

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
  const id = CheckoutReference.safeParse(reference)
  if (!payments || !id.success) return { kind: 'not-found' }
  const read = async () => {
    const [row] = await services.db
      .select({ state: billingCheckouts.state, isPaid: billingCheckouts.isPaid })
      .from(billingCheckouts)
      .where(
        and(
          eq(billingCheckouts.providerId, id.data),
          eq(billingCheckouts.memberId, member.id),
          eq(billingCheckouts.mode, payments.mode),
        ),
      )
    return row
  }
  let row = await read()
  if (row && !row.isPaid && (row.state === 'open' || row.state === 'complete')) {
    try {
      await limits.spend('purchase-hour', member.id)
      await applyCheckout(services, payments, member, { id: id.data })
      row = await read()
    } catch (error) {
      log.warn({ error }, 'a purchase could not be looked up; its event will tell')
    }
  }
  if (!row || row.state === 'expired' || row.state === 'failed') return { kind: 'not-found' }
  return { kind: row.isPaid ? 'confirmed' : 'waiting', transactionId: id.data }
}
