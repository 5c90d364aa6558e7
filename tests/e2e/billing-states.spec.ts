import type { Page } from '@playwright/test'
import { buy, choose, orders, subscription, test } from '#tests/support/billing-journey.ts'
import { expect } from '#tests/support/journey.ts'

test('[BILL-09] [BILL-12] [BILL-14] through Stripe: pay, look after it, end it', async ({
  browser,
  person,
  stripe,
  signUp,
}) => {
  const context = await browser.newContext({ baseURL: stripe.server.origin })
  const page = await context.newPage()
  await signUp(page, person)
  await page.goto('/pricing')
  await expect(page.getByText('This is a sandbox.')).toHaveCount(0)
  await choose(page, 'Annual')
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Pay with a card that is declined' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await page.goto('/profile')
  await expect(subscription(page)).toContainText('Annual Subscription')
  await expect(orders(page)).toContainText('£99.99')

  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opened
  await portal.getByRole('button', { name: 'cancel' }).click()
  await expect(subscription(page)).toContainText('Active (Canceling)')
  await portal.getByRole('button', { name: 'end' }).click()
  await expect(subscription(page)).toContainText('Canceled')

  stripe.double.fail('server-error', 50, '/v1/checkout')
  await page.goto('/pricing')
  await choose(page, 'Monthly')
  await expect(page.getByRole('alert')).toHaveText('Failed to create checkout session')
  stripe.double.fail(null)
  await choose(page, 'Monthly')
  await expect(page.getByRole('heading', { name: 'Pay', exact: true })).toBeVisible()
  await context.close()
})

/** The sandbox's portal of the member, in a page of its own. */
async function openPortal(page: Page): Promise<Page> {
  await page.goto('/profile')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opened
  await expect(portal.getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  return portal
}
const today = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/London',
})

test('[BILL-25] [BILL-27] [BILL-32] [BILL-34] ended at once, a purchase has ended today on every page, and is celebrated no more', async ({
  page,
  person,
  signUp,
  server,
  expectAccessible,
}) => {
  await signUp(page, person)
  await buy(page)
  const success = page.url()
  const portal = await openPortal(page)
  await portal.getByRole('button', { name: 'End it at once' }).click()
  const day = today.format(new Date())
  await expect(subscription(page)).toContainText('Canceled')
  await expect(subscription(page)).toContainText(`Ended${day}`)
  await expect(portal.getByText(`Ended ${day}`)).toBeVisible()
  await expect
    .poll(
      async () => (await server.emails()).filter((one) => one.to?.[0]?.address === person.email).at(-1)?.text,
    )
    .toContain(`ended on ${day}`)

  await page.goto(success)
  await expect(page.getByRole('heading', { name: 'This subscription has ended' })).toBeVisible()
  await expect(page.getByText(`It ended on ${day}. You will not be charged for it again.`)).toBeVisible()
  await expect(page.getByText(new URL(success).searchParams.get('session_id')!)).toBeVisible()
  await expect(page.getByText('Payment Successful!')).toHaveCount(0)
  await expect(page.locator('canvas')).toHaveCount(0)
  await expectAccessible(page)
})

test('[BILL-25] [BILL-35] refunded, a purchase says so, and the profile says what comes next', async ({
  page,
  person,
  signUp,
  expectAccessible,
}) => {
  await signUp(page, person)
  await buy(page)
  const success = page.url()
  const portal = await openPortal(page)
  await portal.getByRole('button', { name: 'Refund the last payment' }).click()
  await expect(orders(page)).toContainText('Refunded')
  await expect(subscription(page)).toContainText('The payment for this period was refunded')
  await expect(subscription(page).getByRole('link', { name: 'Start Premium again' })).toHaveCount(0)
  await page.goto('/pricing')
  const own = page.getByRole('region', { name: 'Your Subscription' })
  await expect(own).toContainText('The payment for this period was refunded')
  await expect(own.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await page.goto(success)
  await expect(page.getByRole('heading', { name: 'This payment was refunded' })).toBeVisible()
  await expect(page.getByText('£9.99 was refunded')).toBeVisible()
  await expectAccessible(page)
})

for (const [act, label, notice] of [
  ['Leave a renewal unpaid', 'UNPAID', 'We could not collect your payment, so Premium is off.'],
  ['Pause it', 'PAUSED', 'Your subscription is paused: Premium is off, and nothing is charged.'],
] as const)
  test(`[BILL-30] [BILL-32] ${label}: the member sees what is the matter and the way out, and no second plan to buy`, async ({
    page,
    person,
    signUp,
    expectAccessible,
  }) => {
    await signUp(page, person)
    await buy(page)
    const success = page.url()
    const portal = await openPortal(page)
    await portal.getByRole('button', { name: act }).click()
    await expect(subscription(page)).toContainText(label)
    await expect(subscription(page)).toContainText(notice)
    await expect(subscription(page)).not.toContainText('Renews')
    await expect(subscription(page).getByRole('link')).toHaveCount(0)
    await expectAccessible(page)

    await page.goto('/pricing')
    const own = page.getByRole('region', { name: 'Your Subscription' })
    await expect(own).toContainText(notice)
    await expect(own).not.toContainText('Renews')
    await expect(own).not.toContainText('Unlimited access')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(own.getByRole('button', { name: 'Manage Subscription' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(success)
    await expect(page.getByText('Payment Successful!')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Premium is not on at the moment' })).toBeVisible()

    // Whoever asks to pay from another page is told, and not led away.
    await page.goto('/public-recipes')
    const answer = await page.evaluate(async () => {
      const body = new FormData()
      body.set('plan', 'monthly')
      return (await fetch('/billing/upgrade', { method: 'POST', body })).json() as Promise<unknown>
    })
    expect(answer).toMatchObject({ ok: true, value: { to: 'portal' } })
    await portal.getByRole('button', { name: 'Update the card' }).click()
    await page.goto('/profile')
    await expect(subscription(page)).toContainText('Active')
  })
