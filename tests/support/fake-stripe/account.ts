import { createHmac, randomBytes } from 'node:crypto'
import { API_VERSION, blankOf, eventObject, faultsOf, schemaOf } from './shapes.ts'

/** One account at the double: objects in Stripe's shapes, and what happens to them. Time is the caller's. */

export type StripeObject = { id: string; object: string; [name: string]: unknown }
type Params = Record<string, unknown>
export type StripeEvent = StripeObject & { type: string; created: number; data: { object: StripeObject } }

export const KEY = 'sk_test_double'
export const WEBHOOK_SECRET = 'whsec_double'
export const PRICES = { monthly: 'price_double_monthly', annual: 'price_double_annual' } as const
const MONTH_S = 30 * 24 * 60 * 60
const CARDS = [
  { brand: 'visa', last4: '4242' },
  { brand: 'mastercard', last4: '4444' },
]

export type Account = ReturnType<typeof openAccount>

export function openAccount(options: { now(): Date; origin(): string; isLive?: boolean }) {
  const livemode = options.isLive ?? false
  const objects = new Map<string, StripeObject[]>()
  const events: StripeEvent[] = []
  const faults: string[] = []
  let serial = 0
  const nowS = () => Math.floor(options.now().getTime() / 1000)
  const tag = randomBytes(4).toString('hex')
  const newId = (prefix: string) => `${prefix}_double${tag}${String(++serial).padStart(6, '0')}`

  /** Keeps the object as its newest version, held against Stripe's description. */
  function keep(name: string, changes: Params & { id: string }): StripeObject {
    const before = objects.get(changes.id)?.at(-1)
    const blank = before ?? { ...(blankOf(schemaOf(name)) as object), created: nowS(), livemode }
    const next = { ...blank, ...changes } as StripeObject
    for (const fault of faultsOf(next, schemaOf(name))) faults.push(`${name}${fault}`)
    objects.set(changes.id, [...(objects.get(changes.id) ?? []), next])
    return next
  }
  /** Customers that are deleted: asked for, they say only that. */
  const deleted = new Set<string>()
  const find = (id: unknown, age = 0): StripeObject | null => {
    const versions = typeof id === 'string' ? (objects.get(id) ?? []) : []
    return versions.at(-1 - age) ?? versions[0] ?? null
  }
  const all = (object: string): StripeObject[] =>
    [...objects.values()].map((versions) => versions.at(-1)!).filter((one) => one.object === object)

  /** The object of that kind that the account's key may see: what is of the other mode is not there. */
  const seen = (object: string, id: unknown, age = 0): StripeObject | null => {
    const found = find(id, age)
    const isSeen = found?.object === object && (found['livemode'] ?? livemode) === livemode
    return isSeen && !deleted.has(found.id) ? found : null
  }
  /** How Stripe refuses an id that it does not have, or has in the other mode. */
  const missing = (object: string, id: unknown, param: string) => {
    const isOfOtherMode = find(id)?.['livemode'] === !livemode
    const [there, here] = livemode ? ['test', 'live'] : ['live', 'test']
    const hint = `; a similar object exists in ${there} mode, but a ${here} mode key was used to make this request.`
    return {
      message: `No such ${object}: '${id as string}'${isOfOtherMode ? hint : ''}`,
      code: 'resource_missing',
      param,
    }
  }

  function tell(type: string, object: StripeObject): void {
    const event = keep('event', {
      id: newId('evt'),
      type,
      api_version: API_VERSION,
      data: { object: structuredClone(object) },
      pending_webhooks: 1,
      created: nowS(),
    }) as StripeEvent
    const shape = eventObject(type)
    if (!shape) faults.push(`${type}: no such event`)
    else for (const fault of faultsOf(object, schemaOf(shape))) faults.push(`${type}: ${fault}`)
    events.push(event)
  }

  function addPrice(id: string, amount: number, interval: string, more: Params = {}): StripeObject {
    return keep('price', {
      id,
      active: true,
      currency: 'gbp',
      product: 'prod_double',
      unit_amount: amount,
      unit_amount_decimal: String(amount),
      type: 'recurring',
      billing_scheme: 'per_unit',
      recurring: {
        ...(blankOf({ ...schemaOf('price__recurring') }) as object),
        interval,
        interval_count: 1,
        usage_type: 'licensed',
      },
      ...more,
    })
  }
  keep('product', { id: 'prod_double', name: 'Mealwright Premium', active: true, type: 'service' })
  addPrice(PRICES.monthly, 999, 'month')
  addPrice(PRICES.annual, 9999, 'year')

  const listOf = (data: unknown[], url: string) => ({ object: 'list', data, has_more: false, url })

  function invoice(subscription: StripeObject, status: 'paid' | 'open', reason: string): StripeObject {
    const price = itemOf(subscription)['price'] as StripeObject
    const amount = price['unit_amount'] as number
    const id = newId('in')
    const payment = {
      ...(blankOf(schemaOf('invoice_payment')) as object),
      id: newId('inpay'),
      invoice: id,
      currency: 'gbp',
      amount_requested: amount,
      status,
      livemode,
      payment: { type: 'payment_intent', payment_intent: newId('pi') },
    }
    const item = itemOf(subscription)
    const line = {
      ...(blankOf(schemaOf('line_item')) as object),
      id: newId('il'),
      invoice: id,
      amount,
      currency: 'gbp',
      period: { start: item['current_period_start'], end: item['current_period_end'] },
    }
    return keep('invoice', {
      id,
      customer: subscription['customer'],
      number: `DOUBLE-${String(serial).padStart(4, '0')}`,
      currency: 'gbp',
      total: amount,
      amount_due: amount,
      amount_paid: status === 'paid' ? amount : 0,
      status,
      attempted: true,
      attempt_count: 1,
      billing_reason: reason,
      created: nowS(),
      lines: listOf([line], `/v1/invoices/${id}/lines`),
      payments: listOf([payment], `/v1/invoice_payments`),
      parent: {
        quote_details: null,
        type: 'subscription_details',
        subscription_details: { metadata: {}, subscription: subscription.id },
      },
    })
  }

  const itemOf = (subscription: StripeObject) =>
    (subscription['items'] as { data: Params[] }).data[0] as Params

  const intentOf = (bill: StripeObject): string =>
    (bill['payments'] as { data: { payment: { payment_intent: string } }[] }).data[0]!.payment.payment_intent

  const account = {
    livemode,
    events,
    /** What did not fit Stripe's description: objects and events the double made, requests it was sent. */
    faults,
    find,
    seen,
    missing,
    deleted,
    all,
    keep,
    addPrice,
    newId,
    nowS,
    listOf,
    pageAddress: (path: string) => options.origin() + path,
    /** Somebody pays at the hosted page; null where it is not open any more. */
    pay(sessionId: string): StripeObject | null {
      account.expireLate()
      const session = find(sessionId)
      if (session?.['status'] !== 'open' || !seen('customer', session['customer'])) return null
      const price = find((session['metadata'] as Params)['price'])!
      const method = keep('payment_method', {
        id: newId('pm'),
        type: 'card',
        customer: session['customer'],
        card: { ...(blankOf(schemaOf('payment_method__card')) as object), ...CARDS[0] },
      })
      const id = newId('sub')
      const recurring = price['recurring'] as { interval: string }
      const item = {
        ...(blankOf(schemaOf('subscription_item')) as object),
        id: newId('si'),
        subscription: id,
        price,
        quantity: 1,
        current_period_start: nowS(),
        current_period_end: nowS() + (recurring.interval === 'year' ? 12 : 1) * MONTH_S,
      }
      const subscription = keep('subscription', {
        id,
        customer: session['customer'],
        status: 'active',
        currency: 'gbp',
        start_date: nowS(),
        items: listOf([item], '/v1/subscription_items'),
        default_payment_method: method.id,
      })
      const bill = invoice(subscription, 'paid', 'subscription_create')
      tell('customer.subscription.created', keep('subscription', { id, latest_invoice: bill.id }))
      tell('invoice.finalized', bill)
      tell('invoice.paid', bill)
      const paid = keep('checkout.session', {
        id: sessionId,
        status: 'complete',
        payment_status: 'paid',
        subscription: id,
        invoice: bill.id,
        url: null,
      })
      tell('checkout.session.completed', paid)
      return paid
    },
    update(subscriptionId: string, changes: Params, type = 'customer.subscription.updated'): StripeObject {
      const next = keep('subscription', { id: subscriptionId, ...changes })
      tell(type, next)
      return next
    },
    /** A new period begins; its bill is paid, or could not be collected. */
    renew(subscriptionId: string, status: 'paid' | 'open', priceId?: string): void {
      const before = find(subscriptionId)!
      const price = (priceId ? find(priceId) : itemOf(before)['price']) as StripeObject
      const recurring = price['recurring'] as { interval: string }
      const item = {
        ...itemOf(before),
        price,
        current_period_start: nowS(),
        current_period_end: nowS() + (recurring.interval === 'year' ? 12 : 1) * MONTH_S,
      }
      const items = listOf([item], '/v1/subscription_items')
      const bill = invoice({ ...before, items }, status, 'subscription_cycle')
      tell(status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed', bill)
      account.update(subscriptionId, {
        items,
        latest_invoice: bill.id,
        status: status === 'paid' ? 'active' : 'past_due',
      })
    },
    cancelAtPeriodEnd: (id: string) =>
      account.update(id, {
        cancel_at_period_end: true,
        cancel_at: itemOf(find(id)!)['current_period_end'],
        canceled_at: nowS(),
      }),
    /** Without money for the renewal, or without a card after a trial: it lives, and gives nothing. */
    hold: (id: string, status: 'unpaid' | 'paused') =>
      account.update(
        id,
        { status },
        status === 'paused' ? 'customer.subscription.paused' : 'customer.subscription.updated',
      ),
    cancelNow(id: string): void {
      account.update(
        id,
        { status: 'canceled', ended_at: nowS(), canceled_at: nowS() },
        'customer.subscription.deleted',
      )
    },
    /** As deleting a customer does: nothing of theirs goes on, and bills stay. */
    forget(customerId: string): void {
      deleted.add(customerId)
      for (const one of all('subscription'))
        if (one['customer'] === customerId && one['status'] !== 'canceled') account.cancelNow(one.id)
    },
    /** As deleting all test data does: prices stay, everything else was never there. */
    wipe(): void {
      for (const [id, versions] of objects)
        if (!['price', 'product'].includes(versions[0]!.object)) objects.delete(id)
      events.length = 0
    },
    settle(invoiceId: string): void {
      const bill = find(invoiceId)!
      tell('invoice.paid', keep('invoice', { id: invoiceId, status: 'paid', amount_paid: bill['total'] }))
    },
    refund(invoiceId: string, amount?: number): void {
      const bill = find(invoiceId)!
      const refund = keep('refund', {
        id: newId('re'),
        amount: amount ?? bill['total'],
        currency: 'gbp',
        status: 'succeeded',
        payment_intent: intentOf(bill),
      })
      tell('refund.created', refund)
    },
    /** The cardholder's bank asks for the money of the bill back; the id says it on in `decide`. */
    dispute(invoiceId: string, status = 'needs_response'): string {
      const bill = find(invoiceId)!
      const dispute = keep('dispute', {
        id: newId('du'),
        amount: bill['total'],
        currency: 'gbp',
        charge: newId('ch'),
        payment_intent: intentOf(bill),
        reason: 'fraudulent',
        status,
      })
      tell('charge.dispute.created', dispute)
      return dispute.id
    },
    decide(disputeId: string, status: 'won' | 'lost' | 'warning_closed'): void {
      tell('charge.dispute.closed', keep('dispute', { id: disputeId, status }))
    },
    /** As it is posted: the bytes, and the header that signs them at that moment. */
    signed(event: StripeObject, at = options.now(), secret = WEBHOOK_SECRET) {
      const body = JSON.stringify(event)
      const atS = Math.floor(at.getTime() / 1000)
      const mac = createHmac('sha256', secret).update(`${atS}.${body}`).digest('hex')
      return { body: new TextEncoder().encode(body), signature: `t=${atS},v1=${mac}` }
    },
    /** As the clock does it: pages that nobody paid at in time. */
    expireLate(): void {
      for (const { id, status, expires_at: at } of all('checkout.session'))
        if (status === 'open' && Number(at) <= nowS())
          tell('checkout.session.expired', keep('checkout.session', { id, status: 'expired', url: null }))
    },
    openSession(params: Params): StripeObject {
      const id = newId('cs_test')
      const [line] = params['line_items'] as { price: string }[]
      return keep('checkout.session', {
        id,
        mode: params['mode'],
        customer: params['customer'],
        status: 'open',
        payment_status: 'unpaid',
        currency: 'gbp',
        expires_at: params['expires_at'] ?? nowS() + 24 * 60 * 60,
        success_url: params['success_url'],
        cancel_url: params['cancel_url'],
        locale: params['locale'] ?? null,
        metadata: { price: line!.price },
        url: account.pageAddress(`/pay/${id}`),
      })
    },
  }
  return account
}
