import { type SubmitEvent, useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import {
  annualSaving,
  monthlyShareOf,
  type PricePlan,
  type PlanName,
  PLANS,
  priceOf,
} from '#app/domain/billing/catalogue.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { askToPay } from './ask-provider.ts'
import styles from './plan-picker.module.css'
import pricing from './pricing.module.css'

const TERMS: Record<PlanName, (plan: PricePlan) => string> = {
  monthly: () => 'Billed each month',
  annual: (plan) =>
    `${monthlyShareOf(plan)} a month, billed once a year. Saves ${annualSaving()} against monthly.`,
}

/** Monthly or annual, and on to the payment page. `refused` is what the server said to a form sent without scripts. */
export function PlanPicker({ refused, offReason }: { refused: string | null; offReason: string | null }) {
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState(refused === null ? null : { message: refused, isManaged: false })

  // Back from the payment page by the browser's own button: the page may be as it was left.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setIsBusy(false)
    window.addEventListener('pageshow', wake)
    return () => window.removeEventListener('pageshow', wake)
  }, [])

  const pay = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setError(null)
    const plan = new FormData(event.currentTarget).get('plan')
    const answer = await askToPay('/billing/checkout', plan === 'annual' ? 'annual' : 'monthly')
    if (answer.ok) return window.location.assign(answer.url)
    setIsBusy(false)
    setError({ message: answer.message, isManaged: answer.isManaged ?? false })
  }

  return (
    <Form
      method="post"
      className={classNames(layout.stack, styles.form)}
      onSubmit={(event) => void pay(event)}
    >
      {error !== null && (
        <Notice tone="error">
          {error.message}
          {error.isManaged && (
            <>
              {' '}
              <Link to="/profile">See your subscription</Link>
            </>
          )}
        </Notice>
      )}
      <fieldset className={styles.plans}>
        <legend className={text.srOnly}>Choose a plan</legend>
        {PLANS.map((one) => (
          <label key={one.name} className={styles.plan}>
            <input type="radio" name="plan" value={one.name} defaultChecked={one.name === 'monthly'} />
            <span>
              <strong>{one.title}</strong>
              <span className={classNames(text.small, text.muted)}>{TERMS[one.name](one)}</span>
            </span>
            <b className={classNames(pricing.price, text.num)}>{priceOf(one)}</b>
          </label>
        ))}
      </fieldset>
      <Button type="submit" isBlock isBusy={isBusy} disabledReason={offReason ?? undefined}>
        {isBusy ? 'Processing...' : <ChosenPlan />}
      </Button>
    </Form>
  )
}

/** The styles show the word of the plan that is chosen, with scripts and without. */
function ChosenPlan() {
  return (
    <span>
      Choose{' '}
      {PLANS.map(({ name }) => (
        <span key={name} data-plan={name}>
          {name}
        </span>
      ))}
    </span>
  )
}
