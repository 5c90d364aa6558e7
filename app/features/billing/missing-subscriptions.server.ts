import { eq, sql } from 'drizzle-orm'
import { billingSubscriptions } from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import { applyEntitlements, takeTurn } from './apply-states.server.ts'
import { announceBilling } from './billing-news.ts'
import { applyFresh, findCustomerById, statesOf } from './handle-events.server.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'push' | 'site' | 'now' | 'log' | 'payments'>

/**
 * Writes down how the subscription stands at the provider now. One that the provider does not know is marked: nobody
 * collects for it, so it gives premium to the end of the period that was paid and can be bought again after that. The
 * mark goes when the provider knows it again, as after a start with the key of another account.
 */
export async function readSubscriptionAgain(
  services: Needs,
  payments: Payments,
  customerId: string,
  subscriptionId: string,
): Promise<void> {
  const customer = await findCustomerById(services, customerId)
  if (!customer) return
  const read = () => statesOf(payments, { subscriptionId })
  if ((await applyFresh(services, payments, customer, read)) === 'applied') return

  const { db, log, now, push } = services
  const known = await findCustomerById(services, customerId)
  if (!known || (await payments.findSubscription(subscriptionId))) return
  const isNoted = await db.transaction(async (tx) => {
    // Somebody applied something since we asked: the next look decides.
    if (!(await takeTurn(tx, known))) return false
    await tx
      .update(billingSubscriptions)
      .set({
        missingSince: sql`coalesce(${billingSubscriptions.missingSince}, ${now().toISOString()}::timestamptz)`,
        premiumUntil: sql`least(${billingSubscriptions.premiumUntil}, ${billingSubscriptions.currentPeriodEnd})`,
        updatedAt: now(),
      })
      .where(eq(billingSubscriptions.providerId, subscriptionId))
    if (known.memberId !== null) await applyEntitlements(tx, payments.mode, known.memberId, now())
    return true
  })
  if (!isNoted) return
  log.warn({ subscription: subscriptionId }, 'a subscription is not at the payment provider any more')
  if (known.memberId !== null) await announceBilling(push, known.memberId)
}
