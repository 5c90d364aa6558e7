import { expect, test } from 'vitest'
import { startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { openTestDatabase } from '#tests/support/database.ts'
import { idIn, ORIGIN, SECRET } from '#tests/support/billing.ts'
import { paymentsContract, type PaymentsUnderTest } from './payments.contract.ts'
import type { SandboxAct } from './sandbox-console.ts'
import { sandboxPayments } from './sandbox-payments.server.ts'
import { openStripe, stripePayments } from './stripe-payments.server.ts'
import { planLike } from './stripe-prices.server.ts'
import { setUpStripe } from './stripe-setup.server.ts'

const clockAt = () => ({ at: new Date('2026-11-20T10:00:00Z') })

paymentsContract('sandbox', async (): Promise<PaymentsUnderTest> => {
  const database = await openTestDatabase()
  const clock = clockAt()
  const payments = sandboxPayments({ db: database.db, origin: ORIGIN, secret: SECRET, now: () => clock.at })
  const act = async (customerId: string, ...acts: SandboxAct[]) => {
    const { url } = await payments.openPortal({ customerId, returnUrl: ORIGIN })
    const deliveries = []
    for (const one of acts) deliveries.push(...(await payments.sandbox!.act(idIn(url), one)))
    return deliveries
  }
  return {
    payments,
    clock,
    webhookSecret: SECRET,
    pay: async (id) => (await payments.sandbox!.payCheckout(id))?.deliveries ?? [],
    cancel: (id) => act(id, 'cancel'),
    failRenewal: (id) => act(id, 'fail-renewal'),
    end: (id) => act(id, 'end-period'),
    endNow: (id) => act(id, 'end-now'),
    refund: (id) => act(id, 'refund'),
    dispute: (id) => act(id, 'dispute'),
    decide: (id, outcome) => act(id, outcome === 'won' ? 'win-dispute' : 'lose-dispute'),
    close: () => database.close(),
  }
})

/** The adapter before the double, with everything that did not fit Stripe's description counted. */
async function openDouble() {
  const clock = clockAt()
  const double = await startFakeStripe({ now: () => clock.at })
  return { clock, double, payments: stripePayments(double.settings) }
}

paymentsContract('stripe', async (): Promise<PaymentsUnderTest> => {
  const { clock, double, payments } = await openDouble()
  const { account } = double
  const told = (act: () => void) => {
    const before = account.events.length
    act()
    return account.events.slice(before).map((event) => account.signed(event))
  }
  const subscriptionOf = (customerId: string) =>
    account.all('subscription').findLast((one) => one['customer'] === customerId)!.id
  const billOf = (customerId: string) =>
    account.all('invoice').find((one) => one['customer'] === customerId)!.id
  return {
    payments,
    clock,
    webhookSecret: double.settings.webhookSecret,
    pay: async (id) => told(() => account.pay(id)),
    cancel: async (id) => told(() => account.cancelAtPeriodEnd(subscriptionOf(id))),
    failRenewal: async (id) => told(() => account.renew(subscriptionOf(id), 'open')),
    endNow: async (id) => told(() => account.cancelNow(subscriptionOf(id))),
    end: async (id) => told(() => account.cancelNow(subscriptionOf(id))),
    refund: async (id) => told(() => account.refund(billOf(id))),
    dispute: async (id) => told(() => void account.dispute(billOf(id))),
    decide: async (_id, outcome) => told(() => account.decide(account.all('dispute').at(-1)!.id, outcome)),
    async close() {
      expect(account.faults, 'requests and objects that do not fit Stripe’s description').toEqual([])
      expect(double.calls.length).toBeGreaterThan(30)
      await double.close()
    },
  }
})

const customer = { memberId: 'm', email: 'ann@example.test' }

test('stripe: the double refuses what Stripe would refuse', async () => {
  const { double } = await openDouble()
  const stripe = openStripe(double.settings)
  const refused = [
    stripe.customers.create({ emial: 'x' } as object),
    stripe.checkout.sessions.create({ mode: 'subscribe' as 'subscription' }),
    stripe.prices.create({ unit_amount: 1 } as never),
    stripe.invoices.list({ status: 'payed' as 'paid' }),
  ]
  for (const one of refused) await expect(one).rejects.toMatchObject({ statusCode: 400 })
  expect(double.account.faults).toHaveLength(4)
  const wrongKey = openStripe({ ...double.settings, secretKey: 'sk_test_other' })
  await expect(wrongKey.events.list()).rejects.toMatchObject({ statusCode: 401 })
  await double.close()
})

test('stripe: a price that is not the catalogue’s is never sold', async () => {
  const { double, payments } = await openDouble()
  const { id } = await payments.createCustomer(customer, 'a')
  double.account.addPrice(double.settings.prices.monthly, 1, 'month')
  const open = () =>
    payments.openCheckout(
      {
        customerId: id,
        plan: 'monthly',
        successUrl: 'https://x.test',
        cancelUrl: 'https://x.test',
        expiresAt: new Date('2026-11-20T11:00:00Z'),
      },
      'b',
    )
  await expect(open()).rejects.toMatchObject({ code: 'failed' })
  double.account.addPrice(double.settings.prices.monthly, 999, 'month', { active: false })
  await expect(open()).rejects.toMatchObject({ code: 'failed' })
  double.account.addPrice(double.settings.prices.monthly, 999, 'month')
  expect(await open()).toMatchObject({ status: 'open' })
  await double.close()
})

test('stripe: faults are told apart: ask again under the same key, or not', async () => {
  const { double, payments } = await openDouble()
  const make = (key: string) => payments.createCustomer(customer, key)
  for (const fault of ['limited', 'down', 'reset', 'html'] as const) {
    double.fail(fault)
    await expect(make(fault), fault).rejects.toMatchObject({ code: 'unavailable' })
    double.fail(null)
    expect(await make(fault)).toMatchObject({ id: expect.any(String) })
  }
  double.fail('server-error')
  await expect(make('broken')).rejects.toMatchObject({ code: 'failed' })
  double.fail(null)
  // Remembered under the key, as Stripe does.
  await expect(make('broken')).rejects.toMatchObject({ code: 'failed' })
  expect(await make('another')).toMatchObject({ id: expect.any(String) })
  await double.close()
})

test('stripe: an answer that was lost is given again under the same key', async () => {
  const { double, payments } = await openDouble()
  double.fail('reset-after')
  await expect(payments.createCustomer(customer, 'lost')).rejects.toMatchObject({ code: 'unavailable' })
  double.fail(null)
  const { id } = await payments.createCustomer(customer, 'lost')
  expect(double.account.all('customer').map((one) => one.id)).toEqual([id])
  await double.close()
})

test('stripe: a fault says what happened without a word of the key', async () => {
  const { double } = await openDouble()
  const payments = stripePayments({ ...double.settings, secretKey: 'sk_test_verysecret' })
  const fault = await payments.findBill('in_x').catch((error: unknown) => error)
  expect(fault).toMatchObject({ code: 'failed', message: expect.stringContaining('401') })
  expect(JSON.stringify(fault) + String(fault)).not.toContain('verysecret')
  await double.close()
})

test('stripe: setting up makes product and prices once, and new ones where the catalogue’s changed', async () => {
  const { double } = await openDouble()
  const stripe = openStripe(double.settings)
  const first = await setUpStripe(stripe)
  expect(await setUpStripe(stripe)).toEqual(first)
  expect(planLike(await stripe.prices.retrieve(first.annual))).toBe('annual')
  const old = double.account.find(first.monthly)!
  double.account.keep('price', { id: old.id, unit_amount: 799, unit_amount_decimal: '799' })
  const second = await setUpStripe(stripe)
  expect(second.monthly).not.toBe(first.monthly)
  expect(second.annual).toBe(first.annual)
  expect(double.account.faults).toEqual([])
  await double.close()
})

test('stripe: more events than a page holds are all listed, oldest first', async () => {
  const { clock, double, payments } = await openDouble()
  const { id } = await payments.createCustomer(customer, 'many')
  const page = await payments.openCheckout(
    {
      customerId: id,
      plan: 'monthly',
      successUrl: 'https://x.test',
      cancelUrl: 'https://x.test',
      expiresAt: new Date('2026-11-20T11:00:00Z'),
    },
    'many',
  )
  const subscription = double.account.pay(page.id)!['subscription'] as string
  for (let month = 1; month <= 120; month++) double.account.renew(subscription, 'paid')
  const listed: string[] = []
  for await (const event of payments.listEvents(new Date(clock.at.getTime() - 1000))) listed.push(event.id)
  expect(listed).toEqual(double.account.events.map((event) => event.id))
  expect(listed.length).toBeGreaterThan(240)
  expect(double.account.faults).toEqual([])
  await double.close()
})
