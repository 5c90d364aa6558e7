import type { OrderStatus } from './orders.ts'
import { isOver } from './entitlements.ts'
import { holdNotice } from './subscription-words.ts'

/** What became of a purchase, long after it was paid: said to whoever opens its page again. */

export type PurchaseFacts = {
  /** Of the bill that was paid; null where it is not known. */
  order: { status: OrderStatus; amount: string } | null
  /** What it began; null where it is not known. */
  subscription: {
    status: string
    premiumUntilMs: number | null
    endDay: string | null
    isReturned: boolean
  } | null
  /** Whether the member has Premium now, by this purchase or another. */
  isPremium: boolean
}

export type PurchaseStanding =
  /** Paid, and Premium is on by it. */
  | { kind: 'good'; note: string | null }
  | { kind: 'over'; title: string; words: string; next: 'plans' | 'profile' }

const RETURNED_LATER =
  'The last payment for this subscription was refunded, so Premium is off. Your profile shows what happens next.'

/** `nowMs` in ms since 1970. */
export function purchaseStanding(
  { order, subscription, isPremium }: PurchaseFacts,
  nowMs: number,
): PurchaseStanding {
  const still = isPremium ? ' You have Premium through another payment.' : ''
  const next = isPremium || (subscription && !isOver(subscription.status)) ? 'profile' : 'plans'
  if (order?.status === 'refunded') {
    const words = `${order.amount} was refunded, and the Premium it paid for has ended.${still}`
    return { kind: 'over', title: 'This payment was refunded', words, next }
  }
  if (order?.status === 'charged_back') {
    const words = `Your card’s bank took ${order.amount} back, and the Premium it paid for has ended.${still}`
    return { kind: 'over', title: 'This payment was charged back', words, next }
  }
  if (subscription && isOver(subscription.status)) {
    const when = subscription.endDay === null ? 'It has ended.' : `It ended on ${subscription.endDay}.`
    const words = `${when} You will not be charged for it again.${still}`
    return { kind: 'over', title: 'This subscription has ended', words, next }
  }
  const isOn = subscription
    ? subscription.premiumUntilMs !== null && nowMs < subscription.premiumUntilMs
    : isPremium
  if (!isOn) {
    const words =
      (subscription && holdNotice(subscription.status)) ??
      (subscription?.isReturned ? RETURNED_LATER : null) ??
      'The subscription that this payment started gives no Premium now. Your profile shows its status.'
    return { kind: 'over', title: 'Premium is not on at the moment', words, next: 'profile' }
  }
  return {
    kind: 'good',
    note: order?.status === 'partly_refunded' ? 'Part of this payment was refunded.' : null,
  }
}
