import type { Stripe } from 'stripe'
import { CATALOGUE, PLANS, type PlanName } from '#app/domain/billing/catalogue.ts'
import { planLike } from './stripe-prices.server.ts'

const PRODUCT = 'Mealwright Premium'
const lookupKey = (plan: PlanName) => `mealwright_${plan}`

/**
 * Makes the product and its prices in the account, or finds those of an earlier run. A price whose amount is no longer
 * the catalogue's is replaced by a new one: at Stripe a price never changes its amount.
 */
export async function setUpStripe(stripe: Stripe): Promise<Record<PlanName, string>> {
  const keys = PLANS.map(({ name }) => lookupKey(name))
  const { data: found } = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 })
  const product = productOf(found[0]) ?? (await stripe.products.create({ name: PRODUCT })).id
  const priceFor = async (name: PlanName): Promise<string> => {
    const plan = CATALOGUE[name]
    const same = found.find((price) => price.lookup_key === lookupKey(name) && planLike(price) === name)
    if (same) return same.id
    const made = await stripe.prices.create({
      product,
      nickname: plan.title,
      currency: plan.currency,
      unit_amount: plan.amount,
      recurring: { interval: plan.interval },
      lookup_key: lookupKey(name),
      transfer_lookup_key: true,
    })
    return made.id
  }
  return { monthly: await priceFor('monthly'), annual: await priceFor('annual') }
}

function productOf(price: Stripe.Price | undefined): string | null {
  if (!price) return null
  return typeof price.product === 'string' ? price.product : price.product.id
}
