import { z } from 'zod'
import { defineEmail } from '#app/features/mail/email-kind.ts'
import type { Services } from '#app/features/services.ts'
import { billingSamples } from './billing-email-texts.ts'

/** What paying has to tell a member, written when it happened: it holds no secret. The address is theirs when it goes. */
export const billingEmail = defineEmail<
  { memberId: string; subject: string; text: string; html: string },
  Pick<Services, 'accounts'>
>({
  name: 'billing',
  params: z.object({ memberId: z.uuid(), subject: z.string(), text: z.string(), html: z.string() }),
  async write({ memberId, ...message }, { accounts }) {
    const email = await accounts.emailOf(memberId)
    return email === null ? null : { to: email, ...message }
  },
  samples: ({ origin }) => billingSamples(origin),
})
