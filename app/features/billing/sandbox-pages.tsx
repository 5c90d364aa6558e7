import { Form, useNavigation } from 'react-router'
import { CATALOGUE, type PlanName, priceLine, priceOf } from '#app/domain/billing/catalogue.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import styles from './payment-page.module.css'
import sectionStyles from './subscription-section.module.css'
import type { PortalView } from './present-portal.ts'
import { SandboxBadge } from './sandbox-badge.tsx'
import card from '#app/ui/card.module.css'
import figures from '#app/ui/figure-table.module.css'

/** The pages that a payment provider would have. */

type CheckoutPageProps = {
  plan: PlanName
  status: 'open' | 'complete' | 'expired'
  cancelUrl: string
  successUrl: string
  isDeclined: boolean
}

export function SandboxCheckoutPage({ plan, status, cancelUrl, successUrl, isDeclined }: CheckoutPageProps) {
  const { title } = CATALOGUE[plan]
  const busy = useBusy('outcome')
  return (
    <main className={classNames(layout.wrap, layout.pageHead, styles.page)}>
      <div className={classNames(card.pad, layout.stack, styles.content, styles.sandbox)}>
        <Tag tone="preview">Sandbox</Tag>
        <h1>Checkout</h1>
        <SandboxBadge />
        <table className={figures.table}>
          <tbody>
            <tr>
              <th scope="row">{title}</th>
              <td className={figures.figure}>{priceLine(CATALOGUE[plan])}</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">To pay today</th>
              <td className={figures.figure}>{priceOf(CATALOGUE[plan])}</td>
            </tr>
          </tfoot>
        </table>
        {status === 'open' ? (
          <Form method="post" className={layout.stack}>
            {isDeclined && (
              <Notice tone="error" title="Your card was declined.">
                Nothing was paid. Try again, or go back.
              </Notice>
            )}
            <p className={text.muted}>Choose what the card does:</p>
            <div className={classNames(layout.row, styles.actions)}>
              <Button type="submit" name="outcome" value="paid" isBusy={busy === 'paid'}>
                Pay {priceOf(CATALOGUE[plan])}
              </Button>
              <Button
                type="submit"
                variant="secondary"
                name="outcome"
                value="declined"
                isBusy={busy === 'declined'}
              >
                Be declined
              </Button>
              <Button type="submit" variant="quiet" name="outcome" value="left">
                Leave without paying
              </Button>
            </div>
          </Form>
        ) : (
          <>
            <Notice tone={status === 'complete' ? 'ok' : 'warn'}>
              {status === 'complete'
                ? 'This was paid already.'
                : 'This page is closed: it can no longer be paid.'}
            </Notice>
            <p>
              <LinkButton variant="secondary" href={status === 'complete' ? successUrl : cancelUrl}>
                {status === 'complete' ? 'See the confirmation' : 'Back to the prices'}
              </LinkButton>
            </p>
          </>
        )}
      </div>
    </main>
  )
}

const DONE: Record<string, string> = {
  cancel: 'It will not renew.',
  resume: 'It renews again.',
  'change-plan': 'The other plan starts now.',
  'fail-renewal': 'A renewal came and the card was declined.',
  'update-card': 'The card was changed, and what was owed is paid.',
  'end-period': 'The period is over.',
  'end-now': 'It has ended at once.',
  'leave-unpaid': 'The renewal was not paid and will not be tried again.',
  pause: 'It is paused.',
  refund: 'The last payment was refunded.',
  dispute: 'The bank of the card asks for the last payment back.',
  'lose-dispute': 'The bank decided: the payment goes back.',
  'win-dispute': 'The bank decided: the payment stands.',
}

export function SandboxPortalPage({ portal, done }: { portal: PortalView; done: string | null }) {
  const { subscription, bills, returnUrl } = portal
  return (
    <main className={classNames(layout.wrap, layout.pageHead, styles.page)}>
      <div className={classNames(card.pad, layout.stack, styles.content, styles.sandbox)}>
        <Tag tone="preview">Sandbox</Tag>
        <h1>Billing portal</h1>
        <SandboxBadge />
        {done !== null && <Notice tone="ok">{DONE[done] ?? 'Done.'}</Notice>}
        {subscription ? (
          <>
            <table className={figures.table}>
              <tbody>
                <tr>
                  <th scope="row">{subscription.title}</th>
                  <td className={figures.figure}>{subscription.price}</td>
                </tr>
                <tr>
                  <th scope="row">Status</th>
                  <td className={figures.figure}>{subscription.label}</td>
                </tr>
                <tr>
                  <th scope="row">Period</th>
                  <td className={figures.figure}>{subscription.period}</td>
                </tr>
                <tr>
                  <th scope="row">Card</th>
                  <td className={figures.figure}>{subscription.card}</td>
                </tr>
              </tbody>
            </table>
            <PortalActs subscription={subscription} hasDispute={portal.hasDispute} />
          </>
        ) : (
          <Notice>There is no subscription yet.</Notice>
        )}
        {bills.length > 0 && <Bills bills={bills} />}
        <p>
          <LinkButton variant="quiet" href={returnUrl}>
            Return to Mealwright
          </LinkButton>
        </p>
      </div>
    </main>
  )
}

function PortalActs({
  subscription,
  hasDispute,
}: {
  subscription: NonNullable<PortalView['subscription']>
  hasDispute: boolean
}) {
  const busy = useBusy('act')
  if (subscription.isOver) return <Notice>It is over. A new one begins on the pricing page.</Notice>
  const act = (value: string, words: string, variant: 'primary' | 'secondary' = 'secondary') => (
    <Button type="submit" name="act" value={value} variant={variant} isBusy={busy === value}>
      {words}
    </Button>
  )
  return (
    <Form method="post" className={layout.stack}>
      <h2 className={text.heading4}>What a customer can do</h2>
      <div className={classNames(layout.row, styles.actions)}>
        {subscription.isActive && act('change-plan', `Change to ${subscription.otherPlan}`)}
        {act('update-card', 'Update the card', subscription.isActive ? 'secondary' : 'primary')}
        {subscription.isCancelling
          ? act('resume', 'Resume')
          : act('cancel', 'Cancel at the end of the period')}
      </div>
      <h2 className={text.heading4}>What can happen</h2>
      <div className={classNames(layout.row, styles.actions)}>
        {subscription.isActive && act('fail-renewal', 'Fail a renewal')}
        {subscription.isLiving && act('leave-unpaid', 'Leave a renewal unpaid')}
        {subscription.isActive && act('pause', 'Pause it')}
        {act('end-period', 'Let the period end')}
        {act('end-now', 'End it at once')}
        {subscription.isActive && act('refund', 'Refund the last payment')}
        {subscription.isActive && !hasDispute && act('dispute', 'Dispute the last payment')}
        {hasDispute && act('lose-dispute', 'Lose the dispute')}
        {hasDispute && act('win-dispute', 'Win the dispute')}
      </div>
    </Form>
  )
}

function Bills({ bills }: Pick<PortalView, 'bills'>) {
  return (
    <section className={layout.stack}>
      <h2 className={text.heading4}>Bills</h2>
      <table className={classNames(figures.table, figures.tight)}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Number</th>
            <th scope="col">Status</th>
            <th scope="col" className={figures.figure}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.number}>
              <td>{bill.day}</td>
              <td className={sectionStyles.number}>{bill.number}</td>
              <td>{bill.status}</td>
              <td className={figures.figure}>{bill.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function useBusy(name: string): string | null {
  const { state, formData } = useNavigation()
  const value = state === 'idle' ? null : formData?.get(name)
  return typeof value === 'string' ? value : null
}
