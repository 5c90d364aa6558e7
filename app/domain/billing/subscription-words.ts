/** How a subscription and an order are said to the member. Pure words; dates come formatted. */

export type StatusFacts = { status: string; cancelAtPeriodEnd: boolean }

const LABELS: Record<string, string> = {
  not_started: 'No subscription',
  active: 'Active',
  past_due: 'Past Due',
  canceled: 'Canceled',
  trialing: 'Trial',
}

export function statusLabel({ status, cancelAtPeriodEnd }: StatusFacts): string {
  if (status === 'active' && cancelAtPeriodEnd) return 'Active (Canceling)'
  return LABELS[status] ?? status.toUpperCase()
}

export type Tone = 'good' | 'warn' | 'bad' | 'plain'

export function statusTone({ status, cancelAtPeriodEnd }: StatusFacts): Tone {
  if (status === 'past_due' || (status === 'active' && cancelAtPeriodEnd)) return 'warn'
  if (status === 'active' || status === 'trialing') return 'good'
  return status === 'not_started' || status === 'canceled' ? 'plain' : 'bad'
}

/** What the end of the period means: more to come, an end, one that has been, or nobody can say. */
export function periodEndLabel({
  status,
  cancelAtPeriodEnd,
}: StatusFacts): 'Renews' | 'Expires' | 'Ended' | 'Period ends' {
  if (status === 'canceled' || status === 'incomplete_expired') return 'Ended'
  if (cancelAtPeriodEnd) return 'Expires'
  // What is not being paid renews only once it is.
  return status === 'active' || status === 'trialing' ? 'Renews' : 'Period ends'
}

export const PAST_DUE_NOTICE =
  'Your payment is past due. Please update your payment method to continue using premium features.'

/** Why a subscription that lives gives no Premium, and what to do about it; null where that is not the matter. */
export function holdNotice(status: string): string | null {
  switch (status) {
    case 'active':
    case 'trialing':
    case 'past_due':
    case 'incomplete':
    case 'incomplete_expired':
    case 'canceled':
      return null
    case 'unpaid':
      return 'We could not collect your payment, so Premium is off. Pay what is due and update your card under Manage Subscription to get Premium back.'
    case 'paused':
      return 'Your subscription is paused: Premium is off, and nothing is charged. Check your payment method under Manage Subscription, or write to us and we will restart it.'
    default:
      return 'Premium is off. Manage Subscription shows what the payment provider is waiting for.'
  }
}

export const cancellingNotice = (date: string) => `Your subscription will not renew and will end on ${date}.`

/** While the money of the running period has gone back: refunded in full, or charged back by the card's bank. */
export const returnedNotice = (date: string, isCancelling: boolean) =>
  isCancelling
    ? 'The payment for this period was refunded, so Premium has ended. You will not be charged again.'
    : `The payment for this period was refunded, so Premium has ended. The next payment is due on ${date} and starts Premium again, unless you cancel under Manage Subscription.`

/** The badge of an order: completed green, pending yellow, anything else red. */
export function orderTone(status: string): Tone {
  return status === 'completed' ? 'good' : status === 'pending' ? 'warn' : 'bad'
}

export function orderLabel(status: string): string {
  const words = status.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
})

/** The day of a moment that the provider gives in seconds since 1970, as people in Britain write it. */
export const dayInWords = (epochSeconds: number): string => DATE.format(epochSeconds * 1000)

/** "visa" is how providers write it; "Visa" is what stands on the card. */
export function cardBrand(brand: string): string {
  const NAMES: Record<string, string> = {
    visa: 'Visa',
    mastercard: 'Mastercard',
    amex: 'American Express',
    unionpay: 'UnionPay',
    jcb: 'JCB',
    diners: 'Diners Club',
    discover: 'Discover',
  }
  return NAMES[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1)
}
