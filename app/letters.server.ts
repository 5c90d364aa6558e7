import {
  accountDeleted,
  changeEmail,
  confirmEmail,
  emailChangeAsked,
  emailChanged,
  passwordChanged,
  resetPassword,
} from '#app/features/account/account-letters.server.ts'
import { deviceLink } from '#app/features/account/device-letter.server.ts'
import { billingLetter } from '#app/features/billing/billing-letters.server.ts'
import type { AnyLetterKind } from '#app/features/mail/letter-kind.ts'
import { askSubscriber, welcomeSubscriber } from '#app/features/newsletter/newsletter-letters.server.ts'
import { choosePassword, removedFromStaff, staffNews } from '#app/features/staff/staff-letters.server.ts'
import type { Services } from '#app/features/services.ts'

const KINDS: readonly AnyLetterKind<Services>[] = [
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
  billingLetter,
  choosePassword,
  staffNews,
  removedFromStaff,
]

/** Every kind of letter that goes through the queue. A kind that is not in this list is never sent. */
export const LETTER_KINDS: ReadonlyMap<string, AnyLetterKind<Services>> = new Map(
  KINDS.map((kind) => [kind.name, kind]),
)
