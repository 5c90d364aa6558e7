import { CATALOGUE, priceLine } from '#app/domain/billing/catalogue.ts'
import { formatMoney } from '#app/domain/billing/money.ts'
import { isOver } from '#app/domain/billing/entitlements.ts'
import { cardBrand, dayInWords, periodEndLabel, statusLabel } from '#app/domain/billing/subscription-words.ts'
import type { SandboxPortal } from '#app/ports/payments/sandbox-console.ts'

const DISPUTE: Record<string, string> = {
  needs_response: 'disputed',
  lost: 'charged back',
  won: 'paid (dispute won)',
}

/** The sandbox's portal in words, with what can be done to the subscription as it is now. */
export function presentPortal({ subscription, bills, returnUrl }: SandboxPortal) {
  const plan = subscription && CATALOGUE[subscription.plan]
  return {
    returnUrl,
    subscription: subscription &&
      plan && {
        title: plan.title,
        price: priceLine(plan),
        label: statusLabel(subscription),
        period: `${periodEndLabel(subscription)} ${dayInWords((subscription.endedMs ?? subscription.periodEndMs) / 1000)}`,
        card: `${cardBrand(subscription.card.brand)} ending in ${subscription.card.last4}`,
        otherPlan: CATALOGUE[plan.name === 'monthly' ? 'annual' : 'monthly'].title,
        isOver: isOver(subscription.status),
        isLiving: subscription.status === 'active' || subscription.status === 'past_due',
        isActive: subscription.status === 'active',
        isCancelling: subscription.cancelAtPeriodEnd,
      },
    bills: bills.map((bill) => ({
      number: bill.number,
      amount: formatMoney(bill.amount, bill.currency),
      day: dayInWords(bill.createdMs / 1000),
      status: bill.status === 'paid' && bill.dispute ? DISPUTE[bill.dispute] : bill.status,
    })),
    hasDispute: bills.some(({ status, dispute }) => status === 'paid' && dispute === 'needs_response'),
  }
}

export type PortalView = ReturnType<typeof presentPortal>
