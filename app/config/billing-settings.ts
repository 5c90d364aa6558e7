import type { BillingConfig } from './config.ts'
import type { Environment, GivenSettings } from './environment.ts'
import { isLoopback } from './public-site.ts'

/** What of the settings of payments cannot work together. */
export function faultsOfStripe(set: GivenSettings): string[] {
  const faults: string[] = []
  if (set['STRIPE_API_BASE'] !== undefined && set['STRIPE_SECRET_KEY'] === undefined)
    faults.push('STRIPE_API_BASE needs STRIPE_SECRET_KEY as well')
  if (set['STRIPE_PRICE_MONTHLY'] !== undefined && set['STRIPE_PRICE_MONTHLY'] === set['STRIPE_PRICE_ANNUAL'])
    faults.push('STRIPE_PRICE_ANNUAL: the same price as STRIPE_PRICE_MONTHLY')
  return faults
}

/** How people pay here. */
export function billingOf(env: Environment, origin: string): BillingConfig {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_MONTHLY, STRIPE_PRICE_ANNUAL } = env
  if (STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET && STRIPE_PRICE_MONTHLY && STRIPE_PRICE_ANNUAL) {
    return {
      kind: 'stripe',
      settings: {
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        prices: { monthly: STRIPE_PRICE_MONTHLY, annual: STRIPE_PRICE_ANNUAL },
        apiBase: env.STRIPE_API_BASE,
      },
    }
  }
  return isLoopback(origin) || env.ALLOW_SANDBOX_BILLING === '1' ? { kind: 'sandbox' } : { kind: 'off' }
}
