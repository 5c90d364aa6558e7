import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { TRIAL_ATTEMPTS } from '#app/domain/allowance.ts'
import { CATALOGUE, FREE_PRICE, priceOf } from '#app/domain/billing/catalogue.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './sections.module.css'
import { StartLink } from './start-link.tsx'
import card from '#app/ui/card.module.css'

const TRIAL = [
  `${TRIAL_ATTEMPTS} recipe generations`,
  `${TRIAL_ATTEMPTS} meal plans of one day`,
  `${TRIAL_ATTEMPTS} calorie estimations`,
  'No credit card required',
]

const PREMIUM = [
  'Unlimited recipes, estimates and plans',
  'Plans of up to 7 days with macro targets',
  'Saved recipes with pictures',
  'Community recipes',
]

/** The free trial and Premium side by side; the details are on the pricing page. */
export function PlanComparison() {
  return (
    <section className={layout.wrap} aria-labelledby="plans-title">
      <h2 id="plans-title">Start free, stay if it helps</h2>
      <div className={styles.plans}>
        <Plan name="Free Trial" price={FREE_PRICE} features={TRIAL}>
          <StartLink to="/upload" className={buttonClass({ variant: 'secondary' })}>
            Start Free Trial
          </StartLink>
        </Plan>
        <Plan name="Premium" price={`From ${priceOf(CATALOGUE.monthly)}`} features={PREMIUM} isBest>
          <StartLink to="/pricing" className={buttonClass()}>
            View Pricing Plans
          </StartLink>
        </Plan>
      </div>
    </section>
  )
}

type PlanProps = {
  name: string
  /** Per month. */
  price: string
  features: readonly string[]
  isBest?: boolean
  children: ReactNode
}

function Plan({ name, price, features, isBest, children }: PlanProps) {
  return (
    <div className={classNames(card.card, card.pad, styles.plan, isBest && styles.best)}>
      <h3>{name}</h3>
      <p className={styles.price}>
        {price}
        <small>/month</small>
      </p>
      <ul>
        {features.map((feature) => (
          <li key={feature}>
            <Check className={classNames(text.icon, styles.tick)} aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
