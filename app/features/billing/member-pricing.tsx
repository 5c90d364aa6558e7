import { Link } from 'react-router'
import { type UsageStats, usageCards } from '#app/domain/allowance.ts'
import { CATALOGUE, priceLine } from '#app/domain/billing/catalogue.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Scale } from '#app/ui/scale.tsx'
import { ManageSubscription } from './manage-subscription.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { BenefitList, PREMIUM_BENEFITS } from './premium-benefits.tsx'
import type { SubscriptionView } from './purchases.server.ts'

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
