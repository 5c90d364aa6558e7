import { and, eq, gt } from 'drizzle-orm'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import { hashOfToken } from './newsletter-links.server.ts'
import { welcomeSubscriber } from './newsletter-emails.server.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'now'>

const asksBy = (token: string, at: Date) =>
  and(
    eq(newsletterSubscribers.confirmHash, hashOfToken(token)),
    eq(newsletterSubscribers.status, 'pending'),
    gt(newsletterSubscribers.confirmUntil, at),
  )

/** Whether the link still waits to be used. */
export async function canConfirm({ db, now }: Pick<Services, 'db' | 'now'>, token: string): Promise<boolean> {
  return (await db.$count(newsletterSubscribers, asksBy(token, now()))) > 0
}

/** Makes the address count, and welcomes it; false for a link that was used, is too old or never was one. */
export async function confirmSubscription(needs: Needs, token: string): Promise<boolean> {
  const at = needs.now()
  return needs.db.transaction(async (tx) => {
    const [row] = await tx
      .update(newsletterSubscribers)
      .set({ status: 'confirmed', confirmedAt: at, confirmHash: null, confirmUntil: null })
      .where(asksBy(token, at))
      .returning({ id: newsletterSubscribers.id })
    if (!row) return false
    await enqueueEmail(needs.jobs, welcomeSubscriber, { subscriberId: row.id }, { tx })
    return true
  })
}
