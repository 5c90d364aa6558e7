import { formatMoney } from './money.ts'

/** What can be bought. Every price on every screen, and every price checked at the provider, comes from here. */

export const PLAN_NAMES = ['monthly', 'annual'] as const
export type PlanName = (typeof PLAN_NAMES)[number]

export type PricePlan = {
  name: PlanName
  title: string
  mode: 'subscription'
  /** In minor units: pence. */
  amount: number
  currency: 'gbp'
  interval: 'month' | 'year'
}

export const CATALOGUE: Record<PlanName, PricePlan> = {
  monthly: {
    name: 'monthly',
    title: 'Monthly Subscription',
    mode: 'subscription',
    amount: 999,
    currency: 'gbp',
    interval: 'month',
  },
  annual: {
    name: 'annual',
    title: 'Annual Subscription',
    mode: 'subscription',
    amount: 9999,
    currency: 'gbp',
    interval: 'year',
  },
}

export const PLANS: readonly PricePlan[] = PLAN_NAMES.map((name) => CATALOGUE[name])

export const FREE_PRICE = formatMoney(0, 'gbp', { isWhole: true })

export const priceOf = (plan: PricePlan): string => formatMoney(plan.amount, plan.currency)

/** "£9.99 / month": how a plan's price is said in full. */
export const priceLine = (plan: PricePlan): string => `${priceOf(plan)} / ${plan.interval}`

/** "£8.33": what the annual plan comes to a month, rounded down to the penny it is. */
export const monthlyShareOf = (plan: PricePlan): string =>
  formatMoney(plan.interval === 'year' ? Math.floor(plan.amount / 12) : plan.amount, plan.currency)

/** What a year of the monthly plan costs more than the annual one. */
export const annualSaving = (): string =>
  formatMoney(CATALOGUE.monthly.amount * 12 - CATALOGUE.annual.amount, CATALOGUE.annual.currency)

/** "£9.99/month": the lowest way in, as teasers name it. */
export const PREMIUM_FROM = `${priceOf(CATALOGUE.monthly)}/${CATALOGUE.monthly.interval}`

/** Days after the first payment in which it is given back on request. */
export const GUARANTEE_DAYS = 30
