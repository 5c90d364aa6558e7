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
import type { AnyEmailKind } from '#app/features/mail/email-kind.ts'
import { askSubscriber, welcomeSubscriber } from '#app/features/newsletter/newsletter-emails.server.ts'
import { useUpReminder } from '#app/features/reminders/reminder-email.server.ts'
import {
  choosePassword,
  removedFromStaff,
  reviewNews,
  staffNews,
} from '#app/features/staff/staff-emails.server.ts'
import type { Services } from '#app/features/services.ts'

const KINDS: readonly AnyEmailKind<Services>[] = [
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
  billingEmail,
  useUpReminder,
  choosePassword,
  reviewNews,
  staffNews,
  removedFromStaff,
]

/** Every kind of e-mail that goes through the queue. A kind that is not in this list is never sent. */
export const EMAIL_KINDS: ReadonlyMap<string, AnyEmailKind<Services>> = new Map(
  KINDS.map((kind) => [kind.name, kind]),
)
