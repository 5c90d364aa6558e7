import { Stripe } from 'stripe'
import { type PricePlan, type PlanName, PLANS } from '#app/domain/billing/catalogue.ts'
import { formatMoney } from '#app/domain/billing/money.ts'
import type { StripeSettings } from './stripe-settings.ts'

/** Whether the prices that were set are the catalogue's, said so that an operator can put them right. */

const SETTING: Record<PlanName, string> = {
  monthly: 'STRIPE_PRICE_MONTHLY',
  annual: 'STRIPE_PRICE_ANNUAL',
}

/** The plan of the catalogue that a price is: also one that was replaced since, for those who still pay it. */
export function planLike(price: Stripe.Price): PlanName | null {
  return PLANS.find((plan) => faultsOfTerms(price, plan).length === 0)?.name ?? null
}

/**
 * What is wrong with the two prices, one sentence each; none where both can be sold. Rejects only where Stripe could
 * not be asked: what it refuses is a finding.
 */
export async function faultsOfPrices(
  stripe: Stripe,
  prices: StripeSettings['prices'],
  isLive: boolean,
): Promise<string[]> {
  const found = await Promise.all(
    PLANS.map(async (plan) => {
      const id = prices[plan.name]
      try {
        const price = await stripe.prices.retrieve(id, { expand: ['product'] })
        return faultsOf(price, plan, isLive)
      } catch (error) {
        return [refusalInWords(error, isLive)]
      }
    }),
  )
  return PLANS.flatMap((plan, index) =>
    found[index]!.map((fault) => `${SETTING[plan.name]}=${prices[plan.name]}: ${fault}`),
  )
}

function faultsOf(price: Stripe.Price, plan: PricePlan, isLive: boolean): string[] {
  const faults = faultsOfTerms(price, plan)
  if (price.livemode !== isLive) faults.push(`is of ${modeOf(price.livemode)}, the key of ${modeOf(isLive)}`)
  if (!price.active) faults.push('is not active')
  const { product } = price
  const isProductOff = typeof product !== 'string' && (product.deleted === true || !product.active)
  if (isProductOff) faults.push('its product is not active')
  return faults
}

/** Amount, currency and period: what the customer agrees to. */
function faultsOfTerms(price: Stripe.Price, plan: PricePlan): string[] {
  const { recurring, unit_amount: amount, currency } = price
  const faults: string[] = []
  if (currency !== plan.currency) faults.push(`is in ${currency}, the catalogue in ${plan.currency}`)
  if (amount !== plan.amount) {
    const given = amount === null ? 'no fixed amount' : formatMoney(amount, currency)
    faults.push(`is ${given}, the catalogue’s ${plan.title} ${formatMoney(plan.amount, plan.currency)}`)
  }
  const { interval, interval_count: count, usage_type: usage } = recurring ?? {}
  if (interval !== plan.interval || count !== 1) {
    const given = recurring ? `every ${count} ${interval}` : 'paid once'
    faults.push(`is ${given}, the catalogue’s ${plan.title} every ${plan.interval}`)
  } else if (usage !== 'licensed') faults.push('is charged by use, not once a period')
  return faults
}

function refusalInWords(error: unknown, isLive: boolean): string {
  if (!(error instanceof Stripe.errors.StripeError)) throw error
  switch (error.statusCode) {
    case 404:
      return /similar object exists in (?:live|test) mode/.test(error.message)
        ? `is of ${modeOf(!isLive)}, the key of ${modeOf(isLive)}`
        : 'there is no such price in the account of this key'
    case 401:
      return 'Stripe does not accept STRIPE_SECRET_KEY'
    case 403:
      return 'STRIPE_SECRET_KEY may not read prices'
    case 400:
      return `Stripe refuses to show it (${error.code ?? error.type})`
    default:
      throw error
  }
}

const modeOf = (isLive: boolean) => (isLive ? 'live mode' : 'test mode')
