import type { Tier } from '#app/domain/allowance.ts'

/**
 * Who is premium: one table of subscription status × time. The provider's status is only ever copied; what it
 * entitles to is decided here, and nowhere else.
 */

export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'paused',
  'incomplete',
  'incomplete_expired',
  'canceled',
] as const

/** What decides about entitlements, copied from the provider. Times in ms since 1970. */
export type SubscriptionFacts = {
  /** One of `SUBSCRIPTION_STATUSES`, or a word the provider has learnt since. */
  status: string
  periodEndMs: number | null
  cancelAtPeriodEnd: boolean
  /** When the oldest bill that is still open was made; only asked for where the status says that one is. */
  unpaidSinceMs: number | null
  /** The end of the furthest period whose money has gone back: refunded in full, or charged back. */
  returnedUntilMs: number | null
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A renewal is told some time after the period ended, and the teller may be down: who pays is not locked out
 * for that. Providers repeat what they have to tell for three days.
 */
export const RENEWAL_LEEWAY_MS = 3 * DAY_MS

/** The longest that a provider tries to collect a renewal again. What is unpaid longer is not paid. */
export const PAST_DUE_GRACE_MS = 60 * DAY_MS

type Rule = (facts: SubscriptionFacts) => number | null

/** Until when, or never: `null`. A status without a line here gives nothing. */
const PREMIUM_UNTIL: Record<string, Rule> = {
  active: untilPeriodEnd,
  trialing: untilPeriodEnd,
  past_due: ({ unpaidSinceMs, periodEndMs }) =>
    unpaidSinceMs === null ? periodEndMs : unpaidSinceMs + PAST_DUE_GRACE_MS,
}

function untilPeriodEnd({ periodEndMs, cancelAtPeriodEnd }: SubscriptionFacts): number | null {
  if (periodEndMs === null) return null
  return cancelAtPeriodEnd ? periodEndMs : periodEndMs + RENEWAL_LEEWAY_MS
}

/**
 * The moment from which the subscription no longer gives premium; `null` when it gives none at any time. A period
 * whose money has gone back gives none, whatever the status; the next one that is paid does again.
 */
export function premiumUntil(facts: SubscriptionFacts): number | null {
  return isPeriodReturned(facts) ? null : (PREMIUM_UNTIL[facts.status]?.(facts) ?? null)
}

/** Whether the money of the period the subscription is in has gone back. */
export function isPeriodReturned({
  periodEndMs,
  returnedUntilMs,
}: Pick<SubscriptionFacts, 'periodEndMs' | 'returnedUntilMs'>): boolean {
  return returnedUntilMs !== null && periodEndMs !== null && periodEndMs <= returnedUntilMs
}

export function tierAt(untilMs: number | null, nowMs: number): Tier {
  return untilMs !== null && nowMs < untilMs ? 'premium' : 'free'
}

/** States that a subscription never leaves: whatever says otherwise later is old news. */
export const isOver = (status: string): boolean => status === 'canceled' || status === 'incomplete_expired'

/**
 * Whether the member has something to look after at the provider rather than something to buy: a second
 * subscription beside it would be paid twice.
 */
export const isManaged = (status: string): boolean => !isOver(status) && status !== 'incomplete'
