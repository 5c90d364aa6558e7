import { z } from 'zod'
import { defineEmail, type AddressedEmail } from '#app/features/mail/email-kind.ts'
import type { EmailContent } from '#app/features/mail/compose-email.ts'
import type { EmailLink } from '#app/features/mail/email-parts.ts'
import {
  accountDeletedEmail,
  changeAddressEmail,
  confirmAddressEmail,
  addressChangeAskedEmail,
  addressChangedEmail,
  emailHint,
  passwordChangedEmail,
  resetPasswordEmail,
} from './account-email-texts.ts'

/** The kinds of e-mails an account sends: what waits in the queue says whose it is, and holds no link. */

type Linked = { to: string; link: string }
type Needs = {
  accounts: {
    emailOf(memberId: string): Promise<string | null>
    confirmEmailLink(memberId: string): Promise<Linked | null>
    changeEmailLink(memberId: string, newEmail: string): Promise<Linked | null>
    resetPasswordLink(email: string): Promise<Linked | null>
  }
  site: { origin: string; supportEmail: string | null }
}
const ofMemberSchema = z.object({ memberId: z.uuid() })

export const confirmEmail = defineEmail<z.output<typeof ofMemberSchema>, Needs>({
  name: 'confirm-email',
  params: ofMemberSchema,
  async write({ memberId }, { accounts }) {
    const made = await accounts.confirmEmailLink(memberId)
    return made && { to: made.to, ...confirmAddressEmail(made.link) }
  },
  samples: ({ origin }) => [confirmAddressEmail(`${origin}/confirm-email?token=sample`)],
})

const newEmailSchema = ofMemberSchema.extend({ newEmail: z.string() })

export const changeEmail = defineEmail<z.output<typeof newEmailSchema>, Needs>({
  name: 'change-email',
  params: newEmailSchema,
  async write({ memberId, newEmail }, { accounts }) {
    const made = await accounts.changeEmailLink(memberId, newEmail)
    return made && { to: made.to, ...changeAddressEmail(made.link) }
  },
  samples: ({ origin }) => [changeAddressEmail(`${origin}/confirm-email?token=sample`)],
})

export const emailChangeAsked = defineEmail<z.output<typeof newEmailSchema>, Needs>({
  name: 'email-change-asked',
  params: newEmailSchema,
  write: ({ memberId, newEmail }, { accounts }) =>
    toMember(accounts, memberId, addressChangeAskedEmail(emailHint(newEmail))),
  samples: () => [addressChangeAskedEmail('a…@example.org')],
})

/** To the address the account had before: its owner may not be who changed it. */
export const emailChanged = defineEmail<{ memberId: string; oldEmail: string }, Needs>({
  name: 'email-changed',
  params: ofMemberSchema.extend({ oldEmail: z.string() }),
  async write({ memberId, oldEmail }, { accounts, site }) {
    const email = await accounts.emailOf(memberId)
    return email === null
      ? null
      : {
          to: oldEmail,
          ...addressChangedEmail(emailHint(email), placeToWrite(site)),
        }
  },
  samples: (site) => [addressChangedEmail('a…@example.org', placeToWrite(site))],
})

/** Goes into the queue for every address that is typed: whether it is known is found out when it is written. */
export const resetPassword = defineEmail<{ email: string }, Needs>({
  name: 'reset-password',
  params: z.object({ email: z.string() }),
  async write({ email }, { accounts }) {
    const made = await accounts.resetPasswordLink(email)
    return made && { to: made.to, ...resetPasswordEmail(made.link) }
  },
  samples: ({ origin }) => [resetPasswordEmail(`${origin}/reset-password?token=sample`)],
})

export const passwordChanged = defineEmail<z.output<typeof ofMemberSchema>, Needs>({
  name: 'password-changed',
  params: ofMemberSchema,
  write: ({ memberId }, { accounts, site }) =>
    toMember(accounts, memberId, passwordChangedEmail(`${site.origin}/auth/forgotten-password`)),
  samples: ({ origin }) => [passwordChangedEmail(`${origin}/auth/forgotten-password`)],
})

/** The last one: there is no account any more to look the address up in. */
export const accountDeleted = defineEmail<{ email: string }, Needs>({
  name: 'account-deleted',
  params: z.object({ email: z.string() }),
  write: async ({ email }) => ({ to: email, ...accountDeletedEmail() }),
  samples: () => [accountDeletedEmail()],
})

const placeToWrite = ({ origin, supportEmail }: Needs['site']): EmailLink =>
  supportEmail === null
    ? { label: 'Write to us', href: `${origin}/contact` }
    : { label: supportEmail, href: `mailto:${supportEmail}` }

async function toMember(
  accounts: Needs['accounts'],
  memberId: string,
  message: EmailContent,
): Promise<AddressedEmail | null> {
  const email = await accounts.emailOf(memberId)
  return email === null ? null : { to: email, ...message }
}
