import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient, signedUpClient } from '#tests/support/client.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let double: FakeStripe
let server: RunningServer
const stripeSettings = () => ({
  STRIPE_SECRET_KEY: double.settings.secretKey,
  STRIPE_WEBHOOK_SECRET: double.settings.webhookSecret,
  STRIPE_PRICE_MONTHLY: double.settings.prices.monthly,
  STRIPE_PRICE_ANNUAL: double.settings.prices.annual,
  STRIPE_API_BASE: double.apiBase,
})

beforeAll(async () => {
  double = await startFakeStripe()
  server = await runServer({ environment: stripeSettings() })
})
afterAll(async () => {
  expect(double.account.faults).toEqual([])
  await server.dispose()
  await double.close()
})

const post = (body: BodyInit, headers: Record<string, string>) =>
  fetch(`${server.origin}/billing/webhook`, { method: 'POST', body, headers })
const tierOf = async (client: Awaited<ReturnType<typeof signedUpClient>>) =>
  /data: \{"tier":"(\w+)"/.exec(await (await client.request('/billing/events')).text())?.[1]

/** A member who has paid at the double, though no event has been told. */
async function paid() {
  const client = await signedUpClient(server)
  const answer = (await (await client.post('/billing/checkout', { plan: 'monthly' })).json()) as {
    value: { url: string }
  }
  const sessionId = new URL(answer.value.url).pathname.split('/').at(-1)!
  const before = double.account.events.length
  double.account.pay(sessionId)
  return { client, sessionId, events: double.account.events.slice(before) }
}

test('[BILL-14] [BILL-16] the webhook takes only what Stripe signed just now for this mode, and each event once', async () => {
  const { client, events } = await paid()
  const event = events.find(({ type }) => type === 'customer.subscription.created')!
  const { body, signature } = double.account.signed(event)
  const hour = 60 * 60 * 1000
  const refusals: [string, BodyInit, string | null][] = [
    ['unsigned', body, null],
    ['badly signed', body, 't=1,v1=00'],
    ['signed with another secret', body, double.account.signed(event, new Date(), 'whsec_other').signature],
    ['old', body, double.account.signed(event, new Date(Date.now() - hour)).signature],
    ['of the future', body, double.account.signed(event, new Date(Date.now() + hour)).signature],
    ['altered', new TextDecoder().decode(body).replace('"active"', '"trialing"'), signature],
  ]
  for (const [what, content, header] of refusals) {
    const response = await post(content, header === null ? {} : { 'stripe-signature': header })
    expect(response.status, what).toBe(400)
  }
  const live = double.account.signed({ ...event, livemode: true })
  expect((await post(live.body, { 'stripe-signature': live.signature })).status).toBe(400)
  expect(await tierOf(client)).toBe('free')

  expect(await (await post(body, { 'stripe-signature': signature })).json()).toEqual({ outcome: 'applied' })
  expect(await tierOf(client)).toBe('premium')
  expect(await (await post(body, { 'stripe-signature': signature })).json()).toEqual({ outcome: 'repeated' })
})

test('while Stripe does not answer, an event is asked to come again', async () => {
  const { client, events } = await paid()
  const { body, signature } = double.account.signed(events[0]!)
  double.fail('html')
  expect((await post(body, { 'stripe-signature': signature })).status).toBe(503)
  double.fail(null)
  expect(await tierOf(client)).toBe('free')
  expect((await post(body, { 'stripe-signature': signature })).status).toBe(200)
})

test('an event of a kind we do not know is taken and changes nothing', async () => {
  const { body, signature } = double.account.signed({
    ...double.account.events[0]!,
    id: 'evt_unknown',
    type: 'invented.tomorrow',
    data: { object: { id: 'x', object: 'invention' } },
  })
  expect(await (await post(body, { 'stripe-signature': signature })).json()).toEqual({ outcome: 'ignored' })
})

test('[BILL-10] a price, an amount or an address from a browser is refused', async () => {
  const client = await signedUpClient(server)
  for (const fields of [
    { plan: 'price_double_monthly' },
    { plan: 'monthly', priceId: 'price_1' },
    { plan: 'monthly', successUrl: 'https://evil.test' },
    { plan: 'monthly', amount: '1' },
    {},
  ] as Record<string, string>[])
    expect((await client.post('/billing/checkout', fields)).status, JSON.stringify(fields)).toBe(422)
  expect((await openClient(server).post('/billing/checkout', { plan: 'monthly' })).status).toBe(401)
})

test('[BILL-13] nobody reaches the portal, the purchase or the subscription of another member', async () => {
  const { client, sessionId } = await paid()
  expect(await (await client.request(`/success?session_id=${sessionId}`)).text()).toContain(
    'Payment Successful!',
  )
  const other = await signedUpClient(server)
  expect(await (await other.request(`/success?session_id=${sessionId}`)).text()).not.toContain(
    'Payment Successful!',
  )
  expect((await other.post('/billing/portal-session', {})).status).toBe(404)
  expect((await openClient(server).post('/billing/portal-session', {})).status).toBe(401)
  expect(await (await other.request('/profile')).text()).not.toContain('Annual Subscription')
  const portal = (await (await client.post('/billing/portal-session', {})).json()) as {
    value: { url: string }
  }
  const asked = double.calls.findLast(({ path }) => path === '/v1/billing_portal/sessions')!
  const session = double.account.find(sessionId)!
  expect(asked.params['customer']).toBe(session['customer'])
  expect(portal.value.url).toContain('/portal/')
})

test('the sandbox’s pages do not exist where Stripe takes the payments', async () => {
  const { client, sessionId } = await paid()
  expect((await client.request(`/billing/sandbox/checkout/${sessionId}`)).status).toBe(404)
  expect((await client.post(`/billing/sandbox/checkout/${sessionId}`, { outcome: 'paid' })).status).toBe(404)
})

test('[BILL-15] the sandbox’s pages are the member’s own', async () => {
  const play = await runServer()
  const [member, other] = [await signedUpClient(play), await signedUpClient(play)]
  const answer = (await (await member.post('/billing/checkout', { plan: 'monthly' })).json()) as {
    value: { url: string }
  }
  const path = new URL(answer.value.url).pathname
  for (const client of [other, openClient(play)]) {
    expect((await client.request(path)).status).toBe(404)
    expect((await client.post(path, { outcome: 'paid' })).status).toBe(404)
  }
  expect((await member.post(path, { outcome: 'declined' })).status).toBe(402)
  const done = await member.post(path, { outcome: 'paid' })
  expect(done.status).toBe(302)
  expect(done.headers.get('location')).toContain('/success?session_id=')
  const again = await member.post(path, { outcome: 'paid' })
  expect(again.headers.get('location')).toBe(done.headers.get('location'))
  await play.dispose()
})

test('on a public address without Stripe nothing can be bought, and the page says so', async () => {
  const off = await runServer({ environment: { ORIGIN: 'https://meals.example' } })
  const page = await (await fetch(`${off.origin}/pricing`)).text()
  expect(page).toContain('Payments are not set up on this server yet.')
  expect(off.output()).toContain('payments  off')
  expect((await fetch(`${off.origin}/billing/webhook`, { method: 'POST', body: '{}' })).status).toBe(503)
  await off.dispose()
})

test('half of Stripe’s settings stop the start by name', () => {
  const root = join(import.meta.dirname, '..', '..')
  const { STRIPE_SECRET_KEY } = stripeSettings()
  const ran = spawnSync(process.execPath, [join(root, 'server', 'start.ts')], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], STRIPE_SECRET_KEY },
    timeout: 50_000,
  })
  expect(ran.status).toBe(1)
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_MONTHLY', 'STRIPE_PRICE_ANNUAL'])
    expect(ran.stderr).toContain(name)
})
