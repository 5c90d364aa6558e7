import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TRIAL_ATTEMPTS } from '#app/domain/allowance.ts'
import {
  annualSaving,
  CATALOGUE,
  FREE_PRICE,
  GUARANTEE_DAYS,
  monthlyShareOf,
  priceOf,
} from '#app/domain/billing/catalogue.ts'
import { type ButtonLook, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { BenefitList, PremiumBenefits } from './premium-benefits.tsx'
import styles from './pricing.module.css'
import card from '#app/ui/card.module.css'

const TRIAL = [
  `${TRIAL_ATTEMPTS} recipe generations`,
  `${TRIAL_ATTEMPTS} calorie estimations`,
  `${TRIAL_ATTEMPTS} meal plans of one day`,
  'No credit card required',
]

export function VisitorPlans() {
  return (
    <div className={styles.plans}>
      <section
        className={classNames(card.card, card.pad, layout.stack, styles.plan)}
        aria-labelledby="trial-title"
      >
        <h2 id="trial-title" className={text.heading3}>
          Free Trial
        </h2>
        <p className={classNames(styles.price, text.num)}>{FREE_PRICE}</p>
        <BenefitList benefits={TRIAL} isNarrow />
        <StartTrial variant="secondary" />
      </section>
      <section
        className={classNames(card.card, card.pad, layout.stack, styles.plan, styles.recommended)}
        aria-labelledby="premium-title"
      >
        <h2 id="premium-title" className={text.heading3}>
          Premium
        </h2>
        <p className={classNames(styles.price, text.num)}>
          {priceOf(CATALOGUE.monthly)}
          <small>/month</small>
        </p>
        <p className={classNames(text.small, text.muted)}>
          or {priceOf(CATALOGUE.annual)} a year: {monthlyShareOf(CATALOGUE.annual)} a month,{' '}
          <strong>{annualSaving()} less than twelve months</strong>. Start with the free trial; pay once it
          has helped.
        </p>
        <PremiumBenefits />
        <StartTrial />
      </section>
    </div>
  )
}

function StartTrial({ variant }: Pick<ButtonLook, 'variant'>) {
  return (
    <LinkButton
      as={Link}
      variant={variant}
      isBlock
      className={styles.start}
      to="/pricing?auth=sign-up&to=/pricing"
      preventScrollReset
    >
      Start Free Trial
    </LinkButton>
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
    question: 'Where do I find an invoice?',
    answer: (
      <>
        Under Manage Subscription, for every payment. Your <Link to="/profile">profile</Link> lists them all.
      </>
    ),
  },
  {
    question: 'Can I change between monthly and annual?',
    answer: 'Yes, under Manage Subscription, at any time. Both include the same.',
  },
  {
    question: 'Do I need a credit card for the trial?',
    answer: 'No. The trial has three recipes, three plans and three estimates, without a card.',
  },
  {
    question: 'What happens when the trial is used up?',
    answer:
      'Nothing is charged: there is no card to charge. Your account stays, with the shopping list, the pantry and what you have kept, until you choose Premium or delete it.',
  },
  {
    question: 'Can I take my data with me?',
    answer: (
      <>
        Yes, on every plan: “Download everything” in your <Link to="/profile">profile</Link> gives you all of
        it as one file.
      </>
    ),
  },
]

export function PricingQuestions() {
  return (
    <section className={classNames(layout.stack, styles.questions)} aria-labelledby="questions-title">
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
