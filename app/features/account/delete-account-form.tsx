import { Form, Link, useNavigation } from 'react-router'
import { GUARANTEE_DAYS } from '#app/domain/billing/catalogue.ts'
import type { Tier } from '#app/domain/allowance.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './account.module.css'
import card from '#app/ui/card.module.css'

type DeleteAccountProps = {
  email: string
  tier: Tier
  /** What is paid and would be lost; null where nothing is. */
  subscription: { isManaged: boolean; paidUntil: string | null } | null
  refusal: Extract<FormResult<never>, { ok: false }> | null
}

/** Says what goes and what stays, and asks for the password. */
export function DeleteAccount({ email, tier, subscription, refusal }: DeleteAccountProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  const wrongPassword = refusal?.fields['password']
  return (
    <div className={classNames(styles.columns, styles.top)}>
      <div className={layout.stack}>
        <section className={layout.stack}>
          <h2 className={text.heading3}>What is deleted</h2>
          <ul className={styles.list}>
            <li>Your recipes, folders and pictures, your pantry, your meal plans and your shopping lists</li>
            <li>Your diary and your weight log</li>
            <li>
              The recipes you shared with the community, with their comments, and your own likes and comments
              on those of others
            </li>
            {subscription?.isManaged && (
              <li>
                Your subscription: it ends at once and takes no further payment.{' '}
                {subscription.paidUntil !== null && (
                  <>
                    You have paid until {subscription.paidUntil}:{' '}
                    <strong>the time that is left is lost</strong> and not refunded automatically. Within{' '}
                    {GUARANTEE_DAYS} days of your first payment <Link to="/contact">ask us for it</Link>{' '}
                    before you delete the account.
                  </>
                )}
              </li>
            )}
            {tier === 'premium' && !subscription?.isManaged && (
              <li>Your Premium, including any time that is left</li>
            )}
            <li>Your name, your email address and your password; every device is signed out</li>
          </ul>
        </section>
        <section className={layout.stack}>
          <h2 className={text.heading3}>What stays</h2>
          <ul className={styles.list}>
            <li>Orders, because invoices have to be kept, but without anything that says they were yours</li>
            <li>
              What you wrote to us on the contact page, with the name and email address you gave there, for
              two years
            </li>
            <li>
              For a year, how much of the free trial was used, with a fingerprint of your email address that
              cannot be turned back into it: a new account with this address continues that trial
            </li>
          </ul>
        </section>
      </div>
      <section className={classNames(card.card, card.pad, layout.stack)}>
        <h2 className={text.heading3}>Delete {email}</h2>
        <p className={text.muted}>
          You may want to <Link to="/profile#your-data">download everything</Link> first.
        </p>
        {refusal && !wrongPassword && <Notice tone="error">{refusal.message}</Notice>}
        <Form method="post" className={layout.stack}>
          <TextField
            label="Current password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            error={wrongPassword}
          />
          <Button type="submit" variant="danger" isBusy={isBusy} isBlock>
            Delete my account for good
          </Button>
          <LinkButton as={Link} variant="quiet" isBlock to="/profile">
            Keep my account
          </LinkButton>
        </Form>
      </section>
    </div>
  )
}
