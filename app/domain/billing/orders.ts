/** What became of a bill: one table of payment, refunds and disputes, the same for every provider. */

export const ORDER_STATUSES = [
  'pending',
  'completed',
  'voided',
  'uncollectible',
  /** A part of the money went back, or all of it. */
  'partly_refunded',
  'refunded',
  /** The cardholder's bank asks for the money back, and nobody has decided yet; then it went back. */
  'disputed',
  'charged_back',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export type PaymentFacts = {
  /** What the bill itself says. */
  own: 'pending' | 'completed' | 'voided' | 'uncollectible'
  /** In minor units. */
  paid: number
  /** In minor units: what has gone back, or is on its way. */
  refunded: number
  /** As the provider words the state of each. */
  disputes: readonly string[]
}

/** Decided for us, or over without a decision: the payment stands. What a prevented one gave back is a refund. */
const STANDS = new Set(['won', 'warning_closed', 'prevented'])

/** A dispute in a state that is not known here is taken for one that is not decided. */
export function orderStatus({ own, paid, refunded, disputes }: PaymentFacts): OrderStatus {
  if (own !== 'completed') return own
  if (disputes.includes('lost')) return 'charged_back'
  if (refunded > 0 && refunded >= paid) return 'refunded'
  if (disputes.some((state) => !STANDS.has(state))) return 'disputed'
  return refunded > 0 ? 'partly_refunded' : 'completed'
}

/**
 * The bill's money has gone back, so the period it paid for is not paid. A part that went back, and a dispute
 * that nobody has decided, change nothing about the period.
 */
export const isTakenBack = (status: OrderStatus): boolean =>
  status === 'refunded' || status === 'charged_back'

export const TAKEN_BACK: readonly OrderStatus[] = ORDER_STATUSES.filter(isTakenBack)
