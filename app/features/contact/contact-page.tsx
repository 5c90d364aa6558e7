import { Link } from 'react-router'
import type { ContactWords } from '#app/domain/contact/contact.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { ContactFaq } from './contact-faq.tsx'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'
import card from '#app/ui/card.module.css'

const FORM_RETURNS_AFTER_MS = 3000

const QUICK_LINKS = [
  ['Help', '/help'],
  ['Pricing', '/pricing'],
  ['Privacy Policy', '/privacy'],
  ['Terms and Conditions', '/terms'],
] as const

type Sent = { reference: string; isMailed: boolean; hasCopy: boolean }

export type ContactResult = FormResult<Sent>

type ContactPageProps = {
  supportEmail: string | null
  trader: { name: string; address: string } | null
  result: ContactResult | null
  /** What stood in the form that was refused. */
  written: ContactWords | null
}

/** A form to write to us, the address for those who would rather mail, and what is asked most. */
export function ContactPage({ supportEmail, trader, result, written }: ContactPageProps) {
  return (
    <main className={classNames(layout.wrap, layout.pageHead, styles.page)}>
      <h1>Contact</h1>
      <p className={text.lede}>
        A question, a problem, an idea? Write to us. A person reads every message and answers within 24 hours
        during business days.
      </p>
      <div className={styles.columns}>
        <div className={classNames(card.card, card.pad)}>
          <div className={layout.stack} data-region="contact">
            {result?.ok === true && result.value.isMailed ? (
              <Thanks {...result.value} />
            ) : (
              <>
                {result?.ok === true && <Stored reference={result.value.reference} />}
                <ContactForm refusal={result?.ok === false ? result : null} written={written} />
              </>
            )}
          </div>
        </div>
        <aside className={layout.stack} aria-label="Other ways">
          {supportEmail !== null && (
            <>
              <h2 className={text.heading3}>Prefer email?</h2>
              <p>
                <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
              </p>
            </>
          )}
          {trader && (
            <>
              <h2 className={classNames(text.heading3, styles.linksTitle)}>Who we are</h2>
              <address className={styles.trader}>
                {trader.name}
                <br />
                {trader.address}
              </address>
            </>
          )}
          <h2 className={classNames(text.heading3, styles.linksTitle)}>Quick links</h2>
          <ul className={styles.links}>
            {QUICK_LINKS.map(([label, href]) => (
              <li key={href}>
                <Link to={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </aside>
      </div>
      <ContactFaq />
    </main>
  )
}

function Stored({ reference }: { reference: string }) {
  return (
    <Notice tone="warn" title="Your message is stored.">
      Our email is slow at the moment, so it will reach us a little later. You do not need to send it again.
      Its reference is {reference}.
    </Notice>
  )
}

/**
 * The thanks; the emptied form waits beside it for `app/enhance/contact-form.ts` to bring it back, under a line that keeps
 * the reference on the page.
 */
function Thanks({ reference, hasCopy }: Sent) {
  return (
    <>
      <output className={layout.stack}>
        <Notice tone="ok" title="Message Sent Successfully!">
          Thank you for contacting us. We've received your message and will get back to you within 24 hours
          during business days.
        </Notice>
        <p className={text.muted}>
          Reference <strong>{reference}</strong>
          {hasCopy && '. A copy is on its way to your email address.'}
        </p>
      </output>
      <noscript>
        <p>
          <a href="/contact">Write another message</a>
        </p>
      </noscript>
      <template data-returns-after={FORM_RETURNS_AFTER_MS}>
        <p className={text.muted}>
          Your message was sent. Its reference is <strong>{reference}</strong>: please quote it if you write
          about this again.
        </p>
        <ContactForm refusal={null} written={null} />
      </template>
    </>
  )
}
