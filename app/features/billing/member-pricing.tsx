import { type UsageStats, usageCards } from '#app/domain/allowance.ts'
import { CATALOGUE, priceLine } from '#app/domain/billing/catalogue.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Scale } from '#app/ui/scale.tsx'
import { ManageSubscription } from './manage-subscription.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { PremiumBenefits } from './premium-benefits.tsx'
import type { SubscriptionView } from './purchases.server.ts'
import { SubscriptionNotices } from './subscription-notices.tsx'

const METERS = { recipes: 'Recipes', calories: 'Calories', plans: 'Meals' } as const
const METER_ORDER = ['recipes', 'calories', 'plans'] as const

export function FreeMemberPlans({
  stats,
  refused,
  offReason,
}: {
  stats: UsageStats
  refused: string | null
  /** Why nothing can be bought now. */
  offReason: string | null
}) {
  const cards = usageCards(stats)
  return (
    <div className="plans">
      <section className="card card-pad stack [--flow:var(--s-5)]" aria-labelledby="trial-title">
        <h2 id="trial-title">Your Free Trial</h2>
        {METER_ORDER.map((feature) => {
          const { used, remaining, limit, state } = cards.find((card) => card.feature === feature)!
          const tone = state === 'reached' ? 'limit' : state === 'low' ? 'warn' : 'plain'
          return (
            <div key={feature} className={classNames('usage', tone !== 'plain' && `usage-${tone}`)}>
              <div className="usage-head">
                <strong>{METERS[feature]}</strong>
                <span className="usage-left num">
                  {remaining} / {limit} Left
                </span>
              </div>
              {/* Filled is used, as on every other scale of the trial. */}
              <Scale
                label={`${METERS[feature]} used`}
                value={used}
                max={limit}
                tone={tone}
                valueText={`${used} of ${limit} used, ${remaining} left`}
              />
              <span className="text-sm text-ink-2 num">
                {used} of {limit} used
              </span>
            </div>
          )
        })}
        <p className="text-sm text-ink-2">
          What fails costs nothing: an attempt counts only when you got a result.
        </p>
      </section>
      <section className="card card-pad stack [--flow:var(--s-5)]" aria-labelledby="premium-title">
        <h2 id="premium-title">Premium</h2>
        <PlanPicker refused={refused} offReason={offReason} />
        <PremiumBenefits />
      </section>
    </div>
  )
}

/** What the member has: Premium, or a subscription that waits for something and gives none meanwhile. */
export function OwnPlan({
  email,
  subscription,
  hasPremium,
}: {
  email: string
  subscription: SubscriptionView | null
  hasPremium: boolean
}) {
  const plan = subscription?.plan ? CATALOGUE[subscription.plan] : null
  return (
    <section className="card card-pad stack max-w-[46rem] [--flow:var(--s-4)]" aria-labelledby="own-title">
      <h2 id="own-title">Your Subscription</h2>
      {plan && <p className="plan-price num">{priceLine(plan)}</p>}
      {hasPremium && <p>Unlimited access to all features</p>}
      <SubscriptionNotices subscription={subscription} />
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
      {subscription?.isManaged && <ManageSubscription />}
      {!subscription && (
        <p className="text-sm text-ink-2">This Premium was given, not bought: there is nothing to pay.</p>
      )}
    </section>
  )
}
