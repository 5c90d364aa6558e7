import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import styles from './contact-page.module.css'

/** The four questions people ask before they write. */
export const CONTACT_QUESTIONS: readonly { question: string; answer: ReactNode }[] = [
  {
    question: 'How does AI recipe generation work?',
    answer: (
      <p>
        You say what you have. A chef, either our own kitchen software or the AI model that is connected,
        writes recipes from it; each recipe names its writer. The writing is then checked: every ingredient is
        looked up in a food table, diets and allergens are decided from it, and calories and nutrients are
        computed line by line. <Link to="/help">More on how the figures are worked out</Link>.
      </p>
    ),
  },
  {
    question: 'Can I cancel my subscription at any time?',
    answer: (
      <p>
        Yes, under “Manage Subscription”, without writing to us. Premium stays yours until the end of the
        period you have paid for, and nothing is charged after it.
      </p>
    ),
  },
  {
    question: 'Is my data secure, and can I have it deleted?',
    answer: (
      <p>
        Passwords and sessions are stored as hashes, and other members never see your email address. You can
        download everything we hold about you and delete your account in your{' '}
        <Link to="/profile">profile</Link>. The <Link to="/privacy">Privacy Policy</Link> says what is kept,
        why and for how long.
      </p>
    ),
  },
  {
    question: 'Is there a money-back guarantee?',
    answer: (
      <p>
        Yes: 30 days for Premium. Write to us within 30 days of your first payment and we refund it in full.
        You need no reason.
      </p>
    ),
  },
]

export function ContactFaq() {
  return (
    <section className={classNames(layout.stack, styles.questions)} aria-labelledby="faq">
      <h2 id="faq">Frequently asked questions</h2>
      <div>
        {CONTACT_QUESTIONS.map(({ question, answer }) => (
          <Fold key={question} summary={question}>
            {answer}
          </Fold>
        ))}
      </div>
    </section>
  )
}
