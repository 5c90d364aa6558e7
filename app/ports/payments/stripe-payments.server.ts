import { Stripe } from 'stripe'
import { CATALOGUE, type PlanName } from '#app/domain/billing/catalogue.ts'
import { AppError } from '#app/domain/errors.ts'
import { type Payments, type ProviderEvent, isTimely, readEventObject, signedAt } from './payments.ts'
import { orNull, stripeFault } from './stripe-faults.ts'
import type { StripeSettings } from './stripe-settings.ts'
import { billState, checkoutState, idOf, subscriptionState } from './stripe-states.ts'

const TIMEOUT_MS = 10_000
const RETRIES = 2
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

  const isChecked = new Set<PlanName>()
  async function checkPrice(plan: PlanName): Promise<void> {
    if (isChecked.has(plan)) return
    const price = await stripe.prices.retrieve(prices[plan])
    if (planLike(price) !== plan || !price.active)
      throw new AppError('failed', `The price ${price.id} at Stripe is not the ${plan} plan of the catalogue`)
    isChecked.add(plan)
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
        await checkPrice(plan)
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
          { idempotencyKey: `checkout-${key}` },
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
          return checkoutState(await stripe.checkout.sessions.retrieve(id))
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
      const pages = stripe.events.list({ created, types: [...STRIPE_EVENTS], limit: 100 })
      const newestFirst = await ask(() => pages.autoPagingToArray({ limit: EVENTS_AT_MOST }))
      for (const event of newestFirst.toReversed()) yield providerEvent(event)
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

/** The plan of the catalogue that a price is: also one that was replaced since, for those who still pay it. */
export function planLike(price: Stripe.Price): PlanName | null {
  const { recurring, unit_amount: amount, currency } = price
  const plan = Object.values(CATALOGUE).find(
    (one) =>
      one.amount === amount &&
      one.currency === currency &&
      one.interval === recurring?.interval &&
      recurring.interval_count === 1,
  )
  return plan?.name ?? null
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
