import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BILLING_MESSAGES } from '#app/domain/billing/billing-messages.ts'
import { stripePayments } from '#app/ports/payments/stripe-payments.server.ts'
import { billingServices, type BillingServices } from '#tests/support/billing.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { makeMember } from '#tests/support/make.ts'
import { openPortal, startCheckout, startUpgrade } from './checkout.server.ts'
import { receiveEvent } from './handle-events.server.ts'
import { watchSales } from './watch-sales.server.ts'

const SOON_MS = { unreachable: 20, wrong: 20, right: 20 }
let database: TestDatabase
let services: BillingServices
let double: FakeStripe
let watch: { stop(): void } | null = null
let said: { level: string; facts: Record<string, unknown> }[]

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  services = billingServices(database.db)
  double = await startFakeStripe({ now: () => services.clock.at })
  services.payments = stripePayments(double.settings)
  said = []
})
afterEach(async () => {
  watch?.stop()
  await double.close()
})

function watchNow(): void {
  const note = (level: string) => (facts: Record<string, unknown>) => void said.push({ level, facts })
  const log = { ...services.log, error: note('error'), warn: note('warn'), info: note('info') }
  watch = watchSales(services.payments, log, SOON_MS)
}
const errors = () => said.filter(({ level }) => level === 'error').map(({ facts }) => facts['fault'])
const monthly = 'price_double_monthly'

test('[BILL-01] a wrong price is named at once and once, paying is off with a sentence, and on again when it is right', async () => {
  const owner = await makeMember(database.db)
  await startCheckout(services, owner, 'monthly')
  double.account.pay(double.account.all('checkout.session').at(-1)!.id)
  for (const event of double.account.events) {
    const { body, signature } = double.account.signed(event)
    await receiveEvent(services, body, signature)
  }
  double.account.keep('price', { id: monthly, unit_amount: 1999 })
  watchNow()
  await vi.waitFor(() =>
    expect(errors()).toEqual([expect.stringContaining(`STRIPE_PRICE_MONTHLY=${monthly}`)]),
  )

  const member = await makeMember(database.db)
  const refusal = { code: 'unavailable', message: BILLING_MESSAGES.notForSale }
  await expect(startCheckout(services, member, 'monthly')).rejects.toMatchObject(refusal)
  await expect(startUpgrade(services, member, 'annual')).rejects.toMatchObject(refusal)
  expect(double.account.all('checkout.session')).toHaveLength(1)
  // Who has paid already still looks after it.
  expect((await openPortal(services, owner)).url).toContain('/portal/')
  expect(await startCheckout(services, owner, 'annual')).toMatchObject({ to: 'portal' })

  double.account.keep('price', { id: monthly, unit_amount: 999 })
  await vi.waitFor(() => expect(services.payments.salesFaults()).toEqual([]))
  expect(await startCheckout(services, member, 'monthly')).toMatchObject({ to: 'checkout' })
  expect(errors()).toHaveLength(1)
})

test('a provider that cannot be reached at the start stops nothing and is asked again', async () => {
  double.fail('html', 1000, '/v1/prices')
  double.account.keep('price', { id: monthly, active: false })
  watchNow()
  await vi.waitFor(() => expect(said.some(({ level }) => level === 'warn')).toBe(true), { timeout: 9000 })
  expect(services.payments.salesFaults()).toEqual([])
  double.fail(null)
  await vi.waitFor(() => expect(errors()).toHaveLength(1), { timeout: 9000 })
})

test('before anybody could look, the first purchase finds the wrong price itself, and says so', async () => {
  double.account.keep('price', { id: monthly, unit_amount: 1999 })
  const member = await makeMember(database.db)
  await expect(startCheckout(services, member, 'monthly')).rejects.toMatchObject({
    message: BILLING_MESSAGES.notForSale,
  })
})
