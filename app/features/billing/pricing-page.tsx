import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TRIAL_ATTEMPTS, type UsageStats, usageCards } from '#app/domain/allowance.ts'
import { CATALOGUE, FREE_PRICE, GUARANTEE_DAYS, priceLine, priceOf } from '#app/domain/billing/catalogue.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Scale } from '#app/ui/scale.tsx'
import { ManageSubscription } from './manage-subscription.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { BenefitList, PREMIUM_BENEFITS } from './premium-benefits.tsx'
import type { SubscriptionView } from './purchases.server.ts'

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
        <BenefitList benefits={PREMIUM_BENEFITS} />
        <Link className={buttonClass({ isBlock: true }, 'plan-act')} to={signUpHref} preventScrollReset>
          Start Free Trial
        </Link>
      </section>
    </div>
  )
}

const METERS = { recipes: 'Recipes', calories: 'Calories', plans: 'Meals' } as const
const METER_ORDER = ['recipes', 'calories', 'plans'] as const

export function FreeMemberPlans({
  stats,
  refused,
  isOff,
}: {
  stats: UsageStats
  refused: string | null
  isOff: boolean
}) {
  const cards = usageCards(stats)
  return (
    <div className="plans">
      <section className="card card-pad stack [--flow:var(--s-5)]" aria-labelledby="trial-title">
        <h2 id="trial-title">Your Free Trial</h2>
        {METER_ORDER.map((feature) => {
          const { remaining, limit, state } = cards.find((card) => card.feature === feature)!
          const tone = state === 'reached' ? 'limit' : state === 'low' ? 'warn' : 'plain'
          return (
            <div key={feature} className={classNames('usage', tone !== 'plain' && `usage-${tone}`)}>
              <div className="usage-head">
                <strong>{METERS[feature]}</strong>
                <span className="usage-left num">
                  {remaining} / {limit} Left
                </span>
              </div>
              <Scale
                label={`${METERS[feature]} left`}
                value={remaining}
                max={limit}
                tone={tone}
                valueText={`${remaining} of ${limit} left`}
              />
            </div>
          )
        })}
        <p className="text-sm text-ink-2">
          What fails costs nothing: an attempt counts only when you got a result.
        </p>
      </section>
      <section className="card card-pad stack [--flow:var(--s-5)]" aria-labelledby="premium-title">
        <h2 id="premium-title">Premium</h2>
        <PlanPicker refused={refused} isOff={isOff} />
        <BenefitList benefits={PREMIUM_BENEFITS} />
      </section>
    </div>
  )
}

export function PremiumMemberPlan({
  email,
  subscription,
}: {
  email: string
  subscription: SubscriptionView | null
}) {
  const plan = subscription?.plan ? CATALOGUE[subscription.plan] : null
  return (
    <section className="card card-pad stack max-w-[46rem] [--flow:var(--s-4)]" aria-labelledby="own-title">
      <h2 id="own-title">Your Subscription</h2>
      {plan && <p className="plan-price num">{priceLine(plan)}</p>}
      <p>Unlimited access to all features</p>
      {subscription?.status === 'past_due' && (
        <Notice tone="warn">
          Your payment is past due. <Link to="/profile">See your profile</Link>
        </Notice>
      )}
      <table className="ledger">
        <tbody>
          <tr>
            <th scope="row">Account</th>
            <td className="figure figure-words">{email}</td>
          </tr>
          {subscription && (
            <tr>
              <th scope="row">Status</th>
              <td className="figure">{subscription.label}</td>
            </tr>
          )}
          {subscription?.periodEnd && (
            <tr>
              <th scope="row">{subscription.periodEnd.label}</th>
              <td className="figure">{subscription.periodEnd.day}</td>
            </tr>
          )}
        </tbody>
      </table>
      {subscription ? (
        <ManageSubscription />
      ) : (
        <p className="text-sm text-ink-2">This Premium was given, not bought: there is nothing to pay.</p>
      )}
    </section>
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
