import {
  accountDeleted,
  changeEmail,
  confirmEmail,
  emailChangeAsked,
  emailChanged,
  passwordChanged,
  resetPassword,
} from '#app/features/account/account-emails.server.ts'
import { deviceLink } from '#app/features/account/device-email.server.ts'
import { billingEmail } from '#app/features/billing/billing-emails.server.ts'
import { recipeTakenDown } from '#app/features/community/taken-down-email.server.ts'
import { contactAnswer } from '#app/features/contact/contact-answer-email.server.ts'
import { contactCopy } from '#app/features/contact/contact-copy-email.server.ts'
import { contactSample } from '#app/features/contact/contact-email-texts.ts'
import { letterTest } from '#app/features/letters/letter-test-email.server.ts'
import type { EmailContent } from '#app/features/mail/compose-email.ts'
import type { AnyEmailKind, SampleSite } from '#app/features/mail/email-kind.ts'
import { askSubscriber, welcomeSubscriber } from '#app/features/newsletter/newsletter-emails.server.ts'
import { useUpReminder } from '#app/features/reminders/reminder-email.server.ts'
import {
  choosePassword,
  removedFromStaff,
  reviewNews,
  staffNews,
} from '#app/features/staff/staff-emails.server.ts'
import type { Services } from '#app/features/services.ts'

/** What e-mails are written from: `inbox` is where answers to us go. */
type EmailServices = Services & { inbox: string }

const KINDS: readonly AnyEmailKind<EmailServices>[] = [
  confirmEmail,
  changeEmail,
  emailChangeAsked,
  emailChanged,
  resetPassword,
  passwordChanged,
  accountDeleted,
  deviceLink,
  askSubscriber,
  welcomeSubscriber,
  letterTest,
  billingEmail,
  useUpReminder,
  recipeTakenDown,
  contactAnswer,
  contactCopy,
  choosePassword,
  reviewNews,
  staffNews,
  removedFromStaff,
]

/** Every kind of e-mail that goes through the queue. A kind that is not in this list is never sent. */
export const EMAIL_KINDS: ReadonlyMap<string, AnyEmailKind<EmailServices>> = new Map(
  KINDS.map((kind) => [kind.name, kind]),
)

/** Every e-mail in each of its wordings, from made-up facts, by the name of its kind. */
export function emailSamples(site: SampleSite): { kind: string; email: EmailContent }[] {
  const ofKinds = KINDS.flatMap(({ name, samples }) => samples(site).map((email) => ({ kind: name, email })))
  return [...ofKinds, { kind: 'contact-message', email: contactSample() }]
}
