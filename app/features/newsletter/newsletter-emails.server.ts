import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import { defineEmail } from '#app/features/mail/email-kind.ts'
import type { Services } from '#app/features/services.ts'
import { choicesUrl, confirmUrl, leaveUrl } from './newsletter-links.server.ts'
import { alreadySubscribedEmail, confirmSubscriptionEmail, welcomeEmail } from './newsletter-email-texts.ts'

/** The kinds of e-mails of the newsletter. Their links are worked out when an e-mail is written. */

type Needs = Pick<Services, 'db' | 'seal' | 'site'>
const toSubscriberSchema = z.object({ subscriberId: z.uuid() })

/** Asks an address that waits; tells one that is confirmed that it gets the e-mails already. */
export const askSubscriber = defineEmail<z.output<typeof toSubscriberSchema>, Needs>({
  name: 'newsletter-asked',
  params: toSubscriberSchema,
  async write({ subscriberId }, needs) {
    const row = await subscriberOf(needs, subscriberId)
    if (row?.status !== 'pending' && row?.status !== 'confirmed') return null
    const leave = leaveUrl(needs, row.id)
    if (row.status === 'confirmed')
      return { to: row.email, ...alreadySubscribedEmail(leave, choicesUrl(needs, row.id)) }
    if (!row.confirmUntil) return null
    return { to: row.email, ...confirmSubscriptionEmail(confirmUrl(needs, row.id, row.confirmUntil), leave) }
  },
  samples: ({ origin }) => [
    confirmSubscriptionEmail(`${origin}/newsletter/confirm?token=sample`, sampleLeaveUrl(origin)),
    alreadySubscribedEmail(sampleLeaveUrl(origin), `${origin}/newsletter/choices?token=sample`),
  ],
})

export const welcomeSubscriber = defineEmail<z.output<typeof toSubscriberSchema>, Needs>({
  name: 'newsletter-welcome',
  params: toSubscriberSchema,
  async write({ subscriberId }, needs) {
    const row = await subscriberOf(needs, subscriberId)
    return row?.status === 'confirmed' ? { to: row.email, ...welcomeEmail(leaveUrl(needs, row.id)) } : null
  },
  samples: ({ origin }) => [welcomeEmail(sampleLeaveUrl(origin))],
})

const sampleLeaveUrl = (origin: string) => `${origin}/newsletter/leave?token=sample`

async function subscriberOf({ db }: Pick<Needs, 'db'>, id: string) {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  return row ?? null
}
