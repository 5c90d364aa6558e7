import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingCheckouts } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { stripePayments } from '#app/ports/payments/stripe-payments.server.ts'
import { billingServices, type BillingServices } from '#tests/support/billing.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { type FakeStripe, startFakeStripe } from '#tests/support/fake-stripe/server.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { reconcileBilling } from './billing-jobs.server.ts'
import { startCheckout } from './checkout.server.ts'
import { subscriptionOf } from './purchases.server.ts'
import { reconcile } from './reconcile.server.ts'

const DAY_MS = 24 * 60 * 60 * 1000
let database: TestDatabase
let services: BillingServices
let double: FakeStripe
let logged: { facts: object; message: string }[]

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  services = billingServices(database.db)
  double = await startFakeStripe({ now: () => services.clock.at })
  services.payments = stripePayments(double.settings)
  logged = []
  services.log = {
    ...services.log,
    error: (facts: object, message: string) => void logged.push({ facts, message }),
  }
})
afterEach(() => double.close())

const tier = async (of: Member) => (await profileOf(database.db, of)).subscription
async function paid(): Promise<Member> {
  const member = await makeMember(database.db)
  await startCheckout(services, member, 'monthly')
  double.account.pay(double.account.all('checkout.session').at(-1)!.id)
  return member
}
async function checkoutStateOf(member: Member) {
  const rows = await database.db
    .select()
    .from(billingCheckouts)
    .where(eq(billingCheckouts.memberId, member.id))
  return rows.at(-1)?.state
}
const later = (days: number) => {
  services.clock.at = new Date(services.clock.at.getTime() + days * DAY_MS)
}

test('one step that fails stops no other, is logged with its reason, and fails the job at the end so that it is tried again', async () => {
  const member = await paid()
  await reconcile(services)
  expect(await tier(member)).toBe('premium')
  double.account.cancelNow(double.account.all('subscription').at(-1)!.id)
  const waiting = await makeMember(database.db)
  await startCheckout(services, waiting, 'monthly')
  later(2)

  double.fail('html', 100, '/v1/events')
  await expect(
    reconcileBilling.handler({}, services as Parameters<typeof reconcile>[0], undefined as never),
  ).rejects.toThrow(/Billing reconciliation: .*Stripe/)
  expect(await tier(member)).toBe('free')
  expect(await checkoutStateOf(waiting)).toBe('expired')
  expect(logged).toEqual([
    {
      facts: {
        step: 'events',
        error: expect.objectContaining({ message: expect.stringContaining('Stripe: ') }),
      },
      message: 'a part of the billing reconciliation failed',
    },
  ])
})

test('each step in turn may fail: the others do their work', async () => {
  const ways = ['listEvents', 'findSubscription', 'findCheckout'] as const
  for (const way of ways) {
    const broken = {
      ...services,
      payments: {
        ...services.payments,
        [way]: () => {
          throw new AppError('failed', `${way} is broken`)
        },
      },
    }
    const told = await paid()
    const left = await makeMember(database.db)
    await startCheckout(services, left, 'monthly')
    later(2)
    await expect(reconcile(broken), way).rejects.toThrow(`${way} is broken`)
    if (way !== 'findCheckout') expect(await checkoutStateOf(left), way).toBe('expired')
    if (way === 'findCheckout') expect(await tier(told), way).toBe('premium')
    await reconcile(services)
    expect(await tier(told), way).toBe('premium')
    expect(await checkoutStateOf(left), way).toBe('expired')
  }
})

test('one subscription that cannot be read keeps no other from being read, and a provider that is down is not asked for all', async () => {
  const members = [await paid(), await paid(), await paid(), await paid(), await paid()]
  await reconcile(services)
  const all = double.account.all('subscription').slice(-members.length)
  for (const { id } of all) double.account.cancelNow(id)
  later(2)
  const asked: string[] = []
  const failing = (ids: readonly string[]) => ({
    ...services,
    payments: {
      ...services.payments,
      async *listEvents() {},
      async findSubscription(id: string) {
        asked.push(id)
        if (ids.includes(id)) throw new AppError('unavailable', `${id} cannot be read`)
        return services.payments.findSubscription(id)
      },
    },
  })
  const down = failing(all.map(({ id }) => id))
  await expect(reconcile(down)).rejects.toThrow('cannot be read')
  expect(new Set(asked).size).toBe(3)
  await expect(reconcile(failing([all[0]!.id]))).rejects.toThrow(`${all[0]!.id} cannot be read`)
  const tiers = await Promise.all(members.map(tier))
  expect(tiers).toEqual(['premium', 'free', 'free', 'free', 'free'])
})

test('[BILL-32] [BILL-34] a subscription cancelled at once has ended today: in the profile, in the letter and in what it gives', async () => {
  const member = await paid()
  await reconcile(services)
  const { id } = double.account.all('subscription').at(-1)!
  services.emails.length = 0
  services.clock.at = new Date('2026-11-22T12:00:00Z')
  double.account.cancelNow(id)
  await reconcile(services)
  expect(await tier(member)).toBe('free')
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Canceled',
    periodEnd: { label: 'Ended', day: '22 November 2026' },
  })
  const [message] = services.emails
  expect(message!.subject).toContain('Your subscription has ended')
  expect(message!.text).toContain('ended on 22 November 2026')
  expect(message!.text).not.toContain('December')
})

test('[BILL-31] [BILL-34] a date of cancellation after this period leaves the renewal, one within it ends it there', async () => {
  const member = await paid()
  const { id } = double.account.all('subscription').at(-1)!
  const cancelAt = (iso: string) =>
    double.account.update(id, { cancel_at: Math.floor(Date.parse(iso) / 1000) })
  cancelAt('2027-03-01T12:00:00Z')
  await reconcile(services)
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Active',
    periodEnd: { label: 'Renews', day: '20 December 2026' },
    isCancelling: false,
  })
  cancelAt('2026-12-01T12:00:00Z')
  await reconcile(services)
  expect(await subscriptionOf(services, member)).toMatchObject({
    label: 'Active (Canceling)',
    periodEnd: { label: 'Expires', day: '1 December 2026' },
    isCancelling: true,
  })
})
