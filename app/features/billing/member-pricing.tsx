import { type UsageStats, usageCards } from '#app/domain/allowance.ts'
import { CATALOGUE, priceLine } from '#app/domain/billing/catalogue.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { ManageSubscription } from './manage-subscription.tsx'
import { PlanPicker } from './plan-picker.tsx'
import { PremiumBenefits } from './premium-benefits.tsx'
import styles from './pricing.module.css'
import type { SubscriptionView } from './purchases.server.ts'
import { SubscriptionNotices } from './subscription-notices.tsx'
import usageStyles from './usage-meter.module.css'
import { UsageMeter } from './usage-meter.tsx'
import cardStyles from '#app/ui/card.module.css'
import figures from '#app/ui/figure-table.module.css'

const METERS = {
  recipes: { title: 'Recipes', counted: 'recipe generations' },
  calories: { title: 'Calories', counted: 'calorie estimations' },
  plans: { title: 'Meals', counted: 'meal plans' },
} as const
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
    <div className={styles.plans}>
      <section
        className={classNames(cardStyles.card, cardStyles.pad, layout.stack, styles.plan, styles.roomy)}
        aria-labelledby="trial-title"
      >
        <h2 id="trial-title" className={text.heading3}>
          Your Free Trial
        </h2>
        {METER_ORDER.map((feature) => {
          const usage = cards.find((card) => card.feature === feature)!
          const { used, remaining, limit } = usage
          const { title, counted } = METERS[feature]
          return (
            // Filled is used, as on every other scale of the trial.
            <UsageMeter
              key={feature}
              usage={usage}
              title={title}
              label={`${title} used`}
              valueText={`${used} of ${limit} used, ${remaining} left`}
              figure={
                <span className={classNames(usageStyles.left, text.num)}>
                  {remaining} / {limit} Left
                </span>
              }
              note={
                <span className={classNames(text.small, text.muted, text.num)}>
                  {used} of {limit} {counted} used
                </span>
              }
            />
          )
        })}
        <p className={classNames(text.small, text.muted)}>
          A failed attempt costs nothing: it counts only when you get a result.
        </p>
      </section>
      <section
        className={classNames(cardStyles.card, cardStyles.pad, layout.stack, styles.plan, styles.roomy)}
        aria-labelledby="premium-title"
      >
        <h2 id="premium-title" className={text.heading3}>
          Premium
        </h2>
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
    <section
      className={classNames(cardStyles.card, cardStyles.pad, layout.stack, styles.narrow)}
      aria-labelledby="own-title"
    >
      <h2 id="own-title" className={text.heading3}>
        Your Subscription
      </h2>
      {plan && <p className={classNames(styles.price, text.num)}>{priceLine(plan)}</p>}
      {hasPremium && <p>Unlimited access to all features</p>}
      <SubscriptionNotices subscription={subscription} />
      <table className={figures.table}>
        <tbody>
          <tr>
            <th scope="row">Account</th>
            <td className={classNames(figures.figure, figures.words)}>{email}</td>
          </tr>
          {subscription && (
            <tr>
              <th scope="row">Status</th>
              <td className={figures.figure}>{subscription.label}</td>
            </tr>
          )}
          {subscription?.periodEnd && (
            <tr>
              <th scope="row">{subscription.periodEnd.label}</th>
              <td className={figures.figure}>{subscription.periodEnd.day}</td>
            </tr>
          )}
        </tbody>
      </table>
      {subscription?.isManaged && <ManageSubscription />}
      {!subscription && (
        <p className={classNames(text.small, text.muted)}>
          This Premium was a gift: there is nothing to pay.
        </p>
      )}
    </section>
  )
}
