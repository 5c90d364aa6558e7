import { and, eq, ne, sql } from 'drizzle-orm'
import type { Tx } from '#app/db/open.server.ts'
import { newsletterSubscribers } from '#app/db/schema/index.ts'
import type { Services } from '#app/features/services.ts'
import { hashOfToken } from './newsletter-links.server.ts'

/** Sends nothing more to the address that this link was mailed to; false for a link that leads to nobody. */
export async function leaveNewsletter(
  { db, now }: Pick<Services, 'db' | 'now'>,
  token: string,
): Promise<boolean> {
  const mine = eq(newsletterSubscribers.leaveHash, hashOfToken(token))
  await db
    .update(newsletterSubscribers)
    .set({ status: 'left', leftAt: now(), confirmHash: null, confirmUntil: null })
    .where(and(mine, ne(newsletterSubscribers.status, 'left')))
  return (await db.$count(newsletterSubscribers, mine)) > 0
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
