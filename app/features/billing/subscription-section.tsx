import { Link } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import { CATALOGUE, priceLine } from '#app/domain/billing/catalogue.ts'
import { statusLabel, type Tone } from '#app/domain/billing/subscription-words.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { ManageSubscription } from './manage-subscription.tsx'
import type { OrderView, SubscriptionView } from './purchases.server.ts'
import { SubscriptionNotices } from './subscription-notices.tsx'
import styles from './subscription-section.module.css'
import { UpgradeLink } from './upgrade-host.tsx'
import card from '#app/ui/card.module.css'
import figures from '#app/ui/figure-table.module.css'

const TAG: Record<Tone, TagTone> = { good: 'ok', warn: 'warn', bad: 'bad', plain: 'plain' }

/** How the member's subscription stands, and the way to look after it or to begin one. */
export function SubscriptionSection({
  subscription,
  tier,
}: {
  subscription: SubscriptionView | null
  tier: Tier
}) {
  const label = subscription?.label ?? statusLabel({ status: 'not_started', cancelAtPeriodEnd: false })
  const plan = subscription?.plan ? CATALOGUE[subscription.plan] : null
  const isHeld = tier === 'free' && (subscription?.isManaged ?? false)
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="subscription-title">
      <h2 className={text.heading3} id="subscription-title">
        Subscription
      </h2>
      <SubscriptionNotices subscription={subscription} />
      <table className={figures.table}>
        <tbody>
          <tr>
            <th scope="row">Status</th>
            <td className={figures.figure}>
              <Tag tone={TAG[subscription?.tone ?? 'plain']}>{label}</Tag>
            </td>
          </tr>
          {subscription && (
            <tr>
              <th scope="row">Plan</th>
              <td className={figures.figure}>
                {subscription.planTitle}
                {plan && <p className={classNames(text.small, text.muted)}>{priceLine(plan)}</p>}
              </td>
            </tr>
          )}
          {subscription?.periodEnd && (
            <tr>
              <th scope="row">{subscription.periodEnd.label}</th>
              <td className={figures.figure}>{subscription.periodEnd.day}</td>
            </tr>
          )}
          {subscription?.card && (
            <tr>
              <th scope="row">Card</th>
              <td className={figures.figure}>
                {subscription.card.brand} •••• {subscription.card.last4}
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {/* Whoever waits for Premium because of it looks after it: that is the way back, and the only one. */}
      {subscription && <ManageSubscription variant={isHeld ? 'primary' : 'secondary'} />}
      {tier === 'free' && !isHeld && (
        <div className={layout.row}>
          <UpgradeLink className={buttonClass()}>
            {subscription ? 'Start Premium again' : 'Upgrade to Premium'}
          </UpgradeLink>
          <Link to="/pricing">View Pricing</Link>
        </div>
      )}
      {tier === 'premium' && !subscription && (
        <p className={classNames(text.small, text.muted)}>
          Your Premium was a gift: there is nothing to pay.
        </p>
      )}
    </section>
  )
}

export function OrderHistory({ orders }: { orders: readonly OrderView[] }) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="orders-title">
      <h2 className={text.heading3} id="orders-title">
        Order History
      </h2>
      {orders.length === 0 ? (
        <p className={text.muted}>No orders yet. What you pay for will be listed here.</p>
      ) : (
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Status</th>
              <th scope="col" className={figures.figure}>
                Amount
              </th>
            </tr>
          </thead>
          <tbody>
            {orders.map((order) => (
              <tr key={order.id}>
                <td>
                  {order.day}
                  {order.number && (
                    <p className={classNames(text.small, text.muted, styles.number)}>{order.number}</p>
                  )}
                </td>
                <td>
                  <Tag tone={TAG[order.tone]}>{order.label}</Tag>
                </td>
                <td className={classNames(figures.figure, text.num)}>{order.amount}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
