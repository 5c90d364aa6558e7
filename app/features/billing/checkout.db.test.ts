import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { billingCheckouts, billingCustomers, sandboxObjects } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { billingServices, type BillingServices, idIn, ORIGIN } from '#tests/support/billing.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { makeMember, profileOf } from '#tests/support/make.ts'
import { openPortal, startCheckout } from './checkout.server.ts'
import { receiveEvent } from './handle-events.server.ts'
import { purchaseOf, subscriptionOf } from './purchases.server.ts'

let database: TestDatabase
let services: BillingServices
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  services = billingServices(database.db)
  member = await makeMember(database.db)
})

const sandboxConsole = () => services.payments.sandbox!
const checkoutsOf = (of: Member) =>
  database.db.select().from(billingCheckouts).where(eq(billingCheckouts.memberId, of.id))
const tierOf = async (of: Member) => (await profileOf(database.db, of)).subscription
const openAtProvider = async () =>
  (await database.db.select().from(sandboxObjects).where(eq(sandboxObjects.kind, 'checkout'))).filter(
    ({ data, customerId }) => data['status'] === 'open' && mine.has(customerId!),
  )
const mine = new Set<string>()
async function customersOf(of: Member) {
  const rows = await database.db.select().from(billingCustomers).where(eq(billingCustomers.memberId, of.id))
  for (const row of rows) mine.add(row.providerId!)
  return rows
}

/** Pays the page and hands over what the sandbox tells of it. */
async function pay(url: string): Promise<void> {
  const paid = await sandboxConsole().payCheckout(idIn(url))
  for (const { body, signature } of paid?.deliveries ?? []) await receiveEvent(services, body, signature)
}

