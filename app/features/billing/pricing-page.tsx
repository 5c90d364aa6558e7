import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TRIAL_ATTEMPTS } from '#app/domain/allowance.ts'
import { CATALOGUE, FREE_PRICE, GUARANTEE_DAYS, priceOf } from '#app/domain/billing/catalogue.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { BenefitList, PremiumBenefits } from './premium-benefits.tsx'

const TRIAL = [
  `${TRIAL_ATTEMPTS} recipe generations`,
  `${TRIAL_ATTEMPTS} calorie estimations`,
  `${TRIAL_ATTEMPTS} meal plans of one day`,
  'No credit card required',
]

const signUpHref = '/pricing?auth=sign-up&to=/pricing'

export function VisitorPlans() {
  return (
    <div className="plans">
      <section className="card card-pad stack" aria-labelledby="trial-title">
        <h2 id="trial-title">Free Trial</h2>
        <p className="plan-price num">{FREE_PRICE}</p>
        <BenefitList benefits={TRIAL} isNarrow />
        <Link
          className={buttonClass({ variant: 'secondary', isBlock: true }, 'plan-act')}
          to={signUpHref}
          preventScrollReset
        >
          Start Free Trial
        </Link>
      </section>
      <section className="card card-pad stack plan-best" aria-labelledby="premium-title">
        <h2 id="premium-title">Premium</h2>
        <p className="plan-price num">
          {priceOf(CATALOGUE.monthly)}
          <small>/month</small>
        </p>
        <p className="text-sm text-ink-2">
          or {priceOf(CATALOGUE.annual)} a year. Begin with the free trial; pay when it has helped.
        </p>
        <PremiumBenefits />
        <Link className={buttonClass({ isBlock: true }, 'plan-act')} to={signUpHref} preventScrollReset>
          Start Free Trial
        </Link>
      </section>
    </div>
  )
}

/** What people ask before they pay. */
export const PRICING_QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'What happens to my recipes if I cancel?',
    answer:
      'Premium stays until the end of the period you paid for. Saved recipes are kept and come back if you return.',
  },
  {
    question: `How does the ${GUARANTEE_DAYS}-day money-back guarantee work?`,
    answer: (
      <>
        <Link to="/contact">Write to us</Link> within {GUARANTEE_DAYS} days of your first payment and we
        refund it in full.
      </>
    ),
  },
  {
    question: 'Can I cancel at any time?',
    answer:
      'Yes, in a minute, under Manage Subscription. You are not charged again, and Premium stays on until the period ends.',
  },
  {
    question: 'Do I need a credit card for the trial?',
    answer: 'No. The trial has three recipes, three plans and three estimates, without a card.',
  },
]

export function PricingQuestions() {
  return (
    <section className="stack max-w-[46rem] pt-12" aria-labelledby="questions-title">
      <h2 id="questions-title">Before you decide</h2>
      <div>
        {PRICING_QUESTIONS.map(({ question, answer }, index) => (
          <Fold key={question} summary={question} group="pricing" isOpen={index === 0}>
            {answer}
          </Fold>
        ))}
      </div>
    </section>
  )
}
