import { shortened } from '#app/domain/shortened.ts'
import { plainTextOf } from '#app/domain/blog/html-text.ts'
import type { LetterKind } from '#app/domain/newsletter/letters.ts'
import type { EmailContent } from '#app/features/mail/compose-email.ts'
import { articleEmailPage } from '#app/features/mail/email-page.ts'
import type { EmailLink, EmailNote } from '#app/features/mail/email-parts.ts'
import { letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'

export type LetterEmailParts = {
  kind: LetterKind
  subject: string
  /** Cleaned. */
  html: string
  origin: string
  /** The post on the site, where the letter is one. */
  postUrl: string | null
  /** Who runs the site, where that is set: many countries want it in every such letter. */
  trader: { name: string; address: string } | null
}

export type ReaderLinks = { leaveUrl: string; choicesUrl: string }

/** Stands for a reader's own addresses until a copy is made. The domain is reserved: it can be nobody's (RFC 2606). */
const LEAVE = 'https://reader.invalid/leave'
const CHOICES = 'https://reader.invalid/choices'

/** A letter, worked out once; for each reader only their own links are put in. */
export function letterEmail(
  parts: LetterEmailParts,
): (links: ReaderLinks) => EmailContent & { leaveUrl: string } {
  const { subject, html, origin, postUrl } = parts
  const action: EmailLink | null = postUrl === null ? null : { label: 'Read it on the site', href: postUrl }
  const notes = closingNotes(parts)
  const page = articleEmailPage({
    subject,
    firstWords: shortened(plainTextOf(html), 140),
    bodyHtml: letterHtml(html, origin),
    action,
    notes,
  })
  const text = [
    subject,
    letterText(html, origin),
    ...(action ? [`${action.label}: ${action.href}`] : []),
    ...notes.map((note) => (typeof note === 'string' ? note : `${note.words} ${note.link.href}`)),
    'Mealwright',
  ].join('\n\n')
  return ({ leaveUrl, choicesUrl }) => {
    const own = (words: string, written: (url: string) => string) =>
      words.replaceAll(LEAVE, () => written(leaveUrl)).replaceAll(CHOICES, () => written(choicesUrl))
    return {
      subject,
      text: own(text, (url) => url),
      html: own(page, (url) => url.replaceAll('&', '&amp;')),
      leaveUrl,
    }
  }
}

function closingNotes({ kind, trader }: LetterEmailParts): EmailNote[] {
  return [
    kind === 'digest'
      ? 'You get this digest because you chose it and confirmed your address.'
      : 'You get this email because you subscribed to our newsletter and confirmed your address.',
    {
      words: 'The newsletter, a weekly digest of new posts, or both:',
      link: { label: 'Choose what you receive', href: CHOICES },
    },
    { words: 'Unsubscribe from everything with one click:', link: { label: 'Unsubscribe', href: LEAVE } },
    ...(trader ? [`${trader.name}, ${trader.address.replaceAll('\n', ', ')}`] : []),
  ]
}
