import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import { defineLetter } from '#app/features/mail/letter-kind.ts'
import type { Services } from '#app/features/services.ts'
import { confirmUrl, leaveUrl } from './newsletter-links.server.ts'
import { alreadySubscribedLetter, confirmSubscriptionLetter, welcomeLetter } from './newsletter-letters.ts'

/** The kinds of letters of the newsletter. Their links are worked out when a letter is written. */

type Needs = Pick<Services, 'db' | 'seal' | 'site'>
const ToSubscriber = z.object({ subscriberId: z.uuid() })

/** Asks an address that waits; tells one that is confirmed that it gets the letters already. */
export const askSubscriber = defineLetter<z.output<typeof ToSubscriber>, Needs>({
  name: 'newsletter-asked',
  params: ToSubscriber,
  async write({ subscriberId }, needs) {
    const row = await subscriberOf(needs, subscriberId)
    if (!row || row.status === 'left') return null
    const leave = leaveUrl(needs, row.id)
    if (row.status === 'confirmed') return { to: row.email, ...alreadySubscribedLetter(leave) }
    if (!row.confirmUntil) return null
    return { to: row.email, ...confirmSubscriptionLetter(confirmUrl(needs, row.id, row.confirmUntil), leave) }
  },
})

export const welcomeSubscriber = defineLetter<z.output<typeof ToSubscriber>, Needs>({
  name: 'newsletter-welcome',
  params: ToSubscriber,
  async write({ subscriberId }, needs) {
    const row = await subscriberOf(needs, subscriberId)
    return row?.status === 'confirmed' ? { to: row.email, ...welcomeLetter(leaveUrl(needs, row.id)) } : null
  },
})

async function subscriberOf({ db }: Pick<Needs, 'db'>, id: string) {
  const [row] = await db.select().from(newsletterSubscribers).where(eq(newsletterSubscribers.id, id))
  return row ?? null
}
