import { buy, choose, orders, subscription, test } from '#tests/support/billing-journey.ts'
import { expect } from '#tests/support/journey.ts'

test('[BILL-04] [BILL-08] [BILL-38] a visitor sees both plans, and both begin with the free trial', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/pricing')
  await expect(page.getByText('30-day money-back guarantee.')).toBeVisible()
  await expect(page.getByText('Cancel anytime')).toBeVisible()
  await expect(page.getByText('1000+ community recipes')).toBeVisible()
  for (const [name, price] of [
    ['Free Trial', '£0'],
    ['Premium', '£9.99'],
  ] as const) {
    const card = page.getByRole('region', { name, exact: true })
    await expect(card).toContainText(price)
    await expect(card.getByRole('link', { name: 'Start Free Trial' })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Premium' }).getByRole('link', { name: 'Start Free Trial' }).click()
  await expect(page.getByRole('dialog', { name: 'Start Your Free Trial' })).toBeVisible()
})

test('[BILL-05] [BILL-06] [BILL-09] [BILL-25] [BILL-26] [BILL-07] [BILL-28] a free member pays in the sandbox and is premium', async ({
  page,
  person,
  signUp,
  server,
  expectAccessible,
}) => {
  await signUp(page, person)
  await page.goto('/pricing')
  const trial = page.getByRole('region', { name: 'Your Free Trial' })
  for (const meter of ['Recipes', 'Calories', 'Meals']) {
    await expect(trial.getByRole('meter', { name: `${meter} used` })).toHaveAttribute('aria-valuenow', '0')
    await expect(trial).toContainText('3 / 3 Left')
  }
  await expectAccessible(page)
  await choose(page, 'Monthly')
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await expect(page.getByText('This is a sandbox.')).toBeVisible()
  await expectAccessible(page)
  const checkout = page.url()

  await page.getByRole('button', { name: 'Be declined' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await page.getByRole('button', { name: 'Leave without paying' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect(trial).toBeVisible()

  await choose(page, 'Monthly')
  await expect(page, 'the page that is open is used again').toHaveURL(checkout)
  await page.getByRole('button', { name: 'Pay £9.99' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  const id = new URL(page.url()).searchParams.get('session_id')!
  await expect(page.getByText('Transaction ID')).toBeVisible()
  await expect(page.getByText(id)).toBeVisible()
  await expect(page.getByText('A confirmation email follows shortly.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Creating Recipes' })).toHaveAttribute('href', '/upload')
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
  await expectAccessible(page)

  await page.goto('/pricing')
  const own = page.getByRole('region', { name: 'Your Subscription' })
  for (const text of ['£9.99 / month', 'Unlimited access to all features', person.email])
    await expect(own).toContainText(text)
  await page.goto('/profile')
  await expect(subscription(page)).toContainText('Active')
  await expect(orders(page)).toContainText('£9.99')
  await expect(orders(page)).toContainText('Completed')
  await expectAccessible(page)
  await expect
    .poll(async () =>
      (await server.emails())
        .filter((one) => one.to?.[0]?.address === person.email)
        .map((one) => one.subject),
    )
    .toContain('Welcome to Premium | Mealwright')
})

test('[BILL-12] [BILL-31] [BILL-33] [BILL-34] the portal opens in a new tab, and an open profile follows what is done there', async ({
  page,
  person,
  signUp,
  context,
}) => {
  await signUp(page, person)
  await buy(page)
  await page.goto('/profile')
  const opened = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Manage Subscription' }).click()
  const portal = await opened
  await expect(portal.getByRole('heading', { name: 'Billing portal' })).toBeVisible()

  const actInPortal = async (button: string, said: string) => {
    await portal.getByRole('button', { name: button }).click()
    // Only a portal that has answered is pressed again.
    await expect(portal.getByText(said)).toBeVisible()
  }
  await actInPortal('Fail a renewal', 'A renewal came and the card was declined.')
  await expect(
    page.getByText(
      'Your payment is past due. Please update your payment method to continue using premium features.',
    ),
  ).toBeVisible()
  await expect(orders(page)).toContainText('Pending')
  await actInPortal('Update the card', 'The card was changed, and what was owed is paid.')
  await expect(subscription(page)).toContainText('Mastercard •••• 4444')
  await actInPortal('Cancel at the end of the period', 'It will not renew.')
  await expect(subscription(page)).toContainText('Active (Canceling)')
  await expect(subscription(page)).toContainText('Expires')
  await expect(
    page.getByText(/Your subscription will not renew and will end on \d+ \w+ \d{4}\./),
  ).toBeVisible()
  await actInPortal('Let the period end', 'The period is over.')
  await expect(subscription(page)).toContainText('Canceled')
  await expect(page.getByRole('link', { name: 'Start Premium again' })).toBeVisible()
})

test('[BILL-17] [BILL-18] [BILL-19] [BILL-20] [BILL-21] the upgrade dialog welcomes once a payment in another tab is confirmed, and closes itself', async ({
  page,
  person,
  signUp,
  context,
  expectAccessible,
}) => {
  await signUp(page, person)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  await expect(dialog.getByRole('button', { name: 'Upgrade Now - £9.99/month' })).toBeVisible()
  await expect(dialog).toContainText('Cancel anytime. No commitment required.')
  await expectAccessible(page)

  // It closes itself after three seconds: the page itself looks at what it says while the other tab pays.
  const welcomed = page.waitForFunction(
    (texts) => {
      const said = document.querySelector('dialog[open]')?.textContent ?? ''
      return texts.every((text) => said.includes(text))
    },
    ['Welcome to Premium!', 'recipe generations', 'favourite recipes', 'Nutrition tracking', 'Meal planning'],
    { polling: 100 },
  )
  await buy(await context.newPage())
  await welcomed
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(subscription(page)).toContainText('Active')
})

test('[BILL-18] [BILL-23] [BILL-24] the dialog says when it did not work, and can be tried again', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  const button = dialog.getByRole('button', { name: /Upgrade Now|Processing/ })

  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('/billing/upgrade', async (route) => {
    await asked
    await route.fulfill({
      status: 503,
      json: { ok: false, code: 'unavailable', message: 'Failed to update subscription', fields: {} },
    })
  })
  await button.click()
  await expect(button).toHaveText('Processing...')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to update subscription')
  await expect(button).toHaveText('Upgrade Now - £9.99/month')

  await page.unroute('/billing/upgrade')
  await page.route('/billing/upgrade', (route) => route.abort())
  await button.click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to upgrade subscription. Please try again.')
  await page.unroute('/billing/upgrade')
  await button.click()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
})

test('[BILL-11] [BILL-13] [BILL-39] what goes wrong stands in a red banner on the page', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/pricing')
  const banner = page.getByRole('alert')
  await page.route('/billing/checkout', (route) => route.abort())
  await choose(page, 'Annual')
  await expect(banner).toHaveText('Failed to start checkout process')
  await page.setViewportSize({ width: 390, height: 844 })
  const [said, plans] = [await banner.boundingBox(), await page.getByRole('group').first().boundingBox()]
  expect(plans!.y - (said!.y + said!.height), 'space between banner and plans').toBeGreaterThanOrEqual(8)
  await page.unroute('/billing/checkout')
  await page.route('/billing/checkout', (route) => route.fulfill({ json: { ok: true, value: {} } }))
  await choose(page, 'Annual')
  await expect(banner).toHaveText('No checkout URL received')
  await page.unroute('/billing/checkout')
  await page.context().clearCookies()
  await choose(page, 'Annual')
  await expect(banner).toHaveText('Please sign in to continue')
  await expect(banner, 'red, as every error').toHaveCSS('background-color', 'rgb(250, 226, 216)')
})

test('[BILL-22] signed out meanwhile, the dialog asks to sign in', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  await expect(dialog).toBeVisible()
  await page.context().clearCookies()
  await dialog.getByRole('button', { name: /Upgrade Now/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('Please sign in to upgrade your subscription')
})

test('[BILL-25] [BILL-27] only a confirmed purchase of one’s own is celebrated', async ({
  page,
  person,
  signUp,
  browser,
  baseURL,
}) => {
  await signUp(page, person)
  await page.goto('/success?session_id=cs_test_invented0000')
  await expect(page.getByText('We found no such payment of yours.')).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)

  await page.goto('/pricing')
  await choose(page, 'Monthly')
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const checkout = page.url()
  await page.goto(`/success?session_id=${id}`)
  await expect(page.getByText('We are waiting for the confirmation of your payment.')).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)

  const payer = await page.context().newPage()
  await payer.goto(checkout)
  await payer.getByRole('button', { name: 'Pay £9.99' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(1)

  const stranger = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await stranger.goto(`/success?session_id=${id}`)
  await expect(stranger.getByText('Please sign in to see your payment.')).toBeVisible()
  expect((await stranger.goto(checkout))?.status()).toBe(404)
  await stranger.context().close()
})

test('a double click opens one page; with scripts off the same way leads there', async ({
  browser,
  page,
  person,
  signUp,
  baseURL,
}) => {
  await signUp(page, person)
  await page.goto('/pricing')
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('/billing/checkout') && asked.push(request.url()))
  await page.getByRole('button', { name: 'Choose monthly' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  expect(asked).toHaveLength(1)

  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await still.addCookies(await page.context().cookies())
  const plain = await still.newPage()
  await plain.goto('/pricing')
  await plain.getByRole('button', { name: 'Choose monthly' }).click()
  await expect(plain.getByRole('heading', { name: 'Checkout' })).toBeVisible()
  await plain.getByRole('button', { name: 'Pay £9.99' }).click()
  await expect(plain.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
  await plain.goto('/profile')
  const opened = still.waitForEvent('page')
  await plain.getByRole('button', { name: 'Manage Subscription' }).click()
  await expect((await opened).getByRole('heading', { name: 'Billing portal' })).toBeVisible()
  await still.close()
})

test.describe('on a phone, in the dark', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  test('prices, checkout, success and profile have no sideways scrolling and no fault of access', async ({
    page,
    person,
    signUp,
    expectAccessible,
  }) => {
    const check = async () => {
      await expectAccessible(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    }
    await page.goto('/pricing')
    await check()
    await signUp(page, person)
    await page.goto('/pricing')
    await check()
    await choose(page, 'Annual')
    await expect(page.getByRole('heading', { name: 'Checkout' })).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Pay £99.99' }).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await check()
    await page.goto('/profile')
    await check()
    await page.goto('/pricing')
    await expect(page.getByText('£99.99 / year')).toBeVisible()
  })
})

test('[BILL-12] who asks for a second plan beside a subscription is told, and not led away', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  const managed = { ok: true, value: { to: 'portal', url: 'https://elsewhere.example' } }
  for (const path of ['/billing/checkout', '/billing/upgrade'])
    await page.route(path, (route) => route.fulfill({ json: managed }))
  await page.goto('/pricing')
  await choose(page, 'Annual')
  await expect(page.getByRole('alert')).toContainText('You already have a subscription.')
  await expect(page).toHaveURL('/pricing')
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Upgrade to Premium' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upgrade to Premium' })
  await dialog.getByRole('button', { name: /Upgrade Now/ }).click()
  await expect(dialog.getByRole('alert')).toContainText('You already have a subscription.')
  await dialog.getByRole('link', { name: 'See your subscription' }).click()
  await expect(dialog).toBeHidden()
})

test('[BILL-27] the confetti’s canvas goes with the last of it', async ({ page, person, signUp }) => {
  await signUp(page, person)
  await buy(page)
  await expect(page.locator('canvas')).toHaveCount(1)
  await expect(page.locator('canvas')).toHaveCount(0, { timeout: 60_000 })
})

test('[BILL-06] without scripts the button names the plan that is chosen', async ({
  page,
  browser,
  person,
  signUp,
  baseURL,
}) => {
  await signUp(page, person)
  const still = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await still.addCookies(await page.context().cookies())
  const plain = await still.newPage()
  await plain.goto('/pricing')
  await expect(plain.getByRole('button', { name: 'Choose monthly', exact: true })).toBeVisible()
  await plain.getByRole('radio', { name: /Annual/ }).check()
  await plain.getByRole('button', { name: 'Choose annual', exact: true }).click()
  await expect(plain.getByText('£99.99 / year')).toBeVisible()
  await still.close()
})

test('a paying member sees what deleting the account takes, and no questions of visitors', async ({
  page,
  person,
  signUp,
}) => {
  await signUp(page, person)
  await page.goto('/profile/delete')
  await expect(page.getByText('What you wrote to us on the contact page')).toBeVisible()
  await expect(page.getByText('the time that is left is lost')).toHaveCount(0)
  await expect(page.getByText('Before you decide')).toHaveCount(0)
  await buy(page)
  await page.goto('/profile/delete')
  await expect(page.getByText('the time that is left is lost')).toBeVisible()
  await expect(page.getByText(/You have paid until \d+ \w+ \d{4}/)).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: 'Your Subscription' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Before you decide' })).toHaveCount(0)
})
