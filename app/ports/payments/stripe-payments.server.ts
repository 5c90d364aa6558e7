import { Stripe } from 'stripe'
import { CATALOGUE, type PlanName } from '#app/domain/billing/catalogue.ts'
import { AppError } from '#app/domain/errors.ts'
import { type Payments, type ProviderEvent, isTimely, readEventObject, signedAt } from './payments.ts'
import { orNull, stripeFault } from './stripe-faults.ts'
import { faultsOfPrices, planLike } from './stripe-prices.server.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { billState, checkoutState, idOf, subscriptionState } from './stripe-states.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2
/** As many as Stripe takes in one question for events. */
const TYPES_PER_CALL = 20
const EVENTS_AT_MOST = 5000
const OLDEST_BILLS = 100

/** What Stripe has to be told to send us; everything else is ignored. */
export const STRIPE_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.EventListParams['type'][]

/** Stripe, through its own client. Prices are checked against the catalogue before anybody pays one. */
export function stripePayments(settings: StripeSettings): Payments {
  const { prices, webhookSecret } = settings
  const stripe = openStripe(settings)
  const mode = /^\w\w_live_/.test(settings.secretKey) ? 'live' : 'test'
  const planOf = (price: Stripe.Price): PlanName | null =>
    price.id === prices.monthly ? 'monthly' : price.id === prices.annual ? 'annual' : planLike(price)

  let faults: readonly string[] = []
  let isChecked = false
  async function checkSales(): Promise<readonly string[]> {
    faults = await faultsOfPrices(stripe, prices, mode === 'live')
    isChecked = true
    return faults
  }

  /** Asks, and turns what goes wrong into the contract's two ways of failing. */
  async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    try {
      return await question()
    } catch (error) {
      throw stripeFault(error)
    }
  }

  return {
    mode,
    checkSales: () => ask(checkSales),
    salesFaults: () => faults,
    createCustomer: ({ memberId, email }, key) =>
      ask(async () => {
        // The e-mail address is part of the key: under one key Stripe takes one set of parameters.
        const idempotencyKey = `customer-${key}-${Buffer.from(email).toString('base64url')}`.slice(0, 255)
        const { id } = await stripe.customers.create(
          { email, metadata: { member_id: memberId } },
          { idempotencyKey },
        )
        return { id }
      }),
    hasCustomer: (customerId) =>
      ask(async () => {
        const customer = await orNull(stripe.customers.retrieve(customerId))
        return customer !== null && customer.deleted !== true
      }),
    changeEmail: (customerId, email) =>
      ask(async () => {
        await orNull(stripe.customers.update(customerId, { email }))
      }),
    // Deleting a customer also cancels their subscriptions, and does it at once.
    forgetCustomer: (customerId) =>
      ask(async () => {
        await orNull(stripe.customers.del(customerId))
      }),
    openCheckout: ({ customerId, plan, successUrl, cancelUrl, expiresAt }, key) =>
      ask(async () => {
        // Nobody pays a price that was never seen to be the catalogue's.
        if (!isChecked || faults.length > 0) await checkSales()
        if (faults.length > 0) throw new AppError('failed', faults.join('; '))
        const session = await stripe.checkout.sessions.create(
          {
            mode: CATALOGUE[plan].mode,
            customer: customerId,
            line_items: [{ price: prices[plan], quantity: 1 }],
            success_url: successUrl,
            cancel_url: cancelUrl,
            expires_at: Math.floor(expiresAt.getTime() / 1000),
            locale: 'en-GB',
          },
          // A customer who was made anew gets a page of their own: under one key Stripe takes one set of parameters.
          { idempotencyKey: `checkout-${key}-${customerId}`.slice(0, 255) },
        )
        return checkoutState(session)
      }),
    findCheckout: (id) =>
      ask(async () => {
        const session = await orNull(stripe.checkout.sessions.retrieve(id))
        return session && checkoutState(session)
      }),
    expireCheckout: (id) =>
      ask(async () => {
        try {
          return checkoutState(await stripe.checkout.sessions.expire(id))
        } catch (error) {
          // Only an open page can be closed; what it is instead is what we want to know.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          const session = await orNull(stripe.checkout.sessions.retrieve(id))
          return session && checkoutState(session)
        }
      }),
    openPortal: ({ customerId, returnUrl }) =>
      ask(async () => {
        const { url } = await stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: 'en-GB',
        })
        return { url }
      }),
    findSubscription: (id) =>
      ask(async () => {
        const subscription = await orNull(
          stripe.subscriptions.retrieve(id, { expand: ['default_payment_method'] }),
        )
        if (!subscription) return null
        const unpaid =
          subscription.status === 'past_due'
            ? await stripe.invoices.list({ subscription: id, status: 'open', limit: OLDEST_BILLS })
            : null
        return subscriptionState(subscription, planOf, unpaid?.data ?? [])
      }),
    findBill: (id) =>
      ask(async () => {
        const invoice = await orNull(stripe.invoices.retrieve(id, { expand: ['payments'] }))
        if (!invoice) return null
        const paymentId = idOf(invoice.payments?.data[0]?.payment.payment_intent)
        if (invoice.status !== 'paid' || paymentId === null) return billState(invoice, paymentId, [], [])
        const ofPayment = { payment_intent: paymentId, limit: 100 }
        const [refunds, disputes] = await Promise.all([
          stripe.refunds.list(ofPayment),
          stripe.disputes.list(ofPayment),
        ])
        return billState(invoice, paymentId, refunds.data, disputes.data)
      }),
    async *listEvents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const lists = await ask(() =>
        Promise.all(
          chunksOf(STRIPE_EVENTS, TYPES_PER_CALL).map((types) =>
            stripe.events.list({ created, types, limit: 100 }).autoPagingToArray({ limit: EVENTS_AT_MOST }),
          ),
        ),
      )
      // Each list is newest first; among events of one second their order does not matter.
      const oldestFirst = lists.flatMap((list) => list.toReversed()).toSorted((a, b) => a.created - b.created)
      for (const event of oldestFirst) yield providerEvent(event)
    },
    async readEvent(body, signature, now) {
      const header = signature ?? ''
      let event: Stripe.Event
      try {
        event = await stripe.webhooks.constructEventAsync(
          Buffer.from(body),
          header,
          webhookSecret,
          undefined,
          undefined,
          now.getTime(),
        )
      } catch (cause) {
        throw new AppError('invalid-input', 'This event is refused. Stripe did not sign it just now.', {
          cause,
        })
      }
      // The client's check takes any time in the future; a clock that is that wrong signs nothing for us.
      const atS = signedAt(header)
      if (atS === null || !isTimely(atS, now))
        throw new AppError('invalid-input', 'This event is refused. Its signature is not of now.')
      if (event?.object !== 'event' || typeof event.id !== 'string' || typeof event.data?.object !== 'object')
        throw new AppError('invalid-input', 'This event is refused. It is no event.')
      return providerEvent(event)
    },
    sandbox: null,
  }
}

export function openStripe({ secretKey, apiBase }: Pick<StripeSettings, 'secretKey' | 'apiBase'>): Stripe {
  const base = apiBase === undefined ? null : new URL(apiBase)
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(base && {
      host: base.hostname,
      port: base.port || (base.protocol === 'https:' ? 443 : 80),
      protocol: base.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
  })
}

function chunksOf<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

function providerEvent(event: Stripe.Event): ProviderEvent {
  return {
    id: event.id,
    type: event.type,
    createdAt: new Date(event.created * 1000),
    isLive: event.livemode,
    ...readEventObject(event.data.object),
  }
}
