import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { newsletterDeliveries, newsletterSubscribers } from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import { hashOfToken } from './newsletter-links.server.ts'

/**
 * Sends nothing more to the address that this link was mailed to; false for a link that leads to nobody. A letter whose
 * link it was counts it. An address that bounced or complained stays what it is: nothing is sent to it anyway.
 */
export async function leaveNewsletter(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
  letterId: string | null = null,
): Promise<boolean> {
  const mine = eq(newsletterSubscribers.leaveHash, hashOfToken(token))
  const at = now()
  const left = await db
    .update(newsletterSubscribers)
    .set({ status: 'left', leftAt: at, confirmHash: null, confirmUntil: null })
    .where(and(mine, inArray(newsletterSubscribers.status, ['pending', 'confirmed'])))
    .returning({ id: newsletterSubscribers.id })
  if (left[0] && letterId !== null)
    await db
      .update(newsletterDeliveries)
      .set({ leftAt: at })
      .where(
        and(
          eq(newsletterDeliveries.letterId, letterId),
          eq(newsletterDeliveries.subscriberId, left[0].id),
          isNull(newsletterDeliveries.leftAt),
        ),
      )
  return left.length > 0 || (await db.$count(newsletterSubscribers, mine)) > 0
}

/**
 * The member's subscription: the one of the address of their account. Only once they have shown that the address is
 * theirs: else an account made with somebody else's would read and end that person's subscription.
 */
export const subscriptionOfMember = (memberId: string) =>
  sql`${newsletterSubscribers.email} in (select lower(email) from users where id = ${memberId} and email_verified)`

/** Forgets it, with the account. */
export async function forgetSubscription(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(newsletterSubscribers).where(subscriptionOfMember(memberId))
}
