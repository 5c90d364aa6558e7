/** `npm run setup -- stripe`: makes what Mealwright sells in a Stripe account, and prints the settings to use. */
import { openStripe, STRIPE_EVENTS } from '#app/ports/payments/stripe-payments.server.ts'
import { setUpStripe } from '#app/ports/payments/stripe-setup.server.ts'

const secretKey = process.env['STRIPE_SECRET_KEY']
if (!secretKey || !/^[sr]k_(?:test|live)_/.test(secretKey)) {
  console.error('Set STRIPE_SECRET_KEY to a key of your account: sk_test_… to try it, sk_live_… to sell.')
  process.exit(1)
}
const origin = process.env['ORIGIN'] ?? 'https://your.address'
const stripe = openStripe({ secretKey, apiBase: process.env['STRIPE_API_BASE'] })
try {
  const prices = await setUpStripe(stripe)
  console.log(`Prices are in the account. Start Mealwright with

  STRIPE_SECRET_KEY=(the key you just used)
  STRIPE_WEBHOOK_SECRET=(see below)
  STRIPE_PRICE_MONTHLY=${prices.monthly}
  STRIPE_PRICE_ANNUAL=${prices.annual}

In the dashboard, under Webhooks, add an endpoint for ${new URL('/billing/webhook', origin).href}
with these events; it shows the signing secret (whsec_…) for STRIPE_WEBHOOK_SECRET:

${STRIPE_EVENTS.map((type) => `  ${type}`).join('\n')}

Under Settings, Billing, Customer portal, switch on: cancel at the end of the period, change the plan between the two
prices, update the payment method. Under Settings, Billing, Subscriptions, let a renewal that stays unpaid cancel.
`)
} catch (error) {
  console.error(`Stripe did not do it: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
