import type { EmailContent } from '#app/features/mail/compose-email.ts'
import { type EmailScheme, previewOf } from '#app/features/mail/email-page.ts'

/** How wide a letter is shown: on a phone, and in a program on a desk. */
export type PreviewWidth = 'phone' | 'desk'

export type MailPreview = { kind: string; subject: string; text: string; html: string }
export type MailPreviews = { scheme: EmailScheme; width: PreviewWidth; previews: MailPreview[] }

/** The samples as the address asks for them: `scheme=dark`, `width=phone`; anything else is the default. */
export function mailPreviews(
  samples: readonly { kind: string; email: EmailContent }[],
  search: URLSearchParams,
): MailPreviews {
  const scheme = search.get('scheme') === 'dark' ? 'dark' : 'light'
  return {
    scheme,
    width: search.get('width') === 'phone' ? 'phone' : 'desk',
    previews: samples.map(({ kind, email: { subject, text, html } }) => ({
      kind,
      subject,
      text,
      html: previewOf(html, scheme),
    })),
  }
}
