import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewCheckout, Payments } from './payments.ts'

type Delivery = { body: Uint8Array; signature: string }

export type PaymentsUnderTest = {
  payments: Payments
  clock: { at: Date }
  webhookSecret: string
  /** Somebody pays at the provider's page; what is posted about it. */
  pay(checkoutId: string): Promise<Delivery[]>
  cancel(customerId: string): Promise<Delivery[]>
  failRenewal(customerId: string): Promise<Delivery[]>
  end(customerId: string): Promise<Delivery[]>
  /** Ends in the middle of the period, by whoever may. */
  endNow(customerId: string): Promise<Delivery[]>
  refund(customerId: string): Promise<Delivery[]>
  /** The bank asks for the last payment back, and decides. */
  dispute(customerId: string): Promise<Delivery[]>
  decide(customerId: string, outcome: 'won' | 'lost'): Promise<Delivery[]>
  close(): Promise<void>
}

const NOW = new Date('2026-11-20T10:00:00Z')
let keys = 0

/** What every provider promises. */
export function paymentsContract(name: string, open: () => Promise<PaymentsUnderTest>): void {
  let under: PaymentsUnderTest
  beforeAll(async () => {
    under = await open()
  })
  beforeEach(() => {
    under.clock.at = NOW
  })
  afterAll(() => under.close())

  const newKey = () => `key-${++keys}`
  const newCustomer = async () =>
    (await under.payments.createCustomer({ memberId: 'm', email: 'ann@example.test' }, newKey())).id
  const checkoutFor = (customerId: string, more: Partial<NewCheckout> = {}): NewCheckout => ({
    customerId,
    plan: 'monthly',
    successUrl: 'https://mealwright.test/success?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'https://mealwright.test/pricing',
    expiresAt: new Date(NOW.getTime() + 60 * 60 * 1000),
    ...more,
  })
  const openCheckout = async (plan: 'monthly' | 'annual' = 'monthly') => {
    const customerId = await newCustomer()
    return under.payments.openCheckout(checkoutFor(customerId, { plan }), newKey())
  }
  const bought = async (plan: 'monthly' | 'annual' = 'monthly') => {
    const { id, customerId } = await openCheckout(plan)
    await under.pay(id)
    const checkout = (await under.payments.findCheckout(id))!
    return { customerId, checkout, subscriptionId: checkout.subscriptionId!, billId: checkout.billId! }
  }

  test(`${name}: the same key makes one customer and one page, other keys make others`, async () => {
    const customer = { memberId: 'm', email: 'ann@example.test' }
    const key = newKey()
    const made = await Promise.all([1, 2, 3].map(() => under.payments.createCustomer(customer, key)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect(await newCustomer()).not.toBe(made[0]!.id)

    const pageKey = newKey()
    const pages = await Promise.all(
      [1, 2, 3].map(() => under.payments.openCheckout(checkoutFor(made[0]!.id), pageKey)),
    )
    expect(new Set(pages.map(({ id }) => id)).size).toBe(1)
    await expect(
      under.payments.openCheckout(checkoutFor(made[0]!.id, { plan: 'annual' }), pageKey),
    ).rejects.toMatchObject({ code: 'failed' })
  })

  test(`${name}: a page is open, is paid, and says what it led to`, async () => {
    const page = await openCheckout()
    expect(page).toMatchObject({
      status: 'open',
      isPaid: false,
      subscriptionId: null,
      url: expect.stringMatching(/^http/),
    })
    await under.pay(page.id)
    expect(await under.payments.findCheckout(page.id)).toMatchObject({
      customerId: page.customerId,
      status: 'complete',
      isPaid: true,
      url: null,
      subscriptionId: expect.any(String),
      billId: expect.any(String),
    })
  })

  test(`${name}: a customer who is forgotten pays no more, and what was paid stays`, async () => {
    const { customerId, subscriptionId, billId } = await bought()
    await under.payments.changeEmail(customerId, 'anna@example.test')
    await under.payments.forgetCustomer(customerId)
    expect(await under.payments.findSubscription(subscriptionId)).toMatchObject({ status: 'canceled' })
    expect(await under.payments.findBill(billId)).toMatchObject({ status: 'completed' })
    await under.payments.forgetCustomer(customerId)
    await under.payments.forgetCustomer('cus_that_never_was')
    const bystander = await bought()
    expect(await under.payments.findSubscription(bystander.subscriptionId)).toMatchObject({
      status: 'active',
    })
  })

  test(`${name}: an open page can be closed and then not paid; a paid one stays paid`, async () => {
    const page = await openCheckout()
    expect(await under.payments.expireCheckout(page.id)).toMatchObject({ status: 'expired', url: null })
    expect(await under.pay(page.id)).toEqual([])
    expect(await under.payments.findCheckout(page.id)).toMatchObject({ status: 'expired', isPaid: false })
    const { checkout } = await bought()
    expect(await under.payments.expireCheckout(checkout.id)).toMatchObject({
      status: 'complete',
      isPaid: true,
    })
  })

  test(`${name}: [DATA-12] a subscription says plan, period, card and latest bill`, async () => {
    const { subscriptionId, customerId, billId } = await bought('annual')
    const found = await under.payments.findSubscription(subscriptionId)
    expect(found).toMatchObject({
      id: subscriptionId,
      customerId,
      status: 'active',
      plan: 'annual',
      cancelAtPeriodEnd: false,
      unpaidSinceMs: null,
      card: { brand: 'visa', last4: '4242' },
      startedMs: NOW.getTime(),
      latestBillId: billId,
    })
    const days = (found!.periodEndMs! - NOW.getTime()) / (24 * 60 * 60 * 1000)
    expect(days).toBeGreaterThan(355)
    expect(days).toBeLessThan(367)
  })

  test(`${name}: [DATA-13] a bill says amount in minor units, currency and what became of it`, async () => {
    const { billId, customerId, subscriptionId } = await bought()
    expect(await under.payments.findBill(billId)).toMatchObject({
      customerId,
      subscriptionId,
      amount: 999,
      currency: 'gbp',
      status: 'completed',
      isFirst: true,
      hasFailed: false,
      createdMs: NOW.getTime(),
      paymentId: expect.any(String),
      number: expect.any(String),
    })
  })

  test(`${name}: cancelling, a failed renewal, the end and a refund show where they belong`, async () => {
    const { customerId, subscriptionId, billId } = await bought()
    await under.cancel(customerId)
    expect(await under.payments.findSubscription(subscriptionId)).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    })

    const other = await bought()
    under.clock.at = new Date(NOW.getTime() + 20 * 24 * 60 * 60 * 1000)
    await under.failRenewal(other.customerId)
    const pastDue = await under.payments.findSubscription(other.subscriptionId)
    expect(pastDue).toMatchObject({ status: 'past_due', unpaidSinceMs: under.clock.at.getTime() })
    expect(await under.payments.findBill(pastDue!.latestBillId!)).toMatchObject({
      status: 'pending',
      hasFailed: true,
      isFirst: false,
    })

    await under.end(customerId)
    expect(await under.payments.findSubscription(subscriptionId)).toMatchObject({ status: 'canceled' })
    await under.refund(customerId)
    expect(await under.payments.findBill(billId)).toMatchObject({ status: 'refunded' })
  })

  test(`${name}: [BILL-32] [BILL-34] what is ended in the middle of its period has ended then, not at the period’s end`, async () => {
    const { customerId, subscriptionId } = await bought('annual')
    const planned = await bought()
    under.clock.at = new Date(NOW.getTime() + 2 * 24 * 60 * 60 * 1000)
    await under.endNow(customerId)
    expect(await under.payments.findSubscription(subscriptionId)).toMatchObject({
      status: 'canceled',
      periodEndMs: under.clock.at.getTime(),
    })
    await under.cancel(planned.customerId)
    await under.endNow(planned.customerId)
    expect(await under.payments.findSubscription(planned.subscriptionId)).toMatchObject({
      periodEndMs: under.clock.at.getTime(),
    })
  })

  test(`${name}: a refund gives the money back and leaves the subscription as it is`, async () => {
    const { customerId, subscriptionId, billId } = await bought()
    await under.refund(customerId)
    expect(await under.payments.findBill(billId)).toMatchObject({ status: 'refunded' })
    expect(await under.payments.findSubscription(subscriptionId)).toMatchObject({ status: 'active' })
  })

  test(`${name}: a customer who is forgotten is gone: nothing is opened for them, and a page that never was is null`, async () => {
    const customerId = await newCustomer()
    expect(await under.payments.hasCustomer(customerId)).toBe(true)
    await under.payments.forgetCustomer(customerId)
    for (const gone of [customerId, 'cus_nobody']) {
      expect(await under.payments.hasCustomer(gone)).toBe(false)
      await expect(under.payments.openCheckout(checkoutFor(gone), newKey())).rejects.toMatchObject({
        code: 'failed',
      })
      await expect(
        under.payments.openPortal({ customerId: gone, returnUrl: 'https://x.test' }),
      ).rejects.toMatchObject({ code: 'failed' })
    }
    expect(await under.payments.expireCheckout('cs_test_nothing')).toBeNull()
    expect(await under.payments.checkSales()).toEqual([])
    expect(under.payments.salesFaults()).toEqual([])
  })

  test(`${name}: a bill says what it pays for, and what disputes make of it`, async () => {
    const { customerId, subscriptionId, billId } = await bought()
    const { periodEndMs } = (await under.payments.findSubscription(subscriptionId))!
    const bill = await under.payments.findBill(billId)
    expect(bill).toMatchObject({ status: 'completed', coversUntilMs: periodEndMs })
    const steps: [() => Promise<Delivery[]>, string][] = [
      [() => under.dispute(customerId), 'disputed'],
      [() => under.decide(customerId, 'won'), 'completed'],
    ]
    for (const [step, status] of steps) {
      const [told] = await step()
      const event = await under.payments.readEvent(told!.body, told!.signature, under.clock.at)
      expect(event.about).toEqual({ kind: 'payment', id: bill!.paymentId })
      expect(await under.payments.findBill(billId)).toMatchObject({ status })
    }
    const other = await bought()
    await under.dispute(other.customerId)
    await under.decide(other.customerId, 'lost')
    expect(await under.payments.findBill(other.billId)).toMatchObject({ status: 'charged_back' })
  })

  test(`${name}: what is not there is null, and a page for nobody is refused`, async () => {
    expect(await under.payments.findCheckout('cs_test_nothing')).toBeNull()
    expect(await under.payments.findSubscription('sub_nothing')).toBeNull()
    expect(await under.payments.findBill('in_nothing')).toBeNull()
    await expect(
      under.payments.openPortal({ customerId: 'cus_nobody', returnUrl: 'https://x.test' }),
    ).rejects.toMatchObject({ code: 'failed' })
    await expect(under.payments.openCheckout(checkoutFor('cus_nobody'), newKey())).rejects.toMatchObject({
      code: 'failed',
    })
  })

  test(`${name}: a portal has an address`, async () => {
    const { url } = await under.payments.openPortal({
      customerId: await newCustomer(),
      returnUrl: 'https://x.test/profile',
    })
    expect(url).toMatch(/^https?:\/\/.+portal\/.+/)
  })

  test(`${name}: events are signed, name what they are about, and can be asked for again`, async () => {
    const { id, customerId } = await openCheckout()
    const deliveries = await under.pay(id)
    const events = await Promise.all(
      deliveries.map(({ body, signature }) => under.payments.readEvent(body, signature, under.clock.at)),
    )
    expect(new Set(events.map((event) => event.id)).size).toBe(events.length)
    for (const event of events) expect(event).toMatchObject({ isLive: false, customerHint: customerId })
    const kinds = events.map(({ about }) => about?.kind)
    for (const kind of ['checkout', 'subscription', 'bill']) expect(kinds).toContain(kind)
    expect(events.find(({ about }) => about?.kind === 'checkout')?.about?.id).toBe(id)

    const listed: string[] = []
    for await (const event of under.payments.listEvents(new Date(NOW.getTime() - 1000))) listed.push(event.id)
    const mine = events.map((event) => event.id)
    // They are of one moment here: among themselves they may come in any order.
    expect(listed.filter((one) => mine.includes(one)).toSorted()).toEqual(
      mine.filter((one) => listed.includes(one)).toSorted(),
    )
    expect(mine.filter((one) => listed.includes(one)).length).toBeGreaterThanOrEqual(3)
    for await (const event of under.payments.listEvents(new Date(NOW.getTime() + 1000 * 60 * 60 * 24 * 300)))
      expect.unreachable(event.id)
  })

  test(`${name}: forged, stale, future and broken deliveries are refused`, async () => {
    const { id } = await openCheckout()
    const [first] = await under.pay(id)
    const { body, signature } = first!
    const at = (offsetS: number) => new Date(under.clock.at.getTime() + offsetS * 1000)
    const text = new TextDecoder().decode(body)
    const bytes = (of: string) => new TextEncoder().encode(of)
    const signed = (of: string, offsetS = 0, secret = under.webhookSecret) => {
      const atS = Math.floor(at(offsetS).getTime() / 1000)
      return `t=${atS},v1=${createHmac('sha256', secret).update(`${atS}.${of}`).digest('hex')}`
    }
    const refused: [string, Uint8Array, string | null, Date?][] = [
      ['unsigned', body, null],
      ['with an empty signature', body, ''],
      ['with a signature of nothing', body, 't=,v1='],
      ['signed without a time', body, signature.replace(/^t=\d+,/, '')],
      ['with another secret', body, signed(text, 0, 'whsec_wrong')],
      ['with an empty secret', body, signed(text, 0, '')],
      ['altered', bytes(text.replace('"livemode":false', '"livemode":true')), signature],
      ['with a space more', bytes(`${text} `), signature],
      [
        'with another time than was signed',
        body,
        signature.replace(/^t=\d+/, `t=${Math.floor(at(0).getTime() / 1000) + 1}`),
      ],
      ['too old', body, signature, at(301)],
      ['replayed after a day', body, signature, at(86_400)],
      ['from the future', body, signed(text, 600)],
      ['in an older scheme', body, signature.replace('v1=', 'v0=')],
      ['that is no JSON', bytes('{'), signed('{')],
      ['that is no event', bytes('{"object":"customer"}'), signed('{"object":"customer"}')],
      ['that is nothing', bytes('null'), signed('null')],
    ]
    for (const [what, given, header, when] of refused)
      await expect(
        under.payments.readEvent(given, header, when ?? under.clock.at),
        what,
      ).rejects.toMatchObject({ code: 'invalid-input' })
    for (const offsetS of [0, 299, -299])
      expect(await under.payments.readEvent(body, signed(text, offsetS), under.clock.at)).toMatchObject({
        isLive: false,
      })
  })

  test(`${name}: an event of another mode says so`, async () => {
    const { id } = await openCheckout()
    const [first] = await under.pay(id)
    const live = new TextDecoder().decode(first!.body).replaceAll('"livemode":false', '"livemode":true')
    const atS = Math.floor(under.clock.at.getTime() / 1000)
    const header = `t=${atS},v1=${createHmac('sha256', under.webhookSecret).update(`${atS}.${live}`).digest('hex')}`
    const event = await under.payments.readEvent(new TextEncoder().encode(live), header, under.clock.at)
    expect(event.isLive).toBe(true)
  })
}
