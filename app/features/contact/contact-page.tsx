import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ContactFaq } from './contact-faq.tsx'
import { ContactForm } from './contact-form.tsx'

const FORM_RETURNS_AFTER_MS = 3000

const QUICK_LINKS = [
  ['Help', '/help'],
  ['Pricing', '/pricing'],
  ['Privacy Policy', '/privacy'],
  ['Terms and Conditions', '/terms'],
] as const

export type ContactResult = FormResult<{ reference: string; isMailed: boolean }>

type ContactPageProps = { supportEmail: string; result: ContactResult | null }

/** A form to write to us, the address for those who would rather mail, and what is asked most. */
export function ContactPage({ supportEmail, result }: ContactPageProps) {
  const isSent = result?.ok === true && result.value.isMailed
  const [seen, setSeen] = useState<ContactResult | null>(null)
  const isShowingSent = isSent && seen !== result

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => setSeen(result), FORM_RETURNS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isSent, result])

  return (
    <main className="wrap page-head pb-16">
      <h1>Contact</h1>
      <p className="lede">
        A question, a fault, an idea? Write to us. A person reads every message and answers within 24 hours
        during business days.
      </p>
      <div className="contact">
        <div className="card card-pad">
          {result?.ok === true && <Outcome {...result.value} isShowingSent={isShowingSent} />}
          {!isShowingSent && (
            <ContactForm
              // What was sent is gone from the form; what was refused stays in it.
              key={result?.ok === true ? result.value.reference : 'first'}
              refusal={result?.ok === false ? result : null}
            />
          )}
        </div>
        <aside className="stack" aria-label="Other ways">
          <h2 className="text-xl">Rather by mail?</h2>
          <p>
            <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          </p>
          <h2 className="text-xl">Quick links</h2>
          <ul className="grid gap-2">
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

function Outcome({
  reference,
  isMailed,
  isShowingSent,
}: {
  reference: string
  isMailed: boolean
  isShowingSent: boolean
}) {
  if (!isMailed) {
    return (
      <Notice tone="warn" title="Your message is stored.">
        Our mail is slow at the moment, so it will reach us a little later; you need not send it again. Its
        reference is {reference}.
      </Notice>
    )
  }
  if (!isShowingSent) return null
  return (
    <output className="stack">
      <Notice tone="ok" title="Message Sent Successfully!">
        Thank you for contacting us. We've received your message and will get back to you within 24 hours
        during business days.
      </Notice>
      <p className="text-ink-2">
        Reference <strong>{reference}</strong>
      </p>
    </output>
  )
}