test('[BILL-09] [BILL-10] a purchase gives a page to pay the named plan at, and comes back to our own addresses', async () => {
  const start = await startCheckout(services, member, 'annual')
  expect(start).toMatchObject({
    to: 'checkout',
    url: expect.stringMatching(/^https:\/\/mealwright\.test\/billing\/sandbox\/checkout\//),
  })
  const page = await sandboxConsole().viewCheckout(idIn(start.url))
  expect(page).toMatchObject({
    plan: 'annual',
    status: 'open',
    cancelUrl: `${ORIGIN}/pricing`,
    successUrl: `${ORIGIN}/success?session_id=${idIn(start.url)}`,
  })
})

test('[BILL-09] ten parallel purchases are one customer and one page', async () => {
  const starts = await Promise.all(
    Array.from({ length: 10 }, () => startCheckout(services, member, 'monthly')),
  )
  expect(new Set(starts.map(({ url }) => url)).size).toBe(1)
  expect(await customersOf(member)).toHaveLength(1)
  expect(await openAtProvider()).toHaveLength(1)
  expect((await checkoutsOf(member)).filter(({ state }) => state === 'open')).toHaveLength(1)
})

test('[BILL-09] parallel purchases of both plans leave one page open, and one customer', async () => {
  const plans = ['monthly', 'annual', 'monthly', 'annual', 'annual', 'monthly'] as const
  const starts = await Promise.all(plans.map((plan) => startCheckout(services, member, plan)))
  expect(starts.every(({ to }) => to === 'checkout')).toBe(true)
  expect(await customersOf(member)).toHaveLength(1)
  mine.clear()
  await customersOf(member)
  expect(await openAtProvider()).toHaveLength(1)
})

test('[BILL-06] another plan closes the page of the first, which can no longer be paid', async () => {
  const monthly = await startCheckout(services, member, 'monthly')
  const annual = await startCheckout(services, member, 'annual')
  expect(annual.url).not.toBe(monthly.url)
  expect(await sandboxConsole().payCheckout(idIn(monthly.url))).toBeNull()
  await pay(annual.url)
  expect(await subscriptionOf(services, member)).toMatchObject({ plan: 'annual', label: 'Active' })
})

test('[BILL-14] [BILL-16] [BILL-20] nothing makes a member premium but the confirmed event', async () => {
  const { url } = await startCheckout(services, member, 'monthly')
  expect(await tierOf(member)).toBe('free')
  const paid = await sandboxConsole().payCheckout(idIn(url))
  expect(await tierOf(member)).toBe('free')
  for (const { body, signature } of paid!.deliveries) await receiveEvent(services, body, signature)
  expect(await tierOf(member)).toBe('premium')
  expect(services.told).toContain(member.id)
})

test('[BILL-12] who has a subscription is led to it instead of paying twice', async () => {
  await pay((await startCheckout(services, member, 'monthly')).url)
  const again = await startCheckout(services, { ...member, tier: 'premium' }, 'annual')
  expect(again).toMatchObject({ to: 'portal', url: expect.stringContaining('/billing/sandbox/portal/') })
  expect((await checkoutsOf(member)).filter(({ state }) => state === 'open')).toEqual([])
})

test('a page that was paid while its event is still on the way is not opened a second time', async () => {
  const { url } = await startCheckout(services, member, 'monthly')
  await sandboxConsole().payCheckout(idIn(url))
  const again = await startCheckout(services, member, 'annual')
  expect(again).toEqual({ to: 'success', url: `/success?session_id=${idIn(url)}` })
  expect(await tierOf(member)).toBe('premium')
})

test('premium that was given without a purchase is neither bought nor managed', async () => {
  const guest = await makeMember(database.db, { tier: 'premium' })
  await expect(startCheckout(services, guest, 'monthly')).rejects.toMatchObject({
    code: 'conflict',
    message: 'You already have Premium.',
  })
  await expect(openPortal(services, guest)).rejects.toMatchObject({ code: 'not-found' })
})

test('a process that dies while it opens a page leaves a place that the next one takes over under the same key', async () => {
  const keys: string[] = []
  const { payments } = services
  const dying = {
    ...services,
    payments: {
      ...payments,
      async openCheckout(checkout: Parameters<typeof payments.openCheckout>[0], key: string) {
        keys.push(key)
        // Made at the provider, but nobody hears of it.
        await payments.openCheckout(checkout, key)
        throw new AppError('unavailable', 'no answer')
      },
    },
  }
  await expect(startCheckout(dying, member, 'monthly')).rejects.toMatchObject({
    code: 'unavailable',
    message: 'Failed to create checkout session',
  })
  const start = await startCheckout(services, member, 'monthly')
  expect(start.url).toContain(keys[0])
  await customersOf(member)
  expect(
    (await openAtProvider()).filter(({ customerId }) => customerId?.includes('')).map(({ id }) => id),
  ).toContain(idIn(start.url))
  expect((await checkoutsOf(member)).map(({ state }) => state)).toEqual(['open'])
})

test('[BILL-11] a refusal of the provider frees the place and says so in the specified words', async () => {
  const refusing = {
    ...services,
    payments: {
      ...services.payments,
      openCheckout: async () => {
        throw new AppError('failed', 'no such price')
      },
    },
  }
  await expect(startCheckout(refusing, member, 'monthly')).rejects.toMatchObject({
    message: 'Failed to create checkout session',
  })
  expect((await checkoutsOf(member)).map(({ state }) => state)).toEqual(['failed'])
  expect((await startCheckout(services, member, 'monthly')).to).toBe('checkout')
})

test('[BILL-13] a portal that cannot be opened says so; one without payments says that', async () => {
  await pay((await startCheckout(services, member, 'monthly')).url)
  const broken = {
    ...services,
    payments: {
      ...services.payments,
      openPortal: async () => {
        throw new AppError('unavailable', 'no answer')
      },
    },
  }
  await expect(openPortal(broken, member)).rejects.toMatchObject({
    message: 'Failed to create portal session',
  })
  await expect(openPortal({ ...services, payments: null }, member)).rejects.toMatchObject({
    code: 'unavailable',
  })
  await expect(startCheckout({ ...services, payments: null }, member, 'monthly')).rejects.toMatchObject({
    code: 'unavailable',
  })
})

test('[BILL-25] a purchase is found by its own member only, and confirmed only when it is paid', async () => {
  const { url } = await startCheckout(services, member, 'monthly')
  const id = idIn(url)
  expect(await purchaseOf(services, member, id)).toEqual({ kind: 'waiting', transactionId: id })
  expect(await tierOf(member)).toBe('free')
  const other = await makeMember(database.db)
  for (const [who, reference] of [
    [other, id],
    [member, 'cs_test_invented0000'],
    [member, null],
    [member, "' or 1=1 --"],
  ] as const)
    expect(await purchaseOf(services, who, reference)).toEqual({ kind: 'not-found' })

  await sandboxConsole().payCheckout(id)
  // The event is late; the page asks the provider once itself.
  expect(await purchaseOf(services, member, id)).toEqual({
    kind: 'confirmed',
    transactionId: id,
    note: null,
  })
  expect(await tierOf(member)).toBe('premium')
  expect(await purchaseOf(services, other, id)).toEqual({ kind: 'not-found' })
  expect(await tierOf(other)).toBe('free')
})

test('while the provider is down a purchase waits for its event', async () => {
  const { url } = await startCheckout(services, member, 'monthly')
  const down = {
    ...services,
    payments: {
      ...services.payments,
      findCheckout: async () => {
        throw new AppError('unavailable', 'no answer')
      },
    },
  }
  expect(await purchaseOf(down, member, idIn(url))).toMatchObject({ kind: 'waiting' })
})

test('[BILL-36] no subscription is no error', async () => {
  expect(await subscriptionOf(services, member)).toBeNull()
})
