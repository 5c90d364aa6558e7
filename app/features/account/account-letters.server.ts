import { z } from 'zod'
import { defineLetter, type AddressedLetter } from '#app/features/mail/letter-kind.ts'
import type { Letter } from '#app/features/mail/letter.ts'
import type { Services } from '#app/features/services.ts'
import {
  accountDeletedLetter,
  changeEmailLetter,
  confirmEmailLetter,
  emailChangeAskedLetter,
  emailChangedLetter,
  emailHint,
  passwordChangedLetter,
  resetPasswordLetter,
} from './account-mails.ts'

/** The kinds of letters an account sends: what waits in the queue says whose it is, and holds no link. */

type Needs = Pick<Services, 'accounts' | 'site'>
const OfMember = z.object({ memberId: z.uuid() })

export const confirmEmail = defineLetter<z.output<typeof OfMember>, Needs>({
  name: 'confirm-email',
  params: OfMember,
  async write({ memberId }, { accounts }) {
    const made = await accounts.confirmEmailLink(memberId)
    return made && { to: made.to, ...confirmEmailLetter(made.link) }
  },
})

const NewEmail = OfMember.extend({ newEmail: z.string() })

export const changeEmail = defineLetter<z.output<typeof NewEmail>, Needs>({
  name: 'change-email',
  params: NewEmail,
  async write({ memberId, newEmail }, { accounts }) {
    const made = await accounts.changeEmailLink(memberId, newEmail)
    return made && { to: made.to, ...changeEmailLetter(made.link) }
  },
})

export const emailChangeAsked = defineLetter<z.output<typeof NewEmail>, Needs>({
  name: 'email-change-asked',
  params: NewEmail,
  write: ({ memberId, newEmail }, { accounts }) =>
    toMember(accounts, memberId, emailChangeAskedLetter(emailHint(newEmail))),
})

/** To the address the account had before: its owner may not be who changed it. */
export const emailChanged = defineLetter<{ memberId: string; oldEmail: string }, Needs>({
  name: 'email-changed',
  params: OfMember.extend({ oldEmail: z.string() }),
  async write({ memberId, oldEmail }, { accounts, site }) {
    const email = await accounts.emailOf(memberId)
    return email === null
      ? null
      : { to: oldEmail, ...emailChangedLetter(emailHint(email), site.supportEmail) }
  },
})

/** Goes into the queue for every address that is typed: whether it is known is found out when it is written. */
export const resetPassword = defineLetter<{ email: string }, Needs>({
  name: 'reset-password',
  params: z.object({ email: z.string() }),
  async write({ email }, { accounts }) {
    const made = await accounts.resetPasswordLink(email)
    return made && { to: made.to, ...resetPasswordLetter(made.link) }
  },
})

export const passwordChanged = defineLetter<z.output<typeof OfMember>, Needs>({
  name: 'password-changed',
  params: OfMember,
  write: ({ memberId }, { accounts, site }) =>
    toMember(accounts, memberId, passwordChangedLetter(`${site.origin}/auth/forgotten-password`)),
})

/** The last one: there is no account any more to look the address up in. */
export const accountDeleted = defineLetter<{ email: string }, Needs>({
  name: 'account-deleted',
  params: z.object({ email: z.string() }),
  write: async ({ email }) => ({ to: email, ...accountDeletedLetter() }),
})

async function toMember(
  accounts: Services['accounts'],
  memberId: string,
  letter: Letter,
): Promise<AddressedLetter | null> {
  const email = await accounts.emailOf(memberId)
  return email === null ? null : { to: email, ...letter }
}
