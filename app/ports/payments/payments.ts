import type { PlanName } from '#app/domain/billing/catalogue.ts'
import type { OrderStatus } from '#app/domain/billing/orders.ts'
import type { SandboxConsole } from './sandbox-console.ts'

/** Real money, a provider's test money, or our own play money. What belongs to one never counts in another. */
export type PaymentsMode = 'live' | 'test' | 'sandbox'

/**
 * Takes payments. The provider's objects are only ever read as they are now: events say that something happened,
 * never what.
 *
 * Whatever asks the provider rejects with `unavailable` when nobody knows whether it was done (no answer, too busy):
 * asked again under the same key it is done once. It rejects with `failed` when it was refused for good, and asking
 * under that key again would be refused again.
 */
export type Payments = {
  mode: PaymentsMode
  /**
   * Asks whether what the catalogue sells can be sold: what is wrong with it at the provider, one sentence each for
   * the operator. What was found is remembered for `salesFaults`.
   */
  checkSales(): Promise<readonly string[]>
  /** As last found; none before anybody asked. While there is one nothing is sold. */
  salesFaults(): readonly string[]
  /** The same key gives the same customer. */
  createCustomer(customer: NewCustomer, key: string): Promise<{ id: string }>
  /** False where the provider has deleted the customer, or has never had one of that name. */
  hasCustomer(customerId: string): Promise<boolean>
  changeEmail(customerId: string, email: string): Promise<void>
  /**
   * Ends every subscription of the customer at once and forgets who they are; bills stay. A customer who is gone
   * already is no failure.
   */
  forgetCustomer(customerId: string): Promise<void>
  /** A page where the plan can be paid, at the catalogue's price. The same key and customer give the same page. */
  openCheckout(checkout: NewCheckout, key: string): Promise<CheckoutState>
  findCheckout(id: string): Promise<CheckoutState | null>
  /**
   * Closes a page that nobody paid at; what it is afterwards, which is `complete` where somebody was quicker, or
   * null where there is none.
   */
  expireCheckout(id: string): Promise<CheckoutState | null>
  /** A page where the customer changes card or plan, cancels, and sees bills. */
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<{ url: string }>
  findSubscription(id: string): Promise<SubscriptionState | null>
  findBill(id: string): Promise<BillState | null>
  /** Events since then, oldest first: what would have been delivered. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>
  /** The event in a delivered body; rejects with `invalid-input` unless the provider signed it within minutes of now. */
  readEvent(body: Uint8Array, signature: string | null, now: Date): Promise<ProviderEvent>
  /** What the sandbox's own pages do; null where the provider has pages itself. */
  sandbox: SandboxConsole | null
}

export type NewCustomer = { memberId: string; email: string }

export type NewCheckout = {
  customerId: string
  plan: PlanName
  /** Holds `{CHECKOUT_SESSION_ID}` where the checkout's id is to stand. */
  successUrl: string
  cancelUrl: string
  expiresAt: Date
}

export type CheckoutState = {
  id: string
  customerId: string
  status: 'open' | 'complete' | 'expired'
  isPaid: boolean
  /** Where to pay; null once it cannot be paid any more. */
  url: string | null
  subscriptionId: string | null
  billId: string | null
}

/** Times in ms since 1970. */
export type SubscriptionState = {
  id: string
  customerId: string
  status: string
  priceId: string
  plan: PlanName | null
  periodEndMs: number | null
  cancelAtPeriodEnd: boolean
  /** Of the oldest bill still open; read only where the status is past_due. */
  unpaidSinceMs: number | null
  card: { brand: string; last4: string } | null
  startedMs: number
  latestBillId: string | null
}

export type BillState = {
  id: string
  customerId: string
  subscriptionId: string | null
  number: string | null
  /** What refunds and disputes of it name. */
  paymentId: string | null
  createdMs: number
  /** The end of what it pays for; null where it names no period. */
  coversUntilMs: number | null
  /** In minor units. */
  amount: number
  currency: string
  status: OrderStatus
  /** The bill that starts a subscription, as opposed to a renewal. */
  isFirst: boolean
  /** Somebody tried to collect it, and it is still open. */
  hasFailed: boolean
}

export type ProviderEvent = {
  id: string
  type: string
  createdAt: Date
  isLive: boolean
  /** Whose it is said to be: where to look first, never what to believe. */
  customerHint: string | null
  /** What it is about, to be asked for; null for what we need not know. */
  about: { kind: 'subscription' | 'bill' | 'checkout' | 'payment'; id: string } | null
}

/** Seconds that a signature may be old, and that clocks may differ: in both directions. */
const TOLERANCE_S = 300

/** Whether a signature's own time is near now. One from the future is as wrong as an old one. */
export function isTimely(signedAtS: number, now: Date): boolean {
  return Math.abs(now.getTime() / 1000 - signedAtS) <= TOLERANCE_S
}

/** The time in a signature header "t=…,v1=…"; null for anything else. */
export function signedAt(header: string): number | null {
  const found = /(?:^|,)\s*t=(\d{1,12})(?:,|$)/.exec(header)
  return found ? Number(found[1]) : null
}

type EventObject = { id?: unknown; object?: unknown; customer?: unknown; payment_intent?: unknown }

/** What is taken from the object an event carries: its kind, its name and whose it is said to be. */
export function readEventObject(object: EventObject): Pick<ProviderEvent, 'about' | 'customerHint'> {
  const { customer } = object
  return { about: aboutOf(object), customerHint: typeof customer === 'string' ? customer : null }
}

function aboutOf(object: EventObject): ProviderEvent['about'] {
  const id = typeof object.id === 'string' ? object.id : null
  switch (object.object) {
    case 'subscription':
      return id === null ? null : { kind: 'subscription', id }
    case 'invoice':
      return id === null ? null : { kind: 'bill', id }
    case 'checkout.session':
      return id === null ? null : { kind: 'checkout', id }
    case 'refund':
    case 'dispute':
    case 'charge':
      return typeof object.payment_intent === 'string' ? { kind: 'payment', id: object.payment_intent } : null
    default:
      return null
  }
}
