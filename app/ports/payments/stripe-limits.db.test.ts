import type { Stripe } from 'stripe'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { openStripe, STRIPE_EVENTS, stripePayments } from './stripe-payments.server.ts'

/** What Stripe documents as limits, at the double; and what our own client makes of prices that are not right. */

const clock = { at: new Date('2026-11-20T10:00:00Z') }
let double: FakeStripe
let stripe: Stripe
beforeEach(async () => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  double = await startFakeStripe({ now: () => clock.at })
  stripe = openStripe(double.settings)
})
afterEach(() => double.close())

const inHours = (hours: number) => Math.floor(clock.at.getTime() / 1000) + hours * 3600
const sessionFor = (customer: string, more: object = {}) => ({
  mode: 'subscription' as const,
  customer,
  line_items: [{ price: double.settings.prices.monthly, quantity: 1 }],
  success_url: 'https://mealwright.test/success',
  cancel_url: 'https://mealwright.test/pricing',
  ...more,
})
const named = (count: number, length = 3) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`.padEnd(length, 'x'), 'v']))

test('the double refuses more than Stripe takes', async () => {
  const { id } = await stripe.customers.create({ email: 'ann@example.test' })
  const open = (more: object) => stripe.checkout.sessions.create(sessionFor(id, more))
  const refused: [string, () => Promise<unknown>][] = [
    ['21 types', () => stripe.events.list({ types: STRIPE_EVENTS.slice(0, 21) })],
    ['type and types', () => stripe.events.list({ type: 'invoice.paid', types: ['invoice.paid'] })],
    ['101 a page', () => stripe.events.list({ limit: 101 })],
    ['none a page', () => stripe.events.list({ limit: 0 })],
    ['after an unknown one', () => stripe.events.list({ starting_after: 'evt_nothing' })],
    ['11 lookup keys', () => stripe.prices.list({ lookup_keys: Object.keys(named(11)) })],
    ['51 metadata', () => stripe.customers.create({ metadata: named(51) })],
    ['a long metadata name', () => stripe.customers.create({ metadata: named(1, 41) })],
    ['a long metadata value', () => stripe.customers.create({ metadata: { k: 'v'.repeat(501) } })],
    ['a long email', () => stripe.customers.create({ email: `${'a'.repeat(510)}@x.test` })],
    ['no email', () => stripe.customers.create({ email: 'nobody' })],
    ['a long key', () => stripe.customers.create({}, { idempotencyKey: 'k'.repeat(256) })],
    ['five levels', () => stripe.invoices.list({ expand: ['data.a.b.c.d'] })],
    ['no address', () => open({ success_url: 'mealwright.test' })],
    ['an address that is no page', () => open({ success_url: 'javascript:alert(1)' })],
    ['too short an opening', () => open({ expires_at: inHours(0.4) })],
    ['too long an opening', () => open({ expires_at: inHours(25) })],
    ['an unknown price', () => open({ line_items: [{ price: 'price_nothing', quantity: 1 }] })],
    ['an unknown customer', () => stripe.checkout.sessions.create(sessionFor('cus_nothing'))],
    ['another version', () => stripe.events.list({}, { apiVersion: '2019-01-01' })],
  ]
  for (const [what, ask] of refused) await expect(ask(), what).rejects.toMatchObject({ statusCode: 400 })
  await expect(stripe.subscriptions.retrieve(id), 'an id of another kind').rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })

  const taken = [
    () => stripe.events.list({ types: STRIPE_EVENTS.slice(0, 20), limit: 100 }),
    () => stripe.customers.create({ metadata: named(50, 40) }),
    () => open({ expires_at: inHours(0.5) }),
    () => open({ expires_at: inHours(24) }),
  ]
  for (const ask of taken) await ask()
})

test('the double remembers a key for a day, and refuses it for anything else', async () => {
  const under = (email: string) => stripe.customers.create({ email }, { idempotencyKey: 'one' })
  const { id } = await under('ann@example.test')
  expect((await under('ann@example.test')).id).toBe(id)
  await expect(under('bob@example.test')).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
  clock.at = new Date(clock.at.getTime() + 25 * 3600 * 1000)
  expect((await under('bob@example.test')).id).not.toBe(id)
})

test('the double closes pages in time, lists events for thirty days, and says of a deleted customer only that', async () => {
  const { id } = await stripe.customers.create({ email: 'ann@example.test' })
  const page = await stripe.checkout.sessions.create(sessionFor(id, { expires_at: inHours(1) }))
  clock.at = new Date(clock.at.getTime() + 2 * 3600 * 1000)
  expect(await stripe.checkout.sessions.retrieve(page.id)).toMatchObject({ status: 'expired', url: null })
  expect((await stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1)
  clock.at = new Date(clock.at.getTime() + 31 * 24 * 3600 * 1000)
  expect((await stripe.events.list()).data).toEqual([])
  await stripe.customers.del(id)
  expect(await stripe.customers.retrieve(id)).toEqual(expect.objectContaining({ id, deleted: true }))
  await expect(stripe.customers.update(id, { email: 'b@x.test' })).rejects.toMatchObject({ statusCode: 404 })
  await expect(stripe.checkout.sessions.create(sessionFor(id))).rejects.toMatchObject({
    code: 'resource_missing',
    param: 'customer',
  })
})

test('the double takes only https addresses for live money', async () => {
  const live = await startFakeStripe({ now: () => clock.at, isLive: true })
  const client = openStripe(live.settings)
  const { id } = await client.customers.create({})
  const portal = (return_url: string) => client.billingPortal.sessions.create({ customer: id, return_url })
  await expect(portal('http://mealwright.test')).rejects.toMatchObject({ param: 'return_url' })
  expect(await portal('https://mealwright.test')).toMatchObject({ url: expect.any(String) })
  await live.close()
})

test('events are asked for in lists of at most twenty kinds, all kinds, without a gap', async () => {
  const payments = stripePayments(double.settings)
  for await (const event of payments.listEvents(new Date(0))) expect.unreachable(event.id)
  const asked = double.calls
    .filter(({ path }) => path === '/v1/events')
    .map(({ params }) => params['types'] as string[])
  for (const types of asked) expect(types.length).toBeLessThanOrEqual(20)
  expect(asked.flat().toSorted()).toEqual([...STRIPE_EVENTS].toSorted())
  expect(double.account.faults).toEqual([])
})

test('[BILL-01] a price that is not the catalogue’s is named with what is wrong, and nothing is sold until it is right', async () => {
  const payments = stripePayments(double.settings)
  const { account } = double
  const { monthly } = double.settings.prices
  const price = account.find(monthly)!
  const recurring = price['recurring'] as object
  const cases: [object, RegExp][] = [
    [{ unit_amount: 1999 }, /is £19\.99, the catalogue’s Monthly Subscription £9\.99/],
    [{ unit_amount: null }, /is no fixed amount/],
    [{ currency: 'usd' }, /is in usd, the catalogue in gbp/],
    [{ recurring: { ...recurring, interval: 'year' } }, /is every 1 year/],
    [{ recurring: { ...recurring, interval_count: 3 } }, /is every 3 month/],
    [{ recurring: { ...recurring, usage_type: 'metered' } }, /charged by use/],
    [{ recurring: null, type: 'one_time' }, /is paid once/],
    [{ active: false }, /is not active/],
    [{ livemode: true }, /is of live mode, the key of test mode/],
  ]
  for (const [wrong, words] of cases) {
    account.keep('price', { id: monthly, ...wrong })
    const faults = await payments.checkSales()
    expect(faults, String(words)).toHaveLength(1)
    expect(faults[0]).toMatch(words)
    expect(faults[0]).toContain(`STRIPE_PRICE_MONTHLY=${monthly}`)
    expect(payments.salesFaults()).toEqual(faults)
    account.keep('price', { ...price })
  }
  account.keep('product', { id: 'prod_double', active: false })
  expect(await payments.checkSales()).toHaveLength(2)
  account.keep('product', { id: 'prod_double', active: true })
  expect(await payments.checkSales()).toEqual([])

  const prices = { monthly: 'price_nothing', annual: double.settings.prices.annual }
  const [missing] = await stripePayments({ ...double.settings, prices }).checkSales()
  expect(missing).toBe(
    'STRIPE_PRICE_MONTHLY=price_nothing: there is no such price in the account of this key',
  )
  const swapped = { monthly: double.settings.prices.annual, annual: double.settings.prices.monthly }
  const both = await stripePayments({ ...double.settings, prices: swapped }).checkSales()
  for (const words of ['STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'])
    expect(both.some((fault) => fault.startsWith(words))).toBe(true)
  const [key] = await stripePayments({ ...double.settings, secretKey: 'sk_test_other' }).checkSales()
  expect(key).toContain('Stripe does not accept STRIPE_SECRET_KEY')
  expect(key).not.toContain('sk_test_other')
})
