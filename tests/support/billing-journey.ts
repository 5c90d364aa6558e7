import type { Page } from '@playwright/test'
import { type FakeStripe, startFakeStripe } from './fake-stripe/server.ts'
import { expect, test as base } from './journey.ts'
import { type RunningServer, runServer } from './run-server.ts'

/** Journeys on a server with the sandbox, and beside it one that takes payments through a Stripe of our own. */
export const test = base.extend<object, { stripe: { double: FakeStripe; server: RunningServer } }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the first parameter's names
    async ({}, use) => {
      const double = await startFakeStripe()
      const { secretKey, webhookSecret, prices, apiBase } = double.settings
      const server = await runServer({
        environment: {
          STRIPE_SECRET_KEY: secretKey,
          STRIPE_WEBHOOK_SECRET: webhookSecret,
          STRIPE_PRICE_MONTHLY: prices.monthly,
          STRIPE_PRICE_ANNUAL: prices.annual,
          STRIPE_API_BASE: apiBase,
        },
      })
      double.sendEventsTo(`${server.origin}/billing/webhook`)
      await use({ double, server })
      expect(double.account.faults).toEqual([])
      await server.dispose()
      await double.close()
    },
    { scope: 'worker' },
  ],
})

export const choose = async (page: Page, plan: 'Monthly' | 'Annual') => {
  await page.getByRole('radio', { name: new RegExp(`${plan} Subscription`) }).check()
  await page.getByRole('button', { name: `Choose ${plan.toLowerCase()}` }).click()
}
export const subscription = (page: Page) => page.getByRole('region', { name: 'Subscription' })
export const orders = (page: Page) => page.getByRole('region', { name: 'Order History' })

/** Pays the monthly plan in the sandbox. */
export async function buy(page: Page): Promise<void> {
  await page.goto('/pricing')
  await choose(page, 'Monthly')
  await page.getByRole('button', { name: 'Pay £9.99' }).click()
  await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
}
