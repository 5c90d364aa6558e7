import type { PlanName } from '#app/domain/billing/catalogue.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  prices: Record<PlanName, string>
  /** Where Stripe answers, when it is not Stripe: a double, or a relay of one's own. */
  apiBase: string | undefined
}
